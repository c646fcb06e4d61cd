import { REGIONS } from "contract/airline-facts";
import { describe, expect, test } from "vitest";
import { AIRLINES } from "../airlines/airlines.ts";
import { repeated, textsOf, untidy } from "../walk.ts";
import { PICKER_RECRUITER_IDS, RECRUITERS } from "./recruiters.ts";
import { Recruiter } from "./schema.ts";

/** Relative luminance of a colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Which voices suit whom (measured pitch of the built-in voices). */
const VOICES_OF = { she: ["nova", "fable", "shimmer"], he: ["echo", "onyx"], they: ["alloy"] };

const sentences = (text: string) => text.split(/(?<=[.?])\s+/).length;
const inPicker = RECRUITERS.filter(({ id }) => PICKER_RECRUITER_IDS.includes(id));

describe.each(RECRUITERS)("$name", (recruiter) => {
  const { airline, region, avatar, greeting, phrases, pronoun, voiceType } = recruiter;

  test("keeps the schema and adds nothing to it", () => {
    expect(Recruiter.strict().safeParse(recruiter).error).toBeUndefined();
    expect(untidy(textsOf(recruiter))).toEqual([]);
  });

  test("belongs to an airline of the reference, in that airline's region", () => {
    expect(AIRLINES.find(({ airlineName }) => airlineName === airline)?.region).toBe(region);
  });

  test("speaks with a voice that fits", () => {
    expect(VOICES_OF[pronoun]).toContain(voiceType);
  });

  test("can be read on the own background, and the border seen on it", () => {
    expect(contrast(avatar.textColor, avatar.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(avatar.borderColor, avatar.backgroundColor)).toBeGreaterThanOrEqual(3);
  });

  test("greets in two or three sentences by name, and says that this is practice", () => {
    expect([2, 3]).toContain(sentences(greeting));
    expect(greeting).toMatch(/\bpractice\b/);
    expect(recruiter.name.split(" ").some((part) => greeting.includes(part))).toBe(true);
    expect(greeting).toContain(airline.split(" ")[0]);
  });

  test.each(Object.entries(phrases))("says %s in whole spoken sentences", (kind, lines) => {
    for (const line of lines) {
      expect(line).toMatch(/^[A-Z].*[.?]$/);
      expect(line, "no figures").not.toMatch(/\d/);
      expect(line.replaceAll("{airline}", "")).not.toMatch(/[{}]/);
      expect(line.length, line).toBeLessThanOrEqual(110);
    }
    if (kind === "askForResult") {
      const questions = lines.filter((line) => line.endsWith("?"));
      expect(questions.length).toBeGreaterThanOrEqual(lines.length / 2);
    }
  });

  test("names the airline in at least one way to close", () => {
    expect(phrases.close.join(" ")).toContain("{airline}");
  });
});

describe("the personas together", () => {
  test("are nine over the eight airlines of the specification (1, section 3)", () => {
    expect(RECRUITERS).toHaveLength(9);
    expect(new Set(RECRUITERS.map(({ airline }) => airline))).toEqual(
      new Set([
        "Emirates",
        "Singapore Airlines",
        "Southwest Airlines",
        "JetBlue Airways",
        "Alaska Airlines",
        "British Airways",
        "Delta Air Lines",
        "Lufthansa",
      ]),
    );
  });

  test("share no sentence, no name, no colour and no focus", () => {
    expect(repeated(RECRUITERS.flatMap(({ phrases }) => textsOf(phrases)))).toEqual([]);
    for (const field of ["id", "name", "greeting", "culturalBackground", "personality"] as const) {
      expect(repeated(RECRUITERS.map((one) => one[field])), field).toEqual([]);
    }
    for (const field of ["focusAreas", "culturalNuances", "regionalExpectations"] as const) {
      expect(repeated(RECRUITERS.flatMap((one) => one[field])), field).toEqual([]);
    }
    expect(repeated(RECRUITERS.map(({ avatar }) => avatar.backgroundColor))).toEqual([]);
  });

  test("have two women more than men", () => {
    const count = (pronoun: string) => RECRUITERS.filter((one) => one.pronoun === pronoun).length;
    expect(count("she") - count("he")).toBe(2);
  });

  test("show every way of communicating", () => {
    expect(new Set(RECRUITERS.map(({ communication }) => communication))).toEqual(
      new Set(["direct", "indirect", "high-context"]),
    );
  });

  test("send six to the picker: six voices, six airlines, all regions", () => {
    expect(inPicker.map(({ id }) => id)).toEqual([...PICKER_RECRUITER_IDS]);
    expect(inPicker).toHaveLength(6);
    expect(new Set(inPicker.map(({ voiceType }) => voiceType)).size).toBe(6);
    expect(new Set(inPicker.map(({ airline }) => airline)).size).toBe(6);
    expect(new Set(inPicker.map(({ region }) => region))).toEqual(new Set(REGIONS));
  });
});
