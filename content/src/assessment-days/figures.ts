// Figures as the tests print them. All arithmetic is in whole minor units (cents, minutes, tenths), so
// that no rounding creeps in.

/** 1234 becomes "12.34". */
export const money = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

export const MINUTES_A_DAY = 1440;
/** Minutes since midnight, of any day, as a 24-hour clock. */
export const clock = (minutes: number) => {
  const ofDay = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
};
export const duration = (minutes: number) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** Decimal figure from whole tenths: 125 becomes "12.5", 120 "12". */
export const tenths = (value: number) => {
  const sign = value < 0 ? "-" : "";
  const size = Math.abs(value);
  return `${sign}${Math.floor(size / 10)}${size % 10 ? `.${size % 10}` : ""}`;
};
