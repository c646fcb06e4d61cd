import type { Source } from "../source.ts";
import type { ExitRating } from "./schema.ts";

/** Classes of exit, largest first. The seats are per pair, one exit on each side. */
export const EXIT_RATINGS: readonly ExitRating[] = [
  {
    exitType: "Type A",
    passengers: 110,
    widthInches: 42,
    heightInches: 72,
    note: "Floor level and wide enough for two people side by side, so its slide has two lanes.",
  },
  {
    exitType: "Type B",
    passengers: 75,
    widthInches: 32,
    heightInches: 72,
    note: "Floor level, as high as a Type A and narrower; its slide must carry two lines of people as well.",
  },
  {
    exitType: "Type C",
    passengers: 55,
    widthInches: 30,
    heightInches: 48,
    note: "Floor level; wider than a Type I and of the same height.",
  },
  {
    exitType: "Type I",
    passengers: 45,
    widthInches: 24,
    heightInches: 48,
    note: "Floor level; the older class of most single-aisle doors.",
  },
  {
    exitType: "Type II",
    passengers: 40,
    widthInches: 20,
    heightInches: 44,
    note: "Floor level, or over the wing with a step up of 10 inches at most.",
  },
  {
    exitType: "Type III",
    passengers: 35,
    widthInches: 20,
    heightInches: 36,
    note: "The usual overwing exit: a step up of 20 inches inside, 27 inches down to the wing. All of them together count for 70 seats at most.",
  },
  {
    exitType: "Type IV",
    passengers: 9,
    widthInches: 19,
    heightInches: 26,
    note: "Over the wing; enough for a cabin of up to nine seats only.",
  },
];

export const EXIT_RATINGS_SOURCE: Source = { name: "14 CFR 25.807(a) and (g)", year: 2019 };
