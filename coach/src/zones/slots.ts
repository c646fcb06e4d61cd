import { dateOf, daysBetween, instantOf, timeOf, wallClock } from "./zone-clock.ts";

/** Hours at which interviews are usually offered, on the clock of the interview (specification 2, section 9). */
const RECOMMENDED_SLOTS = ["09:00", "10:00", "11:00", "14:00", "15:00", "16:00"] as const;
/** Offered where no recommended hour suits both (the same section). */
const FALLBACK_SLOTS: readonly string[] = ["10:00", "14:00"];
/** Start hours at most so far apart count as mutual (the same section). */
const MUTUAL_WITHIN_MINUTES = 120;

export interface Slot {
  at: Date;
  /** On the clock of the interview: "09:00". */
  time: string;
  /** On the clock at home: "14:30". */
  homeTime: string;
  /** The date at home against that of the interview: -1 the day before, 0 the same, 1 the day after. */
  dayShift: number;
  /** Its hour at home is within two hours of a recommended one. */
  isMutual: boolean;
  /** None is mutual, and this is one of the two to ask for all the same. */
  isFallback: boolean;
}

/** The six recommended slots of a day in the interview's zone, each as it falls at home. */
export function slotsOf(date: string, zone: string, home: string): Slot[] {
  const slots = RECOMMENDED_SLOTS.map((time) => {
    const { at } = instantOf(date, time, zone);
    const there = wallClock(at, home);
    return {
      ...{ at, time, homeTime: timeOf(there), dayShift: daysBetween(date, dateOf(there)) },
      isMutual: isNearRecommended(there.hour * 60 + there.minute),
    };
  });
  const hasMutual = slots.some(({ isMutual }) => isMutual);
  return slots.map((slot) => ({
    ...slot,
    isFallback: !hasMutual && FALLBACK_SLOTS.includes(slot.time),
  }));
}

function isNearRecommended(minuteOfDay: number): boolean {
  return RECOMMENDED_SLOTS.some((time) => {
    const start = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    return Math.abs(minuteOfDay - start) <= MUTUAL_WITHIN_MINUTES;
  });
}
