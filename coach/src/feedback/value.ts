import { AIRLINES } from "content/airlines/airlines";
import type { FeatureId } from "../star/rubric.ts";

type Theme = "care" | "safety" | "integrity" | "team" | "growth";

/** What an airline's value is about, from its own words; the first that fits. Values of no theme are not spoken of. */
const THEMES: readonly (readonly [Theme, RegExp])[] = [
  ["safety", /\bsafe(?:ty)?\b/i],
  ["care", /customer|car(?:e|ing)\b|empath|service|\bkind|hospital|warmth|welcom|heart|passenger/i],
  ["integrity", /integrity|honest|right thing/i],
  ["team", /team|staff|respect for the people/i],
  ["growth", /progressive|learn|persever/i],
];

/** The theme that a deed or a next step of this kind belongs to, whatever the story. */
const THEME_OF: Partial<Record<FeatureId, Theme>> = {
  people: "care",
  care: "care",
  respect: "care",
  after: "care",
  risk: "safety",
  priority: "safety",
  procedure: "safety",
  rule: "safety",
  assess: "safety",
  inform: "team",
  ownShare: "team",
  report: "integrity",
  responsible: "integrity",
  aftermath: "growth",
};

const byAirline = new Map(AIRLINES.map((airline) => [airline.airlineName, airline.coreValues]));

export interface AirlineValue {
  /** As the airline words it. */
  whole: string;
  /** Its name without the explanation. */
  name: string;
}

/** The value of this airline that a strength or a next step touches; null where none does. */
export function valueFor(airline: string, feature: FeatureId): AirlineValue | null {
  const theme = THEME_OF[feature];
  if (theme === undefined) return null;
  const whole = byAirline
    .get(airline)
    ?.find((value) => THEMES.find(([, pattern]) => pattern.test(value))?.[0] === theme);
  return whole === undefined ? null : { whole, name: (whole.split(":")[0] ?? whole).trim() };
}
