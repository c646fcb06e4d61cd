import { expect, test } from "vitest";
import { repeated, untidy } from "../walk.ts";
import { FURTHER_QUESTIONS } from "./further.ts";
import { FurtherQuestion } from "./schema.ts";

const all = Object.entries(FURTHER_QUESTIONS);

test("what people ask on is answered in whole sentences, and no two under one entry are asked alike", () => {
  for (const [of, questions] of all) {
    for (const one of questions) {
      const name = `${of}~${one.id}`;
      expect(FurtherQuestion.safeParse(one).error?.message, name).toBeUndefined();
      expect(untidy([one.question, one.answer]), name).toEqual([]);
    }
    expect(repeated(questions.map(({ id }) => id)), of).toEqual([]);
    expect(repeated(questions.map(({ question }) => question)), of).toEqual([]);
    expect(repeated(questions.flatMap(({ asked }) => asked)), of).toEqual([]);
  }
});
