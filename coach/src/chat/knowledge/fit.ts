import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";

/** What a person says of themselves: full years and centimetres, null where not told. */
export interface OwnFigures {
  age: number | null;
  heightCm: number | null;
  reachCm: number | null;
}

export type Measure = "age" | "height" | "reach";

/** One figure that an airline asks for beside the person's own, in years or centimetres. */
export interface Weighed {
  measure: Measure;
  own: number;
  /** Absent where that end is open. */
  from?: number | undefined;
  to?: number | undefined;
  isMet: boolean;
}

/** The figures of an airline that can be weighed against the person's; empty where none of them is known. */
export function weigh(airline: string, { age, heightCm, reachCm }: OwnFigures): Weighed[] {
  const asked = askedBy(airline);
  return [
    ...weighed("age", age, asked.age),
    ...weighed("height", heightCm, asked.heightCm),
    ...weighed("reach", reachCm, asked.reachCm),
  ];
}

/** Height of the fingertips that an airline asks for, in centimetres; null where none is known. */
export function reachAskedBy(airline: string): number | null {
  return askedBy(airline).reachCm?.from ?? null;
}

/** Least height that an airline asks for, in centimetres; null where none is known. */
export function heightAskedBy(airline: string): number | null {
  return askedBy(airline).heightCm?.from ?? null;
}

type Bounds = { from?: number | undefined; to?: number | undefined } | undefined;

function askedBy(airline: string): { age?: Bounds; heightCm?: Bounds; reachCm?: Bounds } {
  const asked = AIRLINE_REQUIREMENTS[airline];
  if (!asked) return {};
  const { minimumAge } = asked.person;
  const reach = asked.body.reach === "unknown" ? undefined : asked.body.reach;
  return {
    age: minimumAge === "unknown" ? undefined : { from: minimumAge.years, to: minimumAge.upTo },
    heightCm: reach?.heightCm,
    reachCm: reach?.reachCm === undefined ? undefined : { from: reach.reachCm },
  };
}

const HALF_A_CENTIMETRE = 0.5;

function weighed(measure: Measure, own: number | null, asked: Bounds): Weighed[] {
  if (own === null || asked === undefined) return [];
  const { from, to } = asked;
  // "5 ft 4 in" is 162.6 cm, and airlines give it as 162.5 or as 163.
  const isInFeet = measure === "height" && !Number.isInteger(own);
  const most = isInFeet ? own + HALF_A_CENTIMETRE : own;
  return [{ measure, own, from, to, isMet: most >= (from ?? own) && own <= (to ?? own) }];
}
