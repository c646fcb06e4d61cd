import { dateOf, instantOf, timeOf, wallClock } from "coach/zones/zone-clock";
import type { TimingPlan } from "contract/preparation";

const MINUTE_MS = 60_000;
/** A little more than the rules ask for. */
const SUGGESTED = { video: 20, "in-person": 40, buffer: 30, awake: 105, sleep: 7.5 * 60 };

/** A plan that keeps the rules, for an hour of the interview ("2026-11-28T09:30" in its zone). */
export function suggestPlan(
  place: TimingPlan["place"],
  interviewAt: string,
  interviewZone: string,
  homeZone: string,
): TimingPlan {
  const [date = "", time = ""] = interviewAt.split("T");
  const { at } = instantOf(date, time, interviewZone);
  const zone = place === "video" ? homeZone : interviewZone;
  const before = (minutes: number) =>
    timeOf(wallClock(new Date(at.getTime() - minutes * MINUTE_MS), zone));
  const there = SUGGESTED[place];
  const wake = there + SUGGESTED.buffer + SUGGESTED.awake;
  return {
    ...{ place, interviewAt, interviewZone, homeZone },
    asleepAt: before(wake + SUGGESTED.sleep),
    wakeAt: before(wake),
    thereAt: before(there),
    bufferMinutes: SUGGESTED.buffer,
  };
}

/** Every date and time is written out: a field that was cleared holds nothing. */
export function isWhole({ interviewAt, asleepAt, wakeAt, thereAt }: TimingPlan): boolean {
  return (
    /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(interviewAt) &&
    [asleepAt, wakeAt, thereAt].every((time) => /^\d\d:\d\d$/.test(time))
  );
}

/** The date at which a person is, at an instant. */
export function dayAt(at: Date, zone: string): string {
  return dateOf(wallClock(at, zone));
}
