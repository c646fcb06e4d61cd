import type { InboxNotice } from "contract/inbox";

export const DAYS = ["today", "yesterday", "earlier"] as const;
export type Day = (typeof DAYS)[number];

/**
 * Notices by the day they came on, newest first as they are; days without any are left out.
 * @param now the reader's moment: its zone decides where a day begins
 */
export function byDay(
  notices: readonly InboxNotice[],
  now: Date,
): { day: Day; notices: InboxNotice[] }[] {
  const days = Map.groupBy(notices, ({ createdAt }) => dayOf(new Date(createdAt), now));
  return DAYS.flatMap((day) => {
    const ofDay = days.get(day);
    return ofDay ? [{ day, notices: ofDay }] : [];
  });
}

function dayOf(at: Date, now: Date): Day {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (at >= midnight) return "today";
  // A calendar day back, which is not always 24 hours.
  midnight.setDate(midnight.getDate() - 1);
  return at >= midnight ? "yesterday" : "earlier";
}

/** How long ago, in the largest whole unit of the day it came on. */
export function sinceOf(at: Date, now: Date): { value: number; unit: "minute" | "hour" } {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  return minutes < 60
    ? { value: minutes, unit: "minute" }
    : { value: Math.floor(minutes / 60), unit: "hour" };
}
