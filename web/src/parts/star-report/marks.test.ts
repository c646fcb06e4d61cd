import type { StarAnswer } from "contract/responses";
import type { Advice, Evidence, Receipt, StarAnalysis } from "contract/star-analysis";
import { describe, expect, it } from "vitest";
import { type Effect, markAnswer, marksOf } from "./marks.ts";

const answer: StarAnswer = {
  situation: "On a Friday evening at the hotel, a guest was shouting.",
  task: "It was on me.",
  action: "I came round the desk so we stood side by side. Then we sorted out the queue.",
  result: "In the end she was happy.",
};

function said(section: Evidence["section"], quote: string, effect: Effect): Evidence {
  const start = answer[section].indexOf(quote);
  return { section, start, end: start + quote.length, quote, effect };
}

const note = { id: "n", values: {}, text: "n" };
const advice = (...evidence: Evidence[]): Advice => ({
  note,
  remedy: null,
  section: null,
  evidence,
  worth: 1,
});

/** Only what marking reads; the rest of an analysis does not enter it. */
function analysis(counted: Evidence[], mend: Advice[] = [], keep: Advice[] = []): StarAnalysis {
  const receipt: Receipt = {
    score: 50,
    band: "developing",
    formula: note,
    source: note,
    lines: [{ label: note, points: 1, max: 2, evidence: counted }],
  };
  return {
    sections: { situation: receipt },
    criteria: {},
    improvements: mend,
    strengths: keep,
  } as unknown as StarAnalysis;
}

const drawn = (input: StarAnalysis, section: Evidence["section"]) =>
  markAnswer(answer, input).segments[section].flatMap(({ text, mark }) =>
    mark ? [[text, mark.effect]] : [],
  );

describe("the marked answer", () => {
  it("is the whole text, whatever is marked in it", () => {
    const marked = markAnswer(
      answer,
      analysis([
        said("action", "I came round the desk", "earns"),
        said("action", "the desk so we stood", "costs"),
      ]),
    );
    for (const section of ["situation", "task", "action", "result"] as const) {
      const text = marked.segments[section].map((segment) => segment.text).join("");
      expect(text).toBe(answer[section]);
    }
  });

  it("joins stretches of one effect that overlap or have only a space between them", () => {
    const input = analysis([
      said("situation", "Friday", "earns"),
      said("situation", "evening at the", "earns"),
      said("situation", "at the hotel", "earns"),
    ]);
    expect(drawn(input, "situation")).toEqual([["Friday evening at the hotel", "earns"]]);
  });

  it("marks the words of an advice exactly, and the rest of a longer stretch around them", () => {
    const input = analysis(
      [said("action", "Then we sorted out the queue", "earns")],
      [advice(said("action", "we sorted", "costs"))],
    );
    expect(drawn(input, "action")).toEqual([
      ["we sorted", "costs"],
      ["out the queue", "earns"],
    ]);
  });

  it("keeps praised words green where they earn only partly elsewhere", () => {
    const praised = said("situation", "On a Friday evening", "earns");
    const partly = said("situation", "Friday", "could-earn-more");
    expect(drawn(analysis([partly], [], [advice(praised)]), "situation")).toEqual([
      ["On a Friday evening", "earns"],
    ]);
  });

  it("leaves out a word or two that earn partly, and offsets that do not fit the text", () => {
    const wrong: Evidence = { ...said("result", "happy", "costs"), start: 0, end: 5 };
    const beyond: Evidence = { ...said("result", "happy.", "costs"), end: 400 };
    const input = analysis([said("action", "so we", "could-earn-more"), wrong, beyond]);
    expect(drawn(input, "action")).toEqual([]);
    expect(drawn(input, "result")).toEqual([]);
  });

  it("numbers in reading order what advice speaks of, and nothing else", () => {
    const ending = said("result", "she was happy", "could-earn-more");
    const steps = said("action", "I came round the desk", "earns");
    const mend = advice(ending);
    const { marks } = markAnswer(
      answer,
      analysis([said("situation", "a guest was shouting", "earns")], [mend], [advice(steps)]),
    );
    expect(marks.map(({ section, number }) => [section, number])).toEqual([
      ["situation", null],
      ["action", 1],
      ["result", 2],
    ]);
    expect(marksOf(mend.evidence, marks).map((mark) => mark.number)).toEqual([2]);
  });
});
