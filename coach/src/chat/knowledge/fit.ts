import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import type { AirlineRequirements } from "content/airline-requirements/schema";

/** What a person says of themselves: full years and centimetres, null where not told. */
export interface OwnFigures {
  age: number | null;
  heightCm: number | null;
  reachCm: number | null;
  hasTattoo: boolean;
}

export type Measure = "age" | "height" | "reach" | "tattoo";

/** One published figure beside the person's own. */
export interface Weighed {
  measure: Measure;
  /** Years or centimetres asked for; absent where that end is open, both for a tattoo. */
  from?: number | undefined;
  to?: number | undefined;
  own: number | null;
  isMet: boolean;
}

/** The figures of an airline that can be weighed against the person's; empty where nothing is published of them. */
export function weigh(airline: string, own: OwnFigures): Weighed[] {
  const asked = AIRLINE_REQUIREMENTS[airline];
  if (!asked) return [];
  const { minimumAge } = asked.person;
  const { visibleTattoos } = asked.body;
  const { reachCm, heightCm } = heightsOf(asked);
  return [
    ...(own.age !== null && minimumAge !== "unknown"
      ? [within("age", own.age, minimumAge.years, undefined)]
      : []),
    ...(own.heightCm !== null && heightCm
      ? [within("height", own.heightCm, heightCm.from, heightCm.to)]
      : []),
    ...(own.reachCm !== null && reachCm !== undefined
      ? [within("reach", own.reachCm, reachCm, undefined)]
      : []),
    ...(own.hasTattoo && visibleTattoos
      ? [{ measure: "tattoo" as const, own: null, isMet: visibleTattoos === "within-limits" }]
      : []),
  ];
}

/** Height of the fingertips that an airline asks for, in centimetres; null where it publishes none. */
export function reachAskedBy(airline: string): number | null {
  const asked = AIRLINE_REQUIREMENTS[airline];
  return (asked && heightsOf(asked).reachCm) ?? null;
}

function heightsOf({
  body,
}: AirlineRequirements): Pick<
  Exclude<AirlineRequirements["body"]["reach"], "unknown">,
  "reachCm" | "heightCm"
> {
  return body.reach === "unknown" ? {} : body.reach;
}

function within(measure: Measure, own: number, from?: number, to?: number): Weighed {
  return { measure, own, from, to, isMet: own >= (from ?? own) && own <= (to ?? own) };
}
