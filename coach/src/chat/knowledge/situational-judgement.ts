import type { JudgementQuestion } from "content/situational-judgement/schema";
import { JUDGEMENT_QUESTIONS } from "content/situational-judgement/situational-judgement";
import { type Entry, part } from "./entry.ts";

const SENTENCE_END = /(?<=[.?!]) /;

/** What the best answer to a situation is and why, with the rule of thumb behind it and the answer that does harm. */
export function judgementEntries(): Entry[] {
  return JUDGEMENT_QUESTIONS.map((one) => {
    const told = one.situation.split(SENTENCE_END);
    const [opening = one.situation] = told;
    return {
      citation: {
        id: `situational-judgement/${one.id}`,
        title: `Situational judgement: ${opening}`,
        source: null,
      },
      set: "situational-judgement",
      names: [opening],
      parts: [
        part("lead", graded(one, "best")),
        part("why", one.principle),
        part("avoid", graded(one, "harmful"), [], { label: { id: "part.avoid" } }),
      ],
      also: one.theme,
      // The situation is what people tell; it is not told back to them.
      said: told.slice(1),
    };
  });
}

function graded({ options }: JudgementQuestion, grade: "best" | "harmful"): string {
  return options
    .filter((option) => option.grade === grade)
    .map(({ text, reason }) => `${text}. ${reason}`)
    .join(" ");
}
