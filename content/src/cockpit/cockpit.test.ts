import { describe, expect, test } from "vitest";
import { MultipleChoice } from "../multiple-choice.ts";
import { bankFaults, faultsOf, repeated, textsOf, untidy } from "../walk.ts";
import { COCKPIT_COMPONENTS } from "./cockpit.ts";
import { COCKPIT_OBJECTIVES, COCKPIT_TIPS } from "./cockpit-notes.ts";
import { COCKPIT_QUESTIONS } from "./cockpit-questions.ts";
import { CockpitComponent, CockpitNote } from "./schema.ts";
import { COCKPIT_AREAS, COCKPIT_CATEGORIES, COCKPIT_IMPORTANCE } from "./terms.ts";

type Rectangle = { left: number; right: number; top: number; bottom: number };

/** The places on one drawing, in percent; a side console is on either side. */
const PLACES: Record<CockpitComponent["area"], Rectangle[]> = {
  "Overhead panel": [{ left: 20, right: 80, top: 1, bottom: 15 }],
  Glareshield: [{ left: 24, right: 76, top: 35, bottom: 41 }],
  "Main panel": [{ left: 10, right: 90, top: 42, bottom: 62 }],
  "Centre pedestal": [{ left: 35, right: 65, top: 62, bottom: 99 }],
  "Side console": [
    { left: 0, right: 12, top: 58, bottom: 100 },
    { left: 88, right: 100, top: 58, bottom: 100 },
  ],
};
/** 44 pixels of a square drawing that is 350 wide on a phone: each point is a whole target of its own. */
const APART_PERCENT = 12.6;

const notes = [...COCKPIT_OBJECTIVES, ...COCKPIT_TIPS];

describe("the flight deck", () => {
  test("has the 15 components of the specification, each once", () => {
    expect(COCKPIT_COMPONENTS).toHaveLength(15);
    expect(repeated(COCKPIT_COMPONENTS.map(({ id }) => id))).toEqual([]);
    expect(repeated(COCKPIT_COMPONENTS.map(({ name }) => name))).toEqual([]);
  });

  test("uses every category, every importance and every area, so no filter is empty", () => {
    const used = (key: "category" | "importance" | "area") =>
      new Set<string>(COCKPIT_COMPONENTS.map((component) => component[key]));
    expect(used("category")).toEqual(new Set(COCKPIT_CATEGORIES));
    expect(used("importance")).toEqual(new Set(COCKPIT_IMPORTANCE));
    expect(used("area")).toEqual(new Set(COCKPIT_AREAS));
  });

  test("leaves a finger's width between any two points", () => {
    const near = COCKPIT_COMPONENTS.flatMap((one, index) =>
      COCKPIT_COMPONENTS.slice(index + 1)
        .filter(
          (other) =>
            Math.hypot(one.position.x - other.position.x, one.position.y - other.position.y) <
            APART_PERCENT,
        )
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(near).toEqual([]);
  });

  test("says nothing twice", () => {
    const texts = COCKPIT_COMPONENTS.flatMap((component) => [
      component.description,
      component.flightAttendantRelevance,
      component.emergencyFunction,
    ]);
    expect(repeated([...texts, ...notes.map(({ text }) => text)])).toEqual([]);
  });
});

describe.each(COCKPIT_COMPONENTS)("$name", (component) => {
  test("has the shape of a component, in tidy words", () => {
    expect(CockpitComponent.parse(component)).toEqual(component);
    expect(untidy(textsOf(component))).toEqual([]);
  });

  test("sits where its area is drawn", () => {
    const { x, y } = component.position;
    const isInside = PLACES[component.area].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
    expect(isInside).toBe(true);
  });
});

describe("objectives and tips", () => {
  test.each(notes)("$id is a whole, tidy note", (note) => {
    expect(CockpitNote.parse(note)).toEqual(note);
    expect(untidy(textsOf(note))).toEqual([]);
  });

  test("are five or six each, and named once", () => {
    for (const list of [COCKPIT_OBJECTIVES, COCKPIT_TIPS]) {
      expect(list.length).toBeGreaterThanOrEqual(5);
      expect(list.length).toBeLessThanOrEqual(6);
    }
    expect(repeated(notes.map(({ id }) => id))).toEqual([]);
  });

  test("name the specified 10,000 feet in the sterile-cockpit tip, with the whole rule", () => {
    const tip = COCKPIT_TIPS.find(({ id }) => id === "sterile-cockpit");
    expect(tip?.text).toMatch(/below 10,000 feet/);
    for (const word of ["taxi", "take-off", "landing", "except cruise", "safety"])
      expect(tip?.text).toContain(word);
    expect(tip?.source?.name).toContain("121.542");
  });
});

describe("the cockpit questions", () => {
  test("are twelve, and fair as a bank", () => {
    expect(COCKPIT_QUESTIONS).toHaveLength(12);
    expect(bankFaults(COCKPIT_QUESTIONS)).toEqual([]);
  });

  test.each(COCKPIT_QUESTIONS)("$id is whole, fair and tidy", (question) => {
    expect(MultipleChoice.strict().parse(question)).toEqual(question);
    expect(faultsOf(question)).toEqual([]);
    expect(untidy(textsOf(question))).toEqual([]);
  });
});
