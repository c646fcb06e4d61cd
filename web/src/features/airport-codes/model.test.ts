import { AIRPORTS } from "content/airports/airports";
import { MORE_AIRPORTS } from "content/airports/more-airports";
import { describe, expect, test } from "vitest";
import { code39 } from "./airport/code39.ts";
import { findAirports, hookParts, queryOf, viewFrom } from "./model.ts";
import { spelled, spokenCode } from "./quiz/spelling.ts";

const ALL = [...AIRPORTS, ...MORE_AIRPORTS];
const codes = (search: string, continent: Parameters<typeof findAirports>[2] = "all") =>
  findAirports(ALL, search, continent).map(({ code }) => code);

describe("an airport is found", () => {
  test.each([
    ["by its code, whatever the case", "dxb", "DXB"],
    ["by a part of its name", "heathrow", "LHR"],
    ["by its city without accents", "sao paulo", "GRU"],
    ["by its country", "qatar", "DOH"],
    ["with spaces around", " doha ", "DOH"],
  ])("%s", (_, search, code) => {
    expect(codes(search)).toContain(code);
  });

  test("of one continent only", () => {
    expect(codes("doha", "Middle East")).toEqual(["DOH"]);
    expect(codes("doha", "Europe")).toEqual([]);
  });
});

test("the address keeps the view, and leaves out what is as at first", () => {
  const query = "tab=quiz&set=all&look=map&continent=Middle+East&search=do&code=DOH";
  expect(queryOf(viewFrom(new URLSearchParams(query)))).toBe(query);
  expect(queryOf(viewFrom(new URLSearchParams("tab=x&set=y&continent=Z&code=12")))).toBe("");
  expect(viewFrom(new URLSearchParams("code=lhr")).code).toBe("LHR");
});

test.each([
  ["HaNeDa.", "HND", ["H", "N", "D"]],
  ["ORcharD Field was its name until 1949.", "ORD", ["OR", "D"]],
  ["The first three letters.", "ABC", []],
])("the letters of the code are seen in %j", (hook, code, letters) => {
  const parts = hookParts(hook, code);
  expect(parts.map(({ text }) => text).join("")).toBe(hook);
  expect(parts.filter(({ isCode }) => isCode).map(({ text }) => text)).toEqual(letters);
});

test("a code is spelt as on the radio", () => {
  expect(spelled("DOH")).toEqual(["Delta", "Oscar", "Hotel"]);
  expect(spokenCode("JAX")).toBe("Juliett, Alfa, X-ray.");
});

test("every letter has bars of its own: three wide stripes of nine", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const drawn = letters.map((letter) => code39(letter));
  expect(new Set(drawn.map(({ bars }) => JSON.stringify(bars))).size).toBe(26);
  // Start, letter and stop: 27 stripes of which 9 are wide, and two gaps.
  for (const { width } of drawn) expect(width).toBe(18 + 9 * 2.5 + 2);
});
