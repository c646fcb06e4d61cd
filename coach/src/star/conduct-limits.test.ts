import { describe, expect, it } from "vitest";
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

/** An honest story, and one sentence put into it that a rule hits. */
const BAKERY = [
  "In my second month at the bakery a woman came for her daughter's birthday cake and the icing on it named another girl.",
  "The party was in an hour and I was the only one at the counter.",
  "I said that I would mend it at once and asked her to choose between two ways.",
  "I scraped the icing off and wrote the name anew while she watched, and gave her the candles.",
  "She left after nine minutes with the right cake and sent us a photo of the party.",
];
const withOne = (sentence: string) =>
  analyseText({
    question: QUESTION,
    text: [...BAKERY.slice(0, 4), sentence, ...BAKERY.slice(4)].join(" "),
  }).analysis;

describe("a rule that hits a few words of an answer", () => {
  it("asks where the whole answer speaks against it", () => {
    const { headline, overallScore } = withOne(
      "I could not log the old cake as sold, because then the till would have been short.",
    );
    expect(headline.id).toBe("headline.limit.doubtful-conduct");
    expect(overallScore).toBeGreaterThanOrEqual(38);
  });

  it("leaves little of it where violence or theft is told openly", () => {
    expect(
      withOne("I hit him in the face because he would not stop.").overallScore,
    ).toBeLessThanOrEqual(30);
    expect(withOne("I stole twenty pounds from his wallet.").overallScore).toBeLessThanOrEqual(30);
  });

  it("is certain where little else is told", () => {
    const text = "I told her the seat was free although I knew it was taken. She went away.";
    expect(analyseText({ question: QUESTION, text }).analysis.overallScore).toBeLessThanOrEqual(15);
  });
});
