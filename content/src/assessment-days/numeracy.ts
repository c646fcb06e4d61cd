import type { Random } from "../chance.ts";
import { barStock, mealCount, units } from "./numeracy-amounts.ts";
import { change, currency, discount } from "./numeracy-money.ts";
import { blockTime, clockTime } from "./numeracy-time.ts";
import type { Exercise, NUMERACY_KINDS } from "./schema.ts";

/** Every kind of the numeracy test. */
export const NUMERACY: Readonly<
  Record<(typeof NUMERACY_KINDS)[number], (random: Random) => Exercise>
> = {
  currency,
  change,
  "block-time": blockTime,
  discount,
  "meal-count": mealCount,
  clock: clockTime,
  units,
  "bar-stock": barStock,
};
