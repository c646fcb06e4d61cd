import { CULTURAL_REGIONS, PREPARATION_MODULE_IDS } from "contract/cultural-terms";
import { z } from "zod";
import { MultipleChoice } from "../multiple-choice.ts";
import { Source } from "../source.ts";

/** Key of a profile, as the person's `targetRegion` holds it. */
export const CulturalRegion = z.enum(CULTURAL_REGIONS);
export type CulturalRegion = z.infer<typeof CulturalRegion>;

/** One day, or one run of days, on which offices are likely to be closed. */
export const Holiday = z.object({
  name: z.string(),
  /** The rule that sets the date, in words. */
  when: z.string(),
  /**
   * What moves it. fixed: same date every year; weekday: a certain Monday or Thursday; easter: by
   * Easter Sunday; equinox: by the sun, announced the year before; lunar: by a moon calendar.
   */
  calendar: z.enum(["fixed", "weekday", "easter", "equinox", "lunar"]),
  /** First day of the next one after 22 November 2026, before any substitute day. ISO date. */
  next: z.iso.date(),
  /** True where the moon is still to be sighted: the day may shift by one. */
  isEstimate: z.boolean().optional(),
});
export type Holiday = z.infer<typeof Holiday>;

/** How interviews tend to go in one country: tendencies of many interviewers, never a rule for one. */
export const CulturalProfile = z.object({
  key: CulturalRegion,
  region: z.enum([
    "North America",
    "Europe",
    "East Asia",
    "Middle East",
    "Southeast Asia",
    "Oceania",
  ]),
  /** Stored as the person's `culturalBackground` when the region is saved. */
  country: z.string(),
  interviewStyle: z.enum(["semi-formal", "formal"]),
  communicationStyle: z.enum(["direct", "indirect", "high-context"]),
  timeOrientation: z.enum(["punctual", "relationship-first"]),
  eyeContactNorms: z.string(),
  handshakeStyle: z.string(),
  personalSpacePreference: z.string(),
  hierarchyRespect: z.enum(["low", "moderate", "high"]),
  smallTalkExpectation: z.enum(["minimal", "welcome", "essential"]),
  businessCardProtocol: z.string(),
  giftGivingNorms: z.string(),
  /** IANA name of the zone most airline offices of the country keep; one of the timezone options. */
  timeZone: z.string(),
  /** Office hours in local time (specification 2, section 9). */
  businessHours: z.string().regex(/^\d{1,2}:\d{2} AM - \d{1,2}:\d{2} PM$/),
  /** Which days are worked, and what shortens them. */
  workingWeek: z.string(),
  dressCodeExpectations: z.array(z.string()).min(3).max(5),
  commonGreetings: z.array(z.string()).min(3).max(5),
  culturalTaboos: z.array(z.string()).min(4).max(6),
  /** The stages of a cabin crew selection there, in their usual order. */
  selectionStages: z.array(z.string()).min(4).max(6),
  interviewTips: z.array(z.string()).min(5).max(7),
  typicalQuestions: z.array(z.string()).min(5).max(6),
  /** In the order of the calendar year. */
  holidays: z.array(Holiday).min(6),
  sources: z.array(Source).min(1),
});
export type CulturalProfile = z.infer<typeof CulturalProfile>;

/** One of the fourteen choices of the timezone adapter (specification 2, section 3). */
export const TimezoneOption = z.object({
  /** IANA name, e.g. "Asia/Kolkata". */
  value: z.string(),
  label: z.string(),
  /** Offset of standard time, e.g. "UTC-5" or "UTC+5:30". */
  offset: z.string().regex(/^UTC[+-]\d{1,2}(:\d{2})?$/),
  /** Whether clocks go forward by an hour in summer. */
  hasDaylightSaving: z.boolean(),
  /** When the clocks change, or that they do not. */
  clockChanges: z.string(),
});
export type TimezoneOption = z.infer<typeof TimezoneOption>;

/** One part of Smart Prep: something to do, with the minutes it takes. */
export const PreparationModule = z.object({
  id: z.enum(PREPARATION_MODULE_IDS),
  title: z.string(),
  description: z.string(),
  /** Minutes with their unit, e.g. "15 min". */
  estimatedTime: z.string().regex(/^\d{2} min$/),
  priority: z.enum(["high", "medium"]),
  /** Another priority while the interview is fewer than `underDays` days away. */
  priorityWhenSoon: z
    .object({ underDays: z.number().int().positive(), priority: z.enum(["high", "medium"]) })
    .optional(),
  tasks: z.array(z.string()).min(4).max(6),
});
export type PreparationModule = z.infer<typeof PreparationModule>;

/** A moment of the interview day in which the body speaks first: what would you do. */
export const Scene = MultipleChoice.extend({
  /** The norm of the profile that it rests on. */
  about: z.enum(["eyeContact", "greeting", "distance", "bearing"]),
});
export type Scene = z.infer<typeof Scene>;

/** A question added to the practice because of a trait of the profile (specification 2, section 9). */
export const AdaptedQuestion = z.object({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** The field of the profile and the value that add the question. */
  because: z.union([
    z.object({ smallTalkExpectation: z.literal("essential") }),
    z.object({ hierarchyRespect: z.literal("high") }),
    z.object({ communicationStyle: z.literal("high-context") }),
  ]),
  place: z.enum(["front", "end"]),
  question: z.string(),
  /** What an assessor would write down when it is heard. */
  listensFor: z.array(z.string()).min(3).max(5),
});
export type AdaptedQuestion = z.infer<typeof AdaptedQuestion>;
