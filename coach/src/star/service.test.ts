import { RECRUITERS } from "content/recruiters/recruiters";
import { describe, expect, test } from "vitest";
import { giveFeedback } from "../feedback/give-feedback.ts";
import { scoreOnRubric } from "../rubric/score.ts";
import { analyseStar } from "./analyse.ts";
import { analyseText } from "./analyse-text.ts";
import { asksForService } from "./service.ts";

test.each([
  "How do you recognise what a passenger needs before they ask?",
  "How do you recognise what a passenger needs when they would never ask for it, and what do you do then?",
  "The chicken runs out five rows before the end of your section. What would you tell the passengers who are left?",
  "You spill red wine over a guest's white shirt. What would you do in the next five minutes?",
  "The special meal a passenger ordered is not on board. What would you say, and what would you do?",
  "After a four-hour delay a furious cabin boards, and the first man says you ruined his holiday. What would you say to him?",
])("%s: weighs service", (question) => {
  expect(asksForService(question, "hypothetical")).toBe(true);
});

test.each([
  "A passenger refuses to fasten the seat belt before take-off. What would you do?",
  "There is smoke coming from the lavatory. What is your first action?",
  "A mother tells you while boarding that her son has a severe nut allergy. What would you do before and during the service?",
  "A passenger who has clearly had enough orders another whisky. What do you say and do?",
  "A seven-year-old flying alone is handed over to you at the aircraft door. What would you do from now until landing?",
  "In turbulence a guest asks for a hot coffee. What would you do?",
  "You see a colleague put the money for two drinks into his own pocket. What would you do?",
])("%s: weighs safety", (question) => {
  expect(asksForService(question, "hypothetical")).toBe(false);
});

test("a question for an event or a motive is none", () => {
  expect(asksForService("Tell me about a guest whose meal was missing.", "behavioural")).toBe(
    false,
  );
});

const NEEDS = "How do you recognise what a passenger needs before they ask?";
const ANSWER = {
  situation:
    "I watch faces and hands while I walk the aisle: a woman in 14C rubs her arms and looks up at the air vent, so she is cold.",
  task: "My part is to notice it before she has to ring, because many guests never ask.",
  action:
    "First I look whether she is awake, then I kneel beside her and ask quietly if she would like a blanket. I bring it with a cup of tea and close the vent above her.",
  result:
    "Ten minutes later I come back and check that she is warm, and I tell my colleague in the galley so that she looks in on her too.",
};
const BARE = {
  situation: "People need things.",
  task: "I have to help them.",
  action: "I help them with what they need.",
  result: "They are happy.",
};

describe("what is asked for in an answer about service", () => {
  test.each(["en", "es", "fr", "zh"] as const)("a recruiter names no danger, in %s", (language) => {
    const recruiter = RECRUITERS[0];
    if (!recruiter) throw new Error("no recruiter");
    const { spokenFeedback } = giveFeedback({
      ...{ response: Object.values(BARE).join(" "), recruiter, language },
      ...{ question: { text: NEEDS }, interviewType: "situational" as const },
      ...{ askedBefore: [], saidBefore: [] },
    });
    expect(spokenFeedback).not.toMatch(/danger|risk|safety|peligro|seguridad|sécurité|危险|安全/i);
  });

  test("is neither safety first nor a danger", () => {
    const { headline, improvements, skeleton } = analyseStar({
      question: { text: NEEDS, kind: "hypothetical" },
      answer: BARE,
    });
    const said = [
      headline.text,
      ...improvements.flatMap(({ note, remedy }) => [note.text, remedy?.text ?? ""]),
      ...skeleton.map(({ prompt }) => prompt.text),
    ].join(" ");
    expect(said).not.toMatch(/\b(safety|danger|risk|captain|procedure)\b/i);
  });

  test("is looking, caring and coming back: they make a strong answer", () => {
    const score = (text: string) =>
      analyseStar({ question: { text, kind: "hypothetical" }, answer: ANSWER }).overallScore ?? 0;
    expect(score(NEEDS)).toBeGreaterThanOrEqual(60);
    expect(score(NEEDS)).toBeGreaterThan(
      score("A passenger faints during boarding. What would you do?"),
    );
  });

  test("gives nothing to judge safety awareness by", () => {
    const question = { text: NEEDS, kind: "hypothetical" as const };
    const read = analyseText({ question, text: Object.values(ANSWER).join(" ") });
    const dimensions = scoreOnRubric({ ...read, question, interviewType: "situational" });
    const scoreOf = (name: string) =>
      dimensions.find(({ dimension }) => dimension === name)?.score ?? null;
    expect(scoreOf("safetyAwareness")).toBeNull();
    expect(scoreOf("customerService")).not.toBeNull();
  });
});
