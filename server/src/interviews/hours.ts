import { openSlots, quartersFrom } from "coach/scheduling/open-slots";
import { INTERVIEW_MINUTES } from "contract/availability-terms";
import { DAY_MS, MINUTE_MS } from "../clock.ts";
import type { Database } from "../db/database.ts";
import { type HoursRow, listBookedQuarters } from "./store.ts";

const HOUR_MS = 60 * MINUTE_MS;
/** The nearest slot is mostly near: the days after are looked at only where it is not. */
const LOOK_DAYS = 7;

/**
 * What can be booked with a recruiter, the nearest first; nothing while the hours are hidden.
 * @param moving the interview whose own time counts as free, for it is to be moved
 */
export async function openSlotsOf(
  db: Database,
  hours: HoursRow,
  now: Date,
  moving: string | null = null,
): Promise<Date[]> {
  if (!hours.isPublished) return [];
  const range = rangeOf(hours, now);
  const booked = await listBookedQuarters(db, [hours.userId], range);
  const taken = booked.filter(({ interviewId }) => interviewId !== moving);
  return openSlots(hours, INTERVIEW_MINUTES, range, quartersOf(taken));
}

/** The nearest slot of a recruiter whose booked quarters are known; null where there is none. */
export function nextSlotOf(hours: HoursRow, now: Date, booked: readonly Date[]): Date | null {
  const range = rangeOf(hours, now);
  const taken = quartersOf(booked.map((startsAt) => ({ startsAt })));
  for (let from = range.from; from < range.until; ) {
    const until = new Date(Math.min(from.getTime() + LOOK_DAYS * DAY_MS, range.until.getTime()));
    // An interview may begin in these days and end after them.
    const end = new Date(until.getTime() + INTERVIEW_MINUTES * MINUTE_MS);
    const [first] = openSlots(hours, INTERVIEW_MINUTES, { from, until: end }, taken);
    if (first) return first;
    from = until;
  }
  return null;
}

/** From when to when a recruiter can be booked. */
export function rangeOf(hours: HoursRow, now: Date): { from: Date; until: Date } {
  return {
    from: new Date(now.getTime() + hours.noticeHours * HOUR_MS),
    until: new Date(now.getTime() + hours.horizonDays * DAY_MS),
  };
}

/** The quarters of an hour of an interview that begins at `at`. */
export function quartersOfInterview(at: Date): Date[] {
  return quartersFrom(at.getTime(), INTERVIEW_MINUTES).map((quarter) => new Date(quarter));
}

function quartersOf(booked: readonly { startsAt: Date }[]): Set<number> {
  return new Set(booked.map(({ startsAt }) => startsAt.getTime()));
}
