import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { answerById, drawQuestion, questionById } from "./api.ts";
import { arrivedQuestion, notToBeDrawn, takeDrawn } from "./draw-ahead.ts";
import {
  type PracticeQuestion,
  questionFault,
  questionOf,
  remember,
  type Wanted,
} from "./model.ts";
import { NO_PLACE, type Place } from "./place.ts";
import { setAsideDraft } from "./unsent-drafts.ts";
import type { PlaceHold } from "./use-place.ts";

interface OpenQuestionInput {
  wanted: Wanted;
  userKey: string;
  hold: PlaceHold;
  onOpened: () => void;
}

/** unknown: the address names a question or an answer that is not there. */
export type OpeningFault = "failed" | "unknown";

const isOpen = (place: Place, { what, id, language }: Wanted) => {
  if (what === "answer") return true;
  if (!place.question) return false;
  if (what === "bank") return place.question.id === id && place.askedIn === (language ?? null);
  return what === "random" || place.retakeOf === id;
};

/** Opens the question that the address asks for, or draws one; says what stood in the way. */
export function useOpenQuestion(input: OpenQuestionInput) {
  const { wanted, userKey, hold, onOpened } = input;
  const { place } = hold;
  const queries = useQueryClient();
  const language = useLanguage();
  const [fault, setFault] = useState<OpeningFault | null>(null);
  const [tries, setTries] = useState(0);
  const isReady = isOpen(place, wanted);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something else is wanted, or on a new try.
  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    setFault(null);

    const find = async (): Promise<PracticeQuestion> => {
      if (wanted.what === "bank")
        return queries.fetchQuery(questionById(wanted.id, wanted.language));
      if (wanted.what === "retake") {
        const answer = await queries.fetchQuery(answerById(wanted.id, language));
        if (!answer.bankQuestionId) return questionOf(answer);
        // A question that has left the bank since can be taken again all the same.
        return queries
          .fetchQuery(questionById(answer.bankQuestionId))
          .catch(() => questionOf(answer));
      }
      const seen = notToBeDrawn(place, userKey);
      const drawn = await takeDrawn()?.catch(() => null);
      return drawn && !seen.includes(drawn.id) ? drawn : drawQuestion(seen);
    };

    find().then(
      (question) => {
        if (!isWanted) return;
        // Drawn again all the same: a new question begins blank, what was begun waits beside it.
        if (wanted.what === "random") setAsideDraft(userKey, question.id);
        hold.change({
          ...NO_PLACE,
          question,
          askedIn: wanted.language ?? null,
          retakeOf: wanted.what === "retake" ? wanted.id : null,
          recentIds: remember(place.recentIds, question.id),
        });
        onOpened();
      },
      (error: unknown) => {
        if (!isWanted) return;
        setFault(questionFault(wanted, error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isReady, wanted.what, wanted.id, wanted.language, tries]);

  return { isReady, fault: isReady ? null : fault, retry: () => setTries((count) => count + 1) };
}

/** Takes a question drawn ahead that the first frame shows already: it is not drawn twice. */
export function useArrivedQuestion(hold: PlaceHold, onOpened: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the first frame only.
  useEffect(() => {
    const { question } = hold.place;
    if (!question || question !== arrivedQuestion()) return;
    void takeDrawn();
    hold.keepSeconds(0);
    onOpened();
  }, []);
}
