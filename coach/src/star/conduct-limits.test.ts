import { expect, it } from "vitest";
import { analyseText } from "./analyse-text.ts";

const QUESTION = {
  text: "Tell me about a time you had to deal with a difficult customer. What did you do, and how did it end?",
};
/** Good service, told in one breath, in words that misconduct is told in as well: taken aside, the supervisor, let him, the back line. */
const PHARMACY = [
  "Last winter a man came to our pharmacy counter for his wife's antibiotics and the prescription hadn't come through from the surgery.",
  "He'd driven across Croydon twice already and he started shouting that we were useless, with a queue of maybe eight people behind him.",
  "I was the supervisor so I came round the counter, took him to the side by the consultation room and let him finish.",
  "I said I could see he was worried about his wife.",
  "Then I rang the surgery on the back line, got through after ten minutes, and they sent it over while he sat with a water.",
  "He left with the tablets.",
];
const isDoubted = (text: string) =>
  analyseText({ question: QUESTION, text }).analysis.overall.lines.some(
    ({ label }) => label.id === "line.limit.doubtful-conduct",
  );
const without = (parts: readonly string[], left: number) =>
  parts.filter((_, at) => at !== left).join(" ");

it("doubts nobody who served well and tells it in everyday words", () => {
  const words = PHARMACY.join(" ").split(" ");
  const tellings = [
    PHARMACY.join(" "),
    PHARMACY.join(" ").toLowerCase(),
    ...PHARMACY.map((_, at) => without(PHARMACY, at)),
    ...words.map((_, at) => without(words, at)),
    ...words.map((_, at) => words.map((word, other) => (other === at ? "thing" : word)).join(" ")),
  ];
  expect(tellings.filter(isDoubted)).toEqual([]);
});
