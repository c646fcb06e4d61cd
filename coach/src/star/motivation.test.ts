import { describe, expect, it } from "vitest";
import { analyseText } from "./analyse-text.ts";

const WHY = "Why do you want to become a flight attendant?";
const WHY_US = "Why do you want to fly for our airline and not for another one?";
const OWN = "I have worked in a bakery in Tallinn for four years and I want to be cabin crew.";
const EMIRATES =
  "I want Emirates because in the hotel i have guests from everywhere in one day, and with 140 nationalities of crew I would have that every day in my own team. And I asked a girl from Gaia that flys with you two years, she told me that the training in Dubai was the hardest and best weeks of her life, and I want to be pushed like that.";

const analyse = (text: string, question = WHY) =>
  analyseText({ question: { text: question }, text }).analysis;
const linesOf = (text: string, question?: string) =>
  analyse(text, question).criteria.relevance.lines;
const insight = (text: string, question?: string) =>
  linesOf(text, question).find(({ label }) => /insight/.test(label.id))?.points ?? 0;
const remedies = (text: string, question?: string) =>
  analyse(text, question)
    .improvements.map(({ remedy }) => remedy?.text ?? "")
    .join(" ");

describe("what is known of the work, in any words", () => {
  it.each([
    "My alarm would ring at three and I would sleep in the afternoon.",
    "I know there are 4am starts, and that I would work on Christmas.",
    "My feet will hurt after ten hours, and somebody throws up and I clean it.",
    "In the first weeks the training was tough for my neighbour, with the slides and the raft.",
  ])("counts: %s", (said) => {
    expect(insight(`${OWN} ${said}`)).toBeGreaterThan(insight(OWN) + 5);
  });

  it.each([
    "I love to travel and I love to meet people from many cultures.",
    "It has been my dream since I saw my first plane, and the uniform is beautiful.",
  ])("does not count what everybody says: %s", (said) => {
    expect(insight(`${OWN} ${said}`)).toBeLessThanOrEqual(insight(OWN) + 1);
  });

  it("is asked for where it is missing, and never where it was named", () => {
    const hours = `${OWN} I know there are 4am starts and that I would work on Christmas.`;
    expect(remedies(OWN)).toMatch(/early starts/);
    expect(remedies(hours)).not.toMatch(/early starts/);
    expect(remedies(hours)).toMatch(/safety side/);
  });
});

describe("why this airline", () => {
  it("takes what a person told and a figure for something found out", () => {
    const { overallScore, strengths } = analyse(EMIRATES, WHY_US);
    expect(overallScore).toBeGreaterThanOrEqual(58);
    expect(strengths[0]?.note.text).toMatch(/asked a girl .+ shows that you have looked into it/);
  });
  it("asks what was found out of the airline, and not for early starts", () => {
    expect(remedies(EMIRATES, WHY_US)).not.toMatch(/early starts/);
    expect(remedies(EMIRATES, WHY_US)).toMatch(/What have you read, asked or seen/);
  });
  it("calls no praise of the airline looked into", () => {
    const praise =
      "You are the best airline with five stars and a great reputation. I love your values.";
    expect(
      analyse(praise, WHY_US)
        .improvements.map(({ note }) => note.text)
        .join(" "),
    ).not.toMatch(/looked into it a little/);
  });
});
