import { offsetMinutes } from "./zone-clock.ts";

/** How far one clock is from another: whole hours as specified, and the minutes that some zones have besides. */
export interface ZoneDifference {
  direction: "ahead" | "behind" | "same";
  hours: number;
  /** 0, 15, 30 or 45. */
  minutes: number;
}

/** How the clock of `zone` stands to the one of `home` at an instant: New York is 5 hours behind London in January. */
export function zoneDifference(at: Date, home: string, zone: string): ZoneDifference {
  const apart = offsetMinutes(at, zone) - offsetMinutes(at, home);
  const size = Math.abs(apart);
  return {
    direction: apart === 0 ? "same" : apart > 0 ? "ahead" : "behind",
    hours: Math.floor(size / 60),
    minutes: size % 60,
  };
}
