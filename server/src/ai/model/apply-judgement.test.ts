import { type Receipt, STAR_CRITERIA, StarAnalysis } from "contract/star-analysis";
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInCoach } from "../built-in-coach.ts";
import { applyJudgement } from "./apply-judgement.ts";
import type { StarJudgement } from "./star-judgement.ts";

const QUESTION = "Tell me about a time you noticed a safety problem before anybody else.";
const ANSWER = {
  situation:
    "In May I worked the evening shift at the cinema in Ghent, with two hundred guests inside.",
  task: "I was the only one at the doors, and the fire exits were mine to check.",
  action:
    "I saw that a delivery blocked the left exit. I asked the driver to move it, he refused, so I stopped the film's start and called my manager, who had it towed.",
  result: "The exit was free after nine minutes, and deliveries come in the morning since then.",
};
const QUOTES = ["I saw that a delivery blocked the left exit", "the fire exits were mine to check"];

const judgement = fc.record({
  judgements: fc.array(
    fc.record({
      criterion: fc.constantFrom(...STAR_CRITERIA),
      score: fc.integer({ min: 0, max: 100 }),
      quotes: fc.subarray([...QUOTES, "I never said this at all"]),
      note: fc.constantFrom("You saw it first.", ""),
      remedy: fc.constantFrom("Say what followed.", ""),
    }),
    { maxLength: 7 },
  ),
  findings: fc.array(
    fc.record({
      kind: fc.constantFrom("misconduct", "implausible"),
      gravity: fc.constantFrom("serious", "grave"),
      quote: fc.constantFrom(...QUOTES, "I never said this at all"),
      note: fc.constant("You left the door."),
      remedy: fc.constant("Stay at the door."),
    }),
    { maxLength: 3 },
  ),
}) as fc.Arbitrary<StarJudgement>;

const sum = ({ lines }: Receipt) => lines.reduce((all, line) => all + line.points, 0);

test("whatever the model says, each number is the sum of its lines and keeps to the bounds", async () => {
  const ruled = await builtInCoach.analyse({ text: QUESTION, bank: null }, ANSWER, "en");
  const before = ruled.overallScore ?? 0;
  fc.assert(
    fc.property(judgement, (said) => {
      const quotes = [
        ...said.judgements.flatMap((one) => one.quotes),
        ...said.findings.map(({ quote }) => quote),
      ];
      const isInvented = quotes.length > 0 && !quotes.some((quote) => QUOTES.includes(quote));
      const judge = () =>
        applyJudgement(ruled, said, { question: QUESTION, answer: ANSWER, language: "en" });
      if (isInvented) {
        expect(judge).toThrow("ungrounded");
        return;
      }
      const judged = judge();
      expect(StarAnalysis.parse(judged)).toEqual(judged);
      for (const receipt of [
        judged.overall,
        ...Object.values(judged.criteria),
        ...Object.values(judged.sections),
      ])
        expect(Math.abs((receipt.score ?? 0) - sum(receipt))).toBeLessThan(0.51);
      expect(judged.overallScore).toBe(judged.overall.score);
      expect(judged.overallScore).toBeLessThanOrEqual(Math.min(100, before + 15));
      for (const name of STAR_CRITERIA)
        expect(judged.criteria[name].score ?? 0).toBeLessThanOrEqual(
          Math.min(100, (ruled.criteria[name].score ?? 0) + 15),
        );
      const bad = said.findings.filter(
        ({ kind, quote }) => kind === "misconduct" && QUOTES.includes(quote),
      );
      if (bad.length === 0) expect(judged.overallScore).toBeGreaterThanOrEqual(before - 31);
      else expect(judged.overallScore).toBeLessThanOrEqual(40);
    }),
  );
});

test("what the model wrote stays as it is when the rest is written in another language", async () => {
  const ruled = await builtInCoach.analyse({ text: QUESTION, bank: null }, ANSWER, "en");
  const said: StarJudgement = {
    judgements: [
      {
        criterion: "relevance",
        score: 30,
        quotes: [...QUOTES],
        note: "You saw it first.",
        remedy: "",
      },
    ],
    findings: [],
  };
  const judged = applyJudgement(ruled, said, {
    question: QUESTION,
    answer: ANSWER,
    language: "en",
  });
  const french = builtInCoach.rewrite(judged, "fr");
  expect(french.criteria.relevance.formula.text).toContain("modèle de langage");
  expect(french.criteria.relevance.lines.at(-1)?.label).toEqual({
    id: "model.note",
    values: { text: "You saw it first.", language: "en" },
    text: "You saw it first.",
  });
  expect(builtInCoach.rewrite(french, "en")).toEqual(judged);
});

test("what the rules only doubted is certain once the model finds it", async () => {
  const told = {
    situation: "Last winter I worked nights in a care home with nineteen residents.",
    task: "I had to turn six residents every two hours and tick a chart.",
    action:
      "I am organised, so I completed the chart for the whole night at eleven, and that gave me quiet hours for the ironing. I hung the bell cord of one lady over the wardrobe door so that she would not ring.",
    result: "The day nurse always praised my tidy papers, and everybody slept well.",
  };
  const question = "Tell me about a time you worked without anybody watching.";
  const ruled = await builtInCoach.analyse({ text: question, bank: null }, told, "en");
  const judged = applyJudgement(
    ruled,
    {
      judgements: [],
      findings: [
        {
          ...{ kind: "misconduct" as const, gravity: "grave" as const },
          quote: "I hung the bell cord of one lady over the wardrobe door",
          note: "You took away the bell of a lady in your care.",
          remedy: "Say what you did to put it right.",
        },
      ],
    },
    { question, answer: told, language: "en" },
  );
  expect(ruled.headline.id).toBe("headline.limit.doubtful-conduct");
  expect(judged.headline.id).toBe("headline.limit.unsafe");
  expect(JSON.stringify(judged)).not.toContain("doubtful-conduct");
  expect(sum(judged.overall)).toBeCloseTo(judged.overallScore ?? -1, 0);
});
