import { MORE_TERMS } from "content/terminology/more-terms";
import { TERMINOLOGY } from "content/terminology/terminology";
import { describe, expect, test } from "vitest";
import {
  byCategory,
  neighboursOf,
  queryOf,
  type StudyView,
  shownOf,
  spokenOf,
  viewFrom,
} from "./model.ts";

const ALL = [...TERMINOLOGY, ...MORE_TERMS];
const START = viewFrom(new URLSearchParams());
const ids = (change: Partial<StudyView>) =>
  shownOf(TERMINOLOGY, { ...START, ...change }).map(({ id }) => id);

describe("the address", () => {
  test.each([
    ["", ""],
    ["category=Communication&importance=Essential", "category=Communication&importance=Essential"],
    ["set=all&search=girt&view=category", "set=all&search=girt&view=category"],
    ["term=girt-bar", "term=girt-bar"],
    ["set=none&category=Snacks&importance=Vital&view=map", ""],
  ])("%j is kept as %j", (given, kept) => {
    expect(queryOf(viewFrom(new URLSearchParams(given)))).toBe(kept);
  });
});

describe("what is shown", () => {
  test("everything, until something narrows it", () => {
    expect(ids({})).toHaveLength(25);
    expect(ids({ search: "   " })).toHaveLength(25);
  });

  test.each([
    ["the term", "GALLEY", "galley"],
    ["the definition", "cospas-sarsat", "elt"],
    ["the usage", "bassinets", "bulkhead"],
  ])("a search in %s, whatever its case", (_, search, id) => {
    expect(ids({ search })).toContain(id);
  });

  test("not what stands elsewhere: the sentence said on board, other languages", () => {
    expect(ids({ search: "ovens off" })).toEqual([]);
    expect(ids({ search: "mamparo" })).toEqual([]);
  });

  test("what fits the search and both filters at once", () => {
    const filters = { category: "Safety Equipment", importance: "Important" } as const;
    expect(ids(filters)).toEqual(["slide-raft", "elt"]);
    expect(ids({ ...filters, search: "beacon" })).toEqual(["elt"]);
    expect(ids({ ...filters, search: "galley" })).toEqual([]);
  });

  test("by category in the filter's order, none empty", () => {
    const groups = byCategory(shownOf(TERMINOLOGY, { ...START, importance: "Good to Know" }));
    expect(groups.map(({ category, terms }) => [category, terms.length])).toEqual([
      ["Aircraft Structure", 1],
      ["Communication", 1],
    ]);
  });

  test("each with the ones beside it", () => {
    const { before, after } = neighboursOf("galley", TERMINOLOGY);
    expect([before?.id, after?.id]).toEqual(["overwing-exit", "jumpseat"]);
    expect(neighboursOf("cabin-door", TERMINOLOGY).before).toBeNull();
    expect(neighboursOf("taxi", TERMINOLOGY)).toEqual({ before: null, after: null });
  });
});

describe("aloud", () => {
  test.each([
    ["girt-bar", "Girt bar"],
    ["pbe", "Protective breathing equipment, P B E"],
    ["armed-door", "Armed"],
    ["planned-emergency", "Planned emergency"],
    ["door-numbering", "Door numbering: one left, two right"],
    ["pilot-in-command", "Pilot in command, P I C, or commander"],
    ["minimum-equipment-list", "Minimum equipment list, M E L"],
    ["cabin-crew-attestation", "Cabin Crew Attestation, C C A"],
    ["special-meal", "Special meal"],
    ["unaccompanied-minor", "Unaccompanied minor, U M"],
    ["service-trolley", "Trolley, or cart"],
    ["wchr", "wheelchair R, or Romeo"],
    ["dpna", "D P N A"],
    ["inad", "Inad"],
    ["nits-briefing", "Nits briefing"],
  ])("%s is said %j", (id, said) => {
    const term = ALL.find((entry) => entry.id === id);
    expect(term && spokenOf(term)).toBe(said);
  });

  test("no term is left with signs or with capitals that nobody can read", () => {
    const unreadable = ALL.map(spokenOf).filter((text) => /[()/]|[A-Z]{2,}/.test(text));
    expect(unreadable).toEqual([]);
  });
});
