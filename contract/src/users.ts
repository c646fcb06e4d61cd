import { z } from "zod";
import { CULTURAL_REGIONS } from "./cultural-terms.ts";
import { IsoDate } from "./iso-date.ts";
import { Profile } from "./session.ts";

/** What an airline or a person may grant for a disability. Kept with the account, used by timed screens. */
export const Accommodations = z.object({
  moreTime: z.boolean(),
  secondTake: z.boolean(),
  noCamera: z.boolean(),
});
export type Accommodations = z.infer<typeof Accommodations>;

export const User = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  profile: Profile,
  /** Name of an airline in the reference guide; empty when none is set. */
  targetAirline: z.string(),
  targetRegion: z.string().nullable(),
  timezone: z.string().nullable(),
  culturalBackground: z.string().nullable(),
  interviewDate: z.string().nullable(),
  accommodations: Accommodations,
  isDemo: z.boolean(),
  hasPasskey: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof User>;

export const UserChange = z
  .object({
    name: z.string().trim().min(1, "Full name is required").max(120),
    targetAirline: z.string().trim().max(80),
    interviewDate: z.union([IsoDate, z.null()]),
    accommodations: Accommodations,
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "Name at least one field to change");
export type UserChange = z.infer<typeof UserChange>;

/** An IANA time zone that this runtime knows, e.g. "Asia/Dubai". */
export const TimeZone = z
  .string("Please select a timezone")
  .min(1, "Please select a timezone")
  .max(80, "This timezone is not known")
  .refine(isKnownTimeZone, "This timezone is not known");

export const CulturalContext = z.object({
  targetRegion: z.enum(CULTURAL_REGIONS, "Please select a target region"),
  timezone: TimeZone,
  culturalBackground: z.string().trim().max(80).optional(),
});
export type CulturalContext = z.infer<typeof CulturalContext>;

/** Everything stored about a person: the account, and one list for each room that keeps something. */
export const UserExport = z.looseObject({ exportedAt: z.iso.datetime(), user: User });
export type UserExport = z.infer<typeof UserExport>;

/** A bare offset ("+05:00") is none: it does not know of summer time. */
function isKnownTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
