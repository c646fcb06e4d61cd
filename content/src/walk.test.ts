import { describe, expect, test } from "vitest";
import type { MultipleChoice } from "./multiple-choice.ts";
import { bankFaults, faultsOf, repeated, textsOf, untidy } from "./walk.ts";

const fair: MultipleChoice = {
  id: "girt-bar",
  question: "What joins the slide to the aircraft?",
  options: ["The girt bar", "The hinge arm", "The viewing window", "The gust lock"],
  correctAnswer: "The girt bar",
  explanation: "The girt bar holds the slide's skirt in the floor brackets while a door is armed.",
  difficulty: "Easy",
};

describe("the walk", () => {
  test("finds nothing in a fair question", () => {
    expect(faultsOf(fair)).toEqual([]);
  });

  test.each<[string, Partial<MultipleChoice>]>([
    ["does not offer its answer", { correctAnswer: "The girt" }],
    [
      "offers an option twice",
      { options: ["The girt bar", "the girt bar.", "The hinge arm", "The gust lock"] },
    ],
    [
      "gives its answer away by length",
      {
        options: ["The bar that joins the slide to the floor brackets", "Hinge", "Seal", "Lock"],
        correctAnswer: "The bar that joins the slide to the floor brackets",
      },
    ],
    ["offers all or none", { options: ["The girt bar", "Hinge", "Seal", "All of the above"] }],
    ["asks nothing", { question: "The slide" }],
  ])("finds that a question %s", (fault, change) => {
    expect(faultsOf({ ...fair, ...change })).toContain(fault);
  });

  test("finds a bank whose answer always stands first or is always the longest", () => {
    const bank = Array.from({ length: 10 }, (_, index) => ({
      ...fair,
      id: `q-${index}`,
      question: `${fair.question} ${index}?`,
      options: ["The long girt bar", "Hinge", "Seal", "Lock"] as MultipleChoice["options"],
      correctAnswer: "The long girt bar",
    }));
    expect(bankFaults(bank)).toEqual([
      "the longest option is right in 100 %",
      "option 2 is right in 0 % only",
      "option 3 is right in 0 % only",
      "option 4 is right in 0 % only",
    ]);
  });

  test("finds repeated and untidy texts, however deep they lie", () => {
    expect(repeated(["Brace.", "Heads down", "brace"])).toEqual(["brace"]);
    expect(untidy(textsOf({ a: ["Fine.", { b: "Two  spaces" }], c: "Shout!" }))).toEqual([
      "Two  spaces",
      "Shout!",
    ]);
  });
});
