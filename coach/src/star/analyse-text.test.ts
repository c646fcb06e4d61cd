import { STAR_SECTIONS } from "contract/star";
import { StarAnalysis } from "contract/star-analysis";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseText, locate } from "./analyse-text.ts";

const QUESTION = { text: "Tell me about a time you dealt with a difficult customer." };
const WAITER = {
  situation:
    "Last May I was a waiter at Cafe Luna in Porto, and a guest got a soup with nuts in it although she had told us about her allergy.",
  task: "I was the only waiter on the terrace, so it was up to me to keep her safe.",
  action:
    "I took the plate away, asked her how her throat felt and called 112. Then I told her husband what I was doing and sat with them.",
  result:
    "In the end the ambulance came in six minutes and she was fine after an hour. She wrote us a card, and since then every order with an allergy is read aloud.",
};
const SPANISH = {
  situation:
    "El verano pasado trabajaba en un hotel de Cádiz y un cliente gritaba en la recepción.",
  task: "Mi tarea era calmarlo, porque estaba sola en el turno.",
  action: "Le pedí que me contara todo. Llamé a la gobernanta y le expliqué qué pasaba.",
  result: "Al final el cliente me dio las gracias y volvió en octubre.",
};
const CHINESE = {
  situation: "去年夏天我在酒店前台工作，有一位客人因为房间没准备好很生气。",
  task: "我的任务是让他冷静下来。",
  action: "我先请他坐下，给他倒了一杯水。我告诉他房间还要二十分钟。",
  result: "最后他谢谢我，并且第二天又来了。",
};
const words = (text: string) => text.match(/\p{L}+/gu)?.join(" ") ?? "";
const spoken = (...parts: string[]) => parts.join(" ");

describe("analyseText", () => {
  it.each([
    ["English", WAITER],
    ["Spanish", SPANISH],
    ["Chinese", CHINESE],
  ])("finds the four sections of a story told in one go, in %s", (_, told) => {
    const { sections } = analyseText({ question: QUESTION, text: spoken(...Object.values(told)) });
    for (const section of STAR_SECTIONS)
      expect(words(sections[section])).toBe(words(told[section]));
  });

  it.each([
    ["no ending", spoken(WAITER.situation, WAITER.task, WAITER.action), ["result"]],
    ["no task", spoken(WAITER.situation, WAITER.action, WAITER.result), ["task"]],
    ["only an ending", "In the end the ambulance came and she was fine.", []],
    ["only steps", "I took the plate away, called 112 and sat with them.", ["task", "result"]],
  ])("leaves a section empty of which nothing is told: %s", (_, text, missing) => {
    const { analysis, sections, places } = analyseText({ question: QUESTION, text });
    for (const section of missing as (typeof STAR_SECTIONS)[number][]) {
      expect(sections[section]).toBe("");
      expect(places[section]).toEqual([]);
      expect(analysis.sections[section].score).toBeLessThan(45);
    }
    expect(STAR_SECTIONS.map((section) => sections[section]).join("")).toHaveLength(text.length);
  });

  it.each([
    ["what has not come since", "I asked for a mat at that door,", "and we've had none since."],
    ["what one does now", "", "I now read every label aloud before I hand it over."],
    [
      "what was asked for, and done",
      "",
      "I asked my manager for a sign at the door. They have one.",
    ],
    ["what one did afterwards", "", "Afterwards I showed the two new ones where the tap is."],
    ["a lesson", "", "What I took from it is that you ask before you guess."],
    ["no doer at all", "", "Three summers, not one slip on that floor."],
  ])("hears a plain ending: %s", (_, before, ending) => {
    const text = `${spoken(WAITER.situation, WAITER.action, before).trim()} ${ending}`;
    expect(analyseText({ question: QUESTION, text }).sections.result.trim()).toBe(ending);
  });

  it.each([
    "Now I could have sent him away, but I asked him what he had ordered.",
    "Then I went back to the terrace and served the next table as if nothing had happened.",
    "The cook said he would still have to look at it, so I waited and told her husband why.",
  ])("hears no ending in a step: %s", (step) => {
    const text = spoken(WAITER.situation, WAITER.task, WAITER.action, step);
    expect(analyseText({ question: QUESTION, text }).sections.result).toBe("");
  });

  it("counts what holds to this day as an ending, though it is told in the present", () => {
    const score = (ending: string) =>
      analyseText({ question: QUESTION, text: spoken(WAITER.situation, WAITER.action, ending) })
        .analysis.sections.result.score ?? 0;
    expect(score("He wears the glove on the terrace now.")).toBeGreaterThan(
      score("He wears the glove on the terrace."),
    );
  });

  it("cuts speech without a full stop where a new thought begins", () => {
    const text = spoken(...Object.values(WAITER))
      .replace(/[.,]/g, "")
      .toLowerCase();
    const { sections } = analyseText({ question: QUESTION, text });
    expect(sections.situation).toMatch(/^last may/);
    expect(sections.action).toMatch(/called 112/);
    expect(sections.result).toMatch(/she wrote us a card/);
  });

  it("quotes words that stand in the whole text where `locate` says", () => {
    const text = `  ${spoken(...Object.values(WAITER))}  😀`;
    const { analysis, places } = analyseText({ question: QUESTION, text });
    const evidence = [...analysis.strengths, ...analysis.improvements].flatMap(
      (item) => item.evidence,
    );
    expect(evidence.length).toBeGreaterThan(2);
    for (const item of evidence) {
      const span = locate(item, places);
      expect(text.slice(span?.start, span?.end)).toBe(item.quote);
    }
  });

  it.each(["", "   ", "😀😀😀", "!!! ...", "<script>alert(1)</script>", "a. ".repeat(6000)])(
    "has an answer to any text: %j",
    (text) => {
      expect(() =>
        StarAnalysis.parse(analyseText({ question: QUESTION, text }).analysis),
      ).not.toThrow();
    },
  );

  it("loses no character of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const { sections, places } = analyseText({ question: QUESTION, text });
        const joined = STAR_SECTIONS.map((section) => sections[section]).join("");
        const spans = STAR_SECTIONS.flatMap((section) => places[section]);
        expect(spans.length === 0 || joined === text).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
