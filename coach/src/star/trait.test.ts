import { RECRUITERS } from "content/recruiters/recruiters";
import { describe, expect, test } from "vitest";
import { giveFeedback } from "../feedback/give-feedback.ts";
import { analyseText } from "./analyse-text.ts";

const WEAKNESS = {
  text: "What is your greatest weakness, and what are you doing about it?",
  kind: "motivation",
} as const;
const FULL =
  "I tend to do things myself rather than ask. Last winter in the bar my supervisor told me the kitchen had waited ten minutes for me, because I wanted to finish six tables alone. Since then I say at the start of every shift who I'll call when it gets full, and I asked Dana to tell me when I don't. In April she made me responsible for the two new colleagues, and the first thing I taught them was to call.";
const HALF =
  "I say yes too often. My boss in the gym knows that I'll take every extra shift. Now I look at my calendar before I answer. I'm learning to say no, and people accept it.";
const BARE = "I'm a perfectionist and I work too hard. I always want everything to be perfect.";
const judged = (text: string) => analyseText({ question: WEAKNESS, text }).analysis;
const scoreOf = (text: string) => judged(text).overallScore ?? 0;

describe("the greatest weakness", () => {
  test("is strong with its day, what it led to, what is done since and what came of it; half of that is half as good", () => {
    expect(scoreOf(FULL)).toBeGreaterThan(75);
    expect(scoreOf(HALF)).toBeGreaterThan(scoreOf(BARE) + 15);
    expect(scoreOf(HALF)).toBeLessThan(scoreOf(FULL) - 20);
    expect(scoreOf(BARE)).toBeLessThan(25);
  });

  test("is told in four parts, wherever one sentence goes over to the next", () => {
    const { sections } = analyseText({ question: WEAKNESS, text: FULL });
    expect(sections.situation).toMatch(/^I tend/);
    expect(sections.task).toMatch(/^Last winter/);
    expect(sections.action).toMatch(/^Since then/);
    expect(sections.result).toMatch(/^In April/);
  });

  test("asks for no wish, no knowledge of the work and no offer", () => {
    for (const text of [FULL, HALF, BARE]) {
      const { headline, improvements, skeleton } = judged(text);
      const said = [
        headline.text,
        ...improvements.flatMap(({ note, remedy }) => [note.text, remedy?.text ?? ""]),
        ...skeleton.map(({ prompt }) => prompt.text),
      ].join("\n");
      expect(said).not.toMatch(/\bwish\b|draws you|crew|really like|gave you the idea/);
    }
  });

  test("no sentence waits for words that it does not get", () => {
    const { improvements } = judged(
      "I do everything myself instead of asking. In June we were short of staff and I carried all the trays alone, and a guest waited half an hour for the bill because I hadn't told anybody. My boss said I should have shouted. Since then I tell the team at five o'clock who takes the bills.",
    );
    expect(improvements.map(({ note }) => note.text).join("\n")).not.toMatch(/\{\w+\}/);
  });

  test("a good story about somebody else's anger names none", () => {
    expect(
      scoreOf(
        "Last summer at the hotel in Split a guest shouted because his room faced the car park. I listened, apologised and found a room with a balcony on the fourth floor. I carried his bags up myself. He thanked me at breakfast and wrote a review with my name.",
      ),
    ).toBeLessThan(45);
  });

  test("a fault that is owned up to is what was asked for, and no misconduct", () => {
    const { overall } = judged(
      "My English is weak when people speak fast. In the pizzeria in Dublin I said yes to a guest although I didn't understand, and he got the wrong pizza with nuts. Since then I repeat every order aloud. In June I had no wrong order in the whole month.",
    );
    expect(overall.score).toBeGreaterThan(45);
    expect(overall.lines.flatMap(({ label }) => label.id)).not.toContain("line.limit.unsafe");
  });

  test("in German it is the same, and a thin one far below", () => {
    const full = scoreOf(
      "Ich neige dazu, alles selbst zu machen, statt zu fragen. Letzten Winter hat mir meine Chefin in der Bar in Köln gesagt, dass die Küche zehn Minuten auf mich gewartet hat, weil ich sechs Tische allein bedienen wollte. Seitdem sage ich am Anfang jeder Schicht, wen ich rufe, wenn es voll wird, und ich habe Dana gebeten, mich daran zu erinnern. Im April hat sie mir zwei neue Kolleginnen anvertraut.",
    );
    expect(full).toBeGreaterThan(60);
    expect(
      scoreOf("Ich bin Perfektionistin und arbeite zu viel. Ich versuche, das zu ändern."),
    ).toBeLessThan(full - 35);
  });

  test("a recruiter asks for what is missing of it", () => {
    const recruiter = RECRUITERS[0];
    if (!recruiter) throw new Error("no recruiter");
    const { followUp, nextStep } = giveFeedback({
      ...{
        response:
          "In meetings I'm too quiet. My manager at the hotel in Bucharest told me so in March.",
      },
      ...{ question: WEAKNESS, interviewType: "behavioral", recruiter },
      ...{ askedBefore: [], saidBefore: [], language: "en" },
    });
    expect(`${followUp?.question} ${nextStep?.text}`).not.toMatch(/draws you|wish|bring to a crew/);
    expect(followUp?.question).toMatch(/differently now|do about it|changed since|stand with it/);
  });
});
