import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import { StarAnalysis } from "contract/star-analysis";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANGRY, receiptsOf, STORY, scoreOf } from "./analyse.fixture.ts";
import { analyseStar } from "./analyse.ts";

describe("on any text", () => {
  const word = fc.constantFrom(
    "I",
    "the",
    "guest",
    "told",
    "would",
    "not",
    "because",
    "we",
    "12",
    "captain",
    '"',
    "'",
    ".",
    ",",
    "\n",
    "angry",
    "manager",
    "x",
    "é",
    "always",
    "shouted",
    "door",
    "—",
    "😀",
  );
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(word, { maxLength: 60 }).map((list) => list.join(" ")),
    fc.constantFrom(...Object.values(STORY)),
  );
  const answers = fc.record({ situation: text, task: text, action: text, result: text });
  const questions = fc.constantFrom(
    ANGRY,
    "What would you do if a passenger is drunk?",
    "Why do you want to fly with us?",
    "",
    "???",
  );

  it("never throws, is deterministic, adds up and quotes exactly", () => {
    fc.assert(
      fc.property(answers, questions, (answer, question) => {
        const analysis = analyseStar({ question: { text: question }, answer });
        expect(analyseStar({ question: { text: question }, answer })).toEqual(analysis);
        StarAnalysis.parse(analysis);
        for (const receipt of receiptsOf(analysis)) {
          if (receipt.score === null) continue;
          const sum = receipt.lines.reduce((total, line) => total + line.points, 0);
          expect(Math.abs(sum - receipt.score)).toBeLessThanOrEqual(0.501);
          expect(
            receipt.lines.every(
              (line) => line.points <= line.max && (line.max > 0 || line.points < 0),
            ),
          ).toBe(true);
        }
        const evidence = [
          ...receiptsOf(analysis).flatMap((receipt) =>
            receipt.lines.flatMap((line) => line.evidence),
          ),
          ...[...analysis.strengths, ...analysis.improvements].flatMap((item) => item.evidence),
        ];
        for (const item of evidence)
          expect(answer[item.section].slice(item.start, item.end)).toBe(item.quote);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it("says no number in its advice that the answer does not have", () => {
    fc.assert(
      fc.property(answers, questions, (answer, question) => {
        const analysis = analyseStar({ question: { text: question }, answer });
        const said = [
          analysis.headline.text,
          ...[...analysis.strengths, ...analysis.improvements].flatMap((item) => [
            item.note.text,
            item.remedy?.text ?? "",
          ]),
          ...analysis.skeleton.map((part) => part.prompt.text),
        ].join(" ");
        const given = STAR_SECTIONS.map((section) => answer[section]).join(" ");
        for (const number of said.match(/\d+/g) ?? []) expect(given).toContain(number);
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  it("gains nothing by saying a sentence twenty times", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STAR_SECTIONS),
        fc.constantFrom(
          "I called the manager and she came at once.",
          "The guest thanked me for it.",
          "We did it together.",
        ),
        (section, sentence) => {
          const padded = { ...STORY, [section]: `${STORY[section]} ${`${sentence} `.repeat(20)}` };
          expect(scoreOf(padded) ?? 0).toBeLessThanOrEqual(scoreOf(STORY) ?? 0);
        },
      ),
      { numRuns: 12, seed: 3 },
    );
  });

  it("finds nothing in shuffled letters", () => {
    const shuffled = (value: string, seed: number) => {
      const letters = [...value.replace(/\s/g, "")];
      for (let at = letters.length - 1; at > 0; at -= 1) {
        const other = (seed * (at + 7) * 31) % (at + 1);
        [letters[at], letters[other]] = [letters[other] ?? "", letters[at] ?? ""];
      }
      return letters.join("").replace(/(.{5})/g, "$1 ");
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
        const answer = Object.fromEntries(
          STAR_SECTIONS.map((section) => [section, shuffled(STORY[section], seed)]),
        ) as StarAnswer;
        expect(scoreOf(answer) ?? 0).toBeLessThan(15);
      }),
      { numRuns: 20, seed: 5 },
    );
  });
});
