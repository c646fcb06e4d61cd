import type { StarAnswer } from "contract/responses";
import { useCallback, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { isBlank, isSameAnswer, NO_ANSWER, type PracticeQuestion } from "./model.ts";
import { type StarDraft, starDraftKey } from "./unsent-drafts.ts";

const NO_DRAFT: StarDraft = { answer: NO_ANSWER, question: null, elapsedSeconds: 0 };

/** The answer to one question as it is being written, kept on this device at every pause. */
export function useStarDraft(
  userKey: string,
  question: PracticeQuestion,
  secondsNow: () => number,
) {
  const draft = useDraft<StarDraft>(starDraftKey(userKey, question.id), NO_DRAFT);
  const { value, change, otherTab } = draft;
  // What was there when the question was opened, for the line that says so.
  const [broughtBackAt] = useState(isBlank(value.answer) ? null : draft.savedAt);

  const changeAnswer = useCallback(
    (answer: StarAnswer) => change({ answer, question, elapsedSeconds: secondsNow() }),
    [change, question, secondsNow],
  );

  const other = otherTab && !isSameAnswer(otherTab.answer, value.answer) ? otherTab.answer : null;
  return { ...draft, answer: value.answer, changeAnswer, other, broughtBackAt };
}
