import { describe, expect, it } from "vitest";
import { readSentences } from "../text/tokens.ts";
import { readClauses } from "./clauses.ts";
import { readConduct } from "./conduct.ts";
import { FRESH_RIGHT, FRESH_WRONG } from "./conduct-fresh.cases.ts";
import { ORDINARY_CONDUCT } from "./conduct-ordinary.cases.ts";
import { RIGHT_CONDUCT } from "./conduct-right.cases.ts";
import { weighConduct } from "./conduct-weight.ts";
import { WRONG_CONDUCT } from "./conduct-wrong.cases.ts";

/** From this weight on an answer is held at the bottom; below, it costs a few points at most. */
const FAILS_FROM = 0.5;

function fails(passage: string): boolean {
  const sentences = readSentences("action", passage);
  const findings = sentences.flatMap((sentence, at) =>
    readConduct(sentence, readClauses(sentence), [], sentences[at - 1], sentences[at + 1]),
  );
  return weighConduct(findings) >= FAILS_FROM;
}

const half = (passages: readonly string[], rest: 0 | 1) =>
  passages.filter((_, index) => index % 2 === rest);
const share = (passages: readonly string[]) => passages.filter(fails).length / passages.length;

describe("conduct in short passages", () => {
  it.each([
    ["the passages that the rules were made on", half(WRONG_CONDUCT, 0), 0.9],
    ["the half that was set aside", half(WRONG_CONDUCT, 1), 0.85],
    ["later passages", FRESH_WRONG, 0.6],
  ])("finds misconduct told in innocent words: %s", (_, passages, least) => {
    expect(share(passages)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["the passages that the rules were made on", half(RIGHT_CONDUCT, 0), 0.02],
    ["the half that was set aside", half(RIGHT_CONDUCT, 1), 0.02],
    ["later passages", FRESH_RIGHT, 0.05],
  ])("leaves right conduct alone that sounds like misconduct: %s", (_, passages, most) => {
    expect(share(passages)).toBeLessThanOrEqual(most);
  });

  it("raises no alarm at ordinary words of service", () => {
    expect(ORDINARY_CONDUCT.filter(fails)).toEqual([]);
  });
});
