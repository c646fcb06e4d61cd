import type { DeliveryMeasure } from "contract/delivery";

/** Places in percent of the drawing's width, from its low end. */
export interface BandScale {
  low: number;
  high: number;
  value: number;
  /** The person's own median, where there is one. */
  baseline: number | null;
}

/** So much of the band's width is shown on either side of it. */
const ROOM = 0.7;

/** Units that have no amounts below nothing. */
const MAY_BE_NEGATIVE = ["lufs", "decibels"];

/**
 * Where value, band and baseline lie on one axis that begins and ends beyond all of them; null for a
 * measure that was not taken. An open side of the band reaches the end of the axis.
 */
export function bandScale(measure: DeliveryMeasure): BandScale | null {
  const { value, band, unit, baseline } = measure;
  if (value === null) return null;
  const ends = [band.low, band.high].filter((end) => end !== null);
  const points = [value, ...(baseline === null ? [] : [baseline]), ...ends];
  const width =
    band.low !== null && band.high !== null
      ? band.high - band.low
      : Math.max(1, Math.abs(ends[0] ?? value));
  let from = Math.min(...points, (band.low ?? band.high ?? value) - width * ROOM);
  let until = Math.max(...points, (band.high ?? band.low ?? value) + width * ROOM);
  if (!MAY_BE_NEGATIVE.includes(unit)) from = Math.max(0, from);
  if (unit === "percent") until = Math.min(100, until);
  if (until <= from) until = from + 1;
  const place = (amount: number) =>
    Math.min(100, Math.max(0, ((amount - from) / (until - from)) * 100));
  return {
    low: band.low === null ? 0 : place(band.low),
    high: band.high === null ? 100 : place(band.high),
    value: place(value),
    baseline: baseline === null ? null : place(baseline),
  };
}
