import { STAR_SECTIONS } from "contract/star";
import type { PractisedAnswer } from "../thread.ts";
import type { Draft } from "./draft.ts";
import { questionByText } from "./practise.ts";

const TAKE_CHARACTERS = 2500;
const MEND_CHARACTERS = 300;

/** A practised answer laid open again: what is said of it next, a better ending too, is about this one. */
export function opened(answer: PractisedAnswer): NonNullable<Draft["notes"]> {
  const text = STAR_SECTIONS.map((section) => (answer.answer[section] ?? "").trim())
    .filter(Boolean)
    .join(" ")
    .slice(0, TAKE_CHARACTERS);
  if (text === "") return {};
  const { score, sections } = answer;
  const mend = (answer.improvements[0] ?? "").slice(0, MEND_CHARACTERS);
  return {
    open: {
      id: questionByText(answer.question)?.id ?? "",
      take: { text, score, sections },
      drill: null,
    },
    verdict: { score, mend, before: null, lines: [], gains: [], bySection: {} },
  };
}
