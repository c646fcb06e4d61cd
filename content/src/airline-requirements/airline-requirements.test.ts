import { describe, expect, it } from "vitest";
import { AIRLINES } from "../airlines/airlines.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { AIRLINE_REQUIREMENTS } from "./airline-requirements.ts";
import { AirlineRequirements, type SelectionStage } from "./schema.ts";

const entries = Object.entries(AIRLINE_REQUIREMENTS);
const stagesOf = ({ selection }: AirlineRequirements): readonly SelectionStage[] =>
  selection.stages === "unknown" ? [] : selection.stages;

/** The fifteen that most candidates apply to, first in the guide. */
const MOST_APPLIED_TO = AIRLINES.slice(0, 15).map(({ id }) => id);
const WRITTEN = 2026;

describe("the requirements of the airlines", () => {
  it("cover every airline of the guide and no other", () => {
    expect(Object.keys(AIRLINE_REQUIREMENTS).sort()).toEqual(AIRLINES.map(({ id }) => id).sort());
  });

  it("tell the stages of the fifteen most applied to, each with its year", () => {
    const without = MOST_APPLIED_TO.filter((id) => {
      const entry = AIRLINE_REQUIREMENTS[id];
      return !entry || stagesOf(entry).length < 3;
    });
    expect(without).toEqual([]);
  });

  it("describe no stage of one airline in the words of another", () => {
    const stages = entries.flatMap(([, entry]) => stagesOf(entry));
    expect(repeated(stages.map(({ happens }) => happens))).toEqual([]);
    expect(repeated(stages.map(({ observed }) => observed))).toEqual([]);
  });

  it("say unknown where nothing is known, but not of everything", () => {
    const counts = entries.map(([id, entry]) => ({
      id,
      unknown: textsOf(entry).filter((text) => text === "unknown").length,
    }));
    expect(counts.filter(({ unknown }) => unknown > 9)).toEqual([]);
    expect(counts.some(({ unknown }) => unknown > 0)).toBe(true);
  });
});

describe.each(entries)("%s", (_, entry) => {
  it("has the shape of an entry and tidy texts", () => {
    expect(AirlineRequirements.parse(entry)).toEqual(entry);
    expect(untidy(textsOf(entry))).toEqual([]);
  });

  it("names each stage once", () => {
    expect(repeated(stagesOf(entry).map(({ name }) => name))).toEqual([]);
  });

  it("dates its sources, and claims nothing published where no text was found", () => {
    for (const { source, certainty } of [entry.person, entry.body, entry.work, entry.selection]) {
      expect(source.year).toBeGreaterThanOrEqual(2011);
      expect(source.year).toBeLessThanOrEqual(WRITTEN);
      if (/^(No |General )/.test(source.name)) expect(certainty).toBe("reported");
    }
  });

  it("gives figures that belong together", () => {
    const { reach } = entry.body;
    if (reach === "unknown") return;
    const { reachCm, heightCm, rule } = reach;
    expect(!(reachCm || heightCm)).toBe(/^No (height|figure) /.test(rule));
    if (heightCm?.from && heightCm.to) expect(heightCm.to - heightCm.from).toBeGreaterThan(15);
    // Standing on tiptoe a person reaches about 1.3 times the height; a lower ratio is a slip.
    if (heightCm?.from && reachCm) expect(reachCm / heightCm.from).toBeGreaterThan(1.2);
  });
});
