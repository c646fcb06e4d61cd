import { expect, test } from "vitest";
import { assumedQuestion } from "./assumed-question.ts";

test.each([
  ["I want to be cabin crew because I love people and I like to see the world.", "motivation"],
  ["My weakness is that I talk fast when I'm excited.", "motivation"],
  ["I would ask him to sit down, and then I'd tell the purser.", "hypothetical"],
  ["One evening at the hotel a guest shouted at me. I asked him to sit down.", "behavioural"],
  [
    "I would say I am calm. When I was at the bank there was a man who had lost his card, I asked him to sit.",
    "behavioural",
  ],
  ["Quiero ser tripulante porque me gusta cuidar de la gente.", "motivation"],
  ["Je demanderais au passager de s'asseoir.", "hypothetical"],
  ["有一次在酒店，一位客人很生气。", "behavioural"],
])("%s was asked for a %s answer", (answer, kind) => {
  expect(assumedQuestion(answer).kind).toBe(kind);
});
