import type { CulturalProfile, Holiday } from "content/cultures/schema";
import type { TimingPlan } from "contract/preparation";
import { type ClockChange, nextClockChange } from "../zones/clock-changes.ts";
import { workingHoursOf } from "../zones/day-band.ts";
import { dateOf, datePlus, instantOf, type WallClock, wallClock } from "../zones/zone-clock.ts";

/** What a plan is held to. */
export const TIMING_RULES = [
  "exists",
  "ahead",
  "office",
  "early",
  "buffer",
  "wake",
  "sleep",
] as const;
export type TimingRule = (typeof TIMING_RULES)[number];

/** Early enough to be let in without haste: a waiting room opens, a reception takes its time. */
export const EARLY_MINUTES = { video: 15, "in-person": 30 } as const;
/** A restart of the device, another network, a missed bus. */
export const BUFFER_MINUTES = 15;
/** The grogginess after waking fades within about an hour (Hilditch and McHill 2019); the rest is for dressing. */
export const AWAKE_MINUTES = 90;
/** Seven hours and more for adults (AASM and SRS consensus 2015). */
export const SLEEP_MINUTES = 7 * 60;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export interface TimingMark {
  rule: TimingRule;
  isKept: boolean;
  /** How many minutes the plan has; null where the rule counts none. */
  minutes: number | null;
}

export interface TimingCheck {
  /** When it begins. */
  at: Date;
  /** The zone that the person's own times are meant in. */
  dayZone: string;
  /** The same moment where the person is. */
  there: WallClock;
  asleepAt: Date;
  wakeAt: Date;
  thereAt: Date;
  marks: TimingMark[];
  /** Rules that are kept, 0 to 100. */
  score: number;
  /** Clocks of either zone change between now and the interview. */
  clockChanges: ClockChange[];
  /** A holiday of the interview country on that day. */
  holiday: Holiday | null;
  isWeekend: boolean;
}

/**
 * Checks the plan of an interview day by rules. Both zones must be known to this runtime (`isKnownZone`).
 * The times of day are the last ones before what follows them, so that a night or a date line may lie between.
 */
export function checkTiming(
  plan: TimingPlan,
  profile: Pick<CulturalProfile, "businessHours" | "holidays">,
  now: Date,
): TimingCheck {
  const [date = "", time = ""] = plan.interviewAt.split("T");
  const { at, shown } = instantOf(date, time, plan.interviewZone);
  const dayZone = plan.place === "video" ? plan.homeZone : plan.interviewZone;
  const thereAt = lastBefore(plan.thereAt, at, dayZone);
  const wakeAt = lastBefore(plan.wakeAt, thereAt, dayZone);
  const asleepAt = lastBefore(plan.asleepAt, wakeAt, dayZone);

  const clock = wallClock(at, plan.interviewZone);
  const minuteOfDay = clock.hour * 60 + clock.minute;
  const { from, until } = workingHoursOf(profile.businessHours);
  const isWeekend = clock.weekday === 0 || clock.weekday === 6;
  const holiday = profile.holidays.find(({ next }) => next === date) ?? null;

  const early = minutesBetween(thereAt, at);
  const awake = minutesBetween(wakeAt, thereAt) - plan.bufferMinutes;
  const asleep = minutesBetween(asleepAt, wakeAt);
  const marks: TimingMark[] = [
    { rule: "exists", isKept: shown === "once", minutes: null },
    { rule: "ahead", isKept: at > now, minutes: null },
    {
      rule: "office",
      isKept: !isWeekend && !holiday && minuteOfDay >= from && minuteOfDay < until,
      minutes: null,
    },
    // Half a day early is no plan but a time that was meant for the other half of the day.
    {
      rule: "early",
      isKept: early >= EARLY_MINUTES[plan.place] && early <= 180,
      minutes: early,
    },
    {
      rule: "buffer",
      isKept: plan.bufferMinutes >= BUFFER_MINUTES,
      minutes: plan.bufferMinutes,
    },
    { rule: "wake", isKept: awake >= AWAKE_MINUTES, minutes: awake },
    { rule: "sleep", isKept: asleep >= SLEEP_MINUTES && asleep <= 12 * 60, minutes: asleep },
  ];
  const kept = marks.filter(({ isKept }) => isKept).length;
  return {
    ...{ at, dayZone, there: wallClock(at, dayZone), asleepAt, wakeAt, thereAt, marks },
    ...{ holiday, isWeekend, score: Math.round((kept / marks.length) * 100) },
    clockChanges: [...new Set([plan.interviewZone, plan.homeZone])].flatMap(
      (zone) => nextClockChange(zone, now, at) ?? [],
    ),
  };
}

/** Whether the interview still lies ahead: a plan for a moment that is over prepares for nothing. */
export const isAhead = ({ marks }: Pick<TimingCheck, "marks">): boolean =>
  marks.some(({ rule, isKept }) => rule === "ahead" && isKept);

const minutesBetween = (from: Date, until: Date) =>
  Math.round((until.getTime() - from.getTime()) / MINUTE_MS);

/** The last instant at or before `limit` at which the clock of a zone shows a time of day. */
function lastBefore(time: string, limit: Date, zone: string): Date {
  const today = dateOf(wallClock(limit, zone));
  for (const days of [0, -1]) {
    const { at } = instantOf(datePlus(today, days), time, zone);
    if (at <= limit) return at;
  }
  return new Date(limit.getTime() - DAY_MS);
}
