import { z } from "zod";
import {
  AVAILABILITY_EXCEPTIONS_MAX,
  AVAILABILITY_RULES_MAX,
  BUFFER_MINUTES,
  HORIZON_DAYS,
  INTRODUCTION_MAX_CHARACTERS,
  NOTICE_HOURS,
} from "./availability-terms.ts";
import { IsoDate } from "./iso-date.ts";
import { TimeZone } from "./users.ts";

/** A quarter of an hour on the clock, "09:15"; "24:00" is the end of the day. */
const QuarterOfDay = z
  .string("Use a time like 09:15")
  .regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, "Use a quarter of an hour, like 09:15");

const times = { from: QuarterOfDay, until: QuarterOfDay };
const endsAfter = ({ from, until }: { from: string; until: string }) => until > from;
const ORDER = {
  message: "End later than you begin; past midnight goes on with a window on the next day",
  path: ["until"],
};

/** Hours on one day, in the recruiter's zone. */
export const AvailabilityWindow = z.object(times).refine(endsAfter, ORDER);
export type AvailabilityWindow = z.infer<typeof AvailabilityWindow>;

/** Hours that come back each week. */
export const AvailabilityRule = z
  .object({ weekday: z.number().int().min(0).max(6), ...times })
  .refine(endsAfter, ORDER);
export type AvailabilityRule = z.infer<typeof AvailabilityRule>;

/** One date that is unlike its weekday: other hours, or none. */
export const AvailabilityException = z.object({
  date: IsoDate,
  windows: z.array(AvailabilityWindow).max(8, "Use at most 8 windows on a day"),
});
export type AvailabilityException = z.infer<typeof AvailabilityException>;

/** `version` is that of the hours as they were read, 0 before the first time; a newer one refuses with 409. */
export const AvailabilityChange = z.object({
  zone: TimeZone,
  /** Weekdays from Sunday = 0. */
  rules: z
    .array(AvailabilityRule)
    .max(AVAILABILITY_RULES_MAX, `Use at most ${AVAILABILITY_RULES_MAX} weekly windows`),
  exceptions: z
    .array(AvailabilityException)
    .max(AVAILABILITY_EXCEPTIONS_MAX, `Use at most ${AVAILABILITY_EXCEPTIONS_MAX} dates`)
    .refine(
      (dates) => new Set(dates.map(({ date }) => date)).size === dates.length,
      "Name each date once",
    ),
  /** Minutes left free after each interview. */
  bufferMinutes: z.literal([...BUFFER_MINUTES]),
  noticeHours: z.literal([...NOTICE_HOURS]),
  horizonDays: z.literal([...HORIZON_DAYS]),
  /** What candidates read before they choose. */
  introduction: z
    .string()
    .trim()
    .max(INTRODUCTION_MAX_CHARACTERS, `Use at most ${INTRODUCTION_MAX_CHARACTERS} characters`),
  /** False hides all slots, and leaves what is booked. */
  isPublished: z.boolean(),
  version: z.number().int().min(0),
});
export type AvailabilityChange = z.infer<typeof AvailabilityChange>;

export const Availability = AvailabilityChange.extend({ userId: z.uuid() });
export type Availability = z.infer<typeof Availability>;
