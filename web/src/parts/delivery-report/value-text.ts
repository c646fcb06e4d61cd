import type { DeliveryMeasure } from "contract/delivery";
import type { MEASURE_UNITS } from "contract/delivery-terms";
import { formatNumber } from "../../i18n/format.ts";
import { t } from "../../i18n/i18n.ts";

type Unit = (typeof MEASURE_UNITS)[number];

/** As many decimals as a listener could tell apart. */
const DECIMALS: Record<Unit, number> = {
  lufs: 0,
  decibels: 1,
  percent: 0,
  syllablesPerSecond: 1,
  seconds: 1,
  perMinute: 1,
  count: 0,
  semitones: 1,
  degrees: 1,
  faceWidthsPerSecond: 2,
  wordsPerMinute: 0,
};

/** Below this a percent is told to its tenth: a band may end at a tenth. */
const SMALL_PERCENT = 10;

const written = (value: number, unit: Unit) => {
  const isSmall = unit === "percent" && Math.abs(value) < SMALL_PERCENT;
  return formatNumber(value, { maximumFractionDigits: isSmall ? 1 : DECIMALS[unit] });
};

/** "5.9 syllables a second". */
export function valueText(value: number, unit: Unit): string {
  return t(`delivery.unit.${unit}`, { value: written(value, unit) });
}

/** "3 to 5.5 syllables a second", "80 % and more", "up to 2". */
export function bandText({ band, unit }: Pick<DeliveryMeasure, "band" | "unit">): string {
  const { low, high } = band;
  if (low !== null && high !== null)
    return t("delivery.band.between", { low: written(low, unit), high: valueText(high, unit) });
  if (low !== null) return t("delivery.band.from", { low: valueText(low, unit) });
  if (high !== null) return t("delivery.band.upTo", { high: valueText(high, unit) });
  return t("delivery.band.none");
}
