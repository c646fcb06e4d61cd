import { beforeAll, describe, expect, test } from "vitest";
import { searchDocuments } from "./documents.ts";
import { SEARCH_SETS, type SearchDocument } from "./schema.ts";
import { buildIndex, ContentSearch } from "./search.ts";

let documents: SearchDocument[];
let search: ContentSearch;
beforeAll(async () => {
  documents = await searchDocuments();
  search = new ContentSearch(buildIndex(documents));
});

const first = (words: string) => search.find(words, { limit: 3 }).map(({ id }) => id);

describe("a person finds", () => {
  test.each([
    ["a term", "girt bar", "terminology/girt-bar"],
    ["a term typed wrong", "gurt bar", "terminology/girt-bar"],
    ["a word with a letter left out", "evacuaton", "terminology/evacuation"],
    ["a city typed wrong", "frankfrt", "airports/FRA"],
    ["a code", "dxb", "airports/DXB"],
    ["an ICAO code", "EGLL", "airports/LHR"],
    ["a city without its accents", "sao paulo", "airports/GRU"],
    ["a term in German", "Notrutsche", "terminology/evacuation-slide"],
    ["a term in Chinese", "应急滑梯", "terminology/evacuation-slide"],
    ["what an airline asks", "emirates reach", "airlines/emirates"],
    ["an exit of one type", "a320 overwing exit", "aircraft/airbus-a320-a320-overwing-exit"],
    ["a question of the bank", "tell me about yourself", "questions/about-yourself"],
    ["a special-handling code", "WCHR", "terminology/wchr"],
    ["a beginning", "decompr", "terminology/decompression"],
  ])("%s: %s", (_, words, id) => {
    expect(first(words)).toContain(id);
  });
});

test("a code is not bent into another one", () => {
  expect(first("DXB")[0]).toBe("airports/DXB");
  expect(search.find("QQX", { sets: ["airports"] })).toEqual([]);
});

test("blank and senseless words find nothing", () => {
  expect(search.find("  ")).toEqual([]);
  expect(search.find("zzzzqq")).toEqual([]);
  expect(search.find("the of and")).toEqual([]);
});

test("the quiz gives its answers away only where it is asked for", () => {
  expect(search.find("girt bar", { limit: 500 }).filter(({ set }) => set === "quiz")).toEqual([]);
  expect(search.find("girt bar", { sets: ["quiz"] }).length).toBeGreaterThan(0);
});

/** Some two thousand searches: seconds of work on a busy machine. */
const WALK_MS = 60_000;

test(
  "every set is in it, every entry once, and each can be found by its own title",
  () => {
    const ids = documents.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(new Set(documents.map(({ set }) => set))).toEqual(new Set(SEARCH_SETS));
    const lost = documents.filter(
      ({ id, set, title }) =>
        !search.find(title, { sets: [set], limit: 5 }).some((hit) => hit.id === id),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  },
  WALK_MS,
);
