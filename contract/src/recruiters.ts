import { z } from "zod";

/** What anybody signed in may know of a recruiter. */
export const Recruiter = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Mean of the candidates' ratings, 1 to 5; 5 before the first. */
  rating: z.number().min(1).max(5),
  ratings: z.number().int().min(0),
  introduction: z.string(),
  /** They have given the organisation's code; null where the organisation has set none. */
  isConfirmed: z.boolean().nullable(),
  /** IANA zone of the recruiter's hours; null before they are set. */
  zone: z.string().nullable(),
});
export type Recruiter = z.infer<typeof Recruiter>;

/** A recruiter who can be booked, with the slot that comes first. */
export const OpenRecruiter = Recruiter.extend({ nextSlot: z.iso.datetime() });
export type OpenRecruiter = z.infer<typeof OpenRecruiter>;

/** The organisation's code, which a recruiter gives once. */
export const RecruiterCode = z.object({
  code: z.string().trim().min(1, "Enter the code").max(200, "Use at most 200 characters"),
});
export type RecruiterCode = z.infer<typeof RecruiterCode>;

/** Beginnings of the interviews that can be booked, in their order, each `durationMinutes` long. */
export const OpenSlots = z.object({
  zone: z.string(),
  durationMinutes: z.number().int(),
  slots: z.array(z.iso.datetime()),
});
export type OpenSlots = z.infer<typeof OpenSlots>;

/** The figures over a recruiter's lists, however long the lists are. */
export const RecruiterFigures = z.object({
  totalInterviews: z.number().int(),
  /** Scheduled or in progress. */
  upcoming: z.number().int(),
  completed: z.number().int(),
  /** Mean of the overall scores that this recruiter gave; null without any. */
  averageScore: z.number().nullable(),
  evaluations: z.number().int(),
});
export type RecruiterFigures = z.infer<typeof RecruiterFigures>;
