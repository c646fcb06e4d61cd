import { useQueryClient } from "@tanstack/react-query";
import type { NewResponse, Response as StoredAnswer } from "contract/responses";
import type { StarSection } from "contract/star";
import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import {
  dropFromOutbox,
  isPassing,
  keepForLater,
  newChangeId,
  useOutbox,
} from "../../lib/outbox.ts";
import { showToast } from "../../ui/toast-store.ts";
import { answerById, RESPONSES_PATH, refreshAnswers, saveAnswer } from "./api.ts";
import {
  type AnswerWords,
  type Attempt,
  attemptFor,
  isSameAnswer,
  refusedSections,
} from "./model.ts";

/** Stands for the signed-in person; the account may be another one by the time a kept answer is sent. */
const OWN = "me";

/** A waiting answer is offered to the server again this often. */
const ASK_AGAIN_MS = 15_000;

interface SubmitInput {
  answer: AnswerWords;
  attempt: Attempt | null;
  changeAttempt: (attempt: Attempt | null) => void;
  /** Made anew for each try: the seconds and, on one screen, a moment go into it. */
  payload: (userId: string) => NewResponse;
  /** Title of the toast when it could not be saved (specification 2, section 8). */
  failedTitle: string;
  onSaved: (saved: StoredAnswer) => void;
}

/** kept: it lies on this device and goes by itself; unkept: not even that, so the page must stay open. */
export type Waiting = "kept" | "unkept" | null;

/** Sends an answer once, keeps what could not be sent, and notices when it has been. */
export function useSubmit(input: SubmitInput) {
  const { answer, attempt, changeAttempt, payload, failedTitle, onSaved } = input;
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const { userKey, record, reconnect } = useAccount();
  const userId = record.id ?? OWN;
  const outbox = useOutbox(userKey);
  const [isPending, setIsPending] = useState(false);
  const [isUnkept, setIsUnkept] = useState(false);
  const [refused, setRefused] = useState<{
    sections: Partial<Record<StarSection, string>>;
    /** Words of the server where no section is named. */
    text: string | null;
  }>({ sections: {}, text: null });
  const isSending = useRef(false);

  const save = useCallback(
    async (attemptId: string): Promise<StoredAnswer> => {
      try {
        return await saveAnswer(attemptId, payload(userId));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        // The session has ended: it is opened again, and the same attempt made once more.
        await reconnect();
        return saveAnswer(attemptId, payload(OWN));
      }
    },
    [payload, reconnect, userId],
  );

  const handleFault = useCallback(
    (error: unknown, current: Attempt) => {
      showToast({
        variant: "destructive",
        title: failedTitle,
        description: t("practice.save.failed"),
      });
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (isPassing(error) || isSignedOut) {
        const isKept = keepForLater({
          id: current.id,
          userKey,
          method: "POST",
          path: RESPONSES_PATH,
          payload: payload(OWN),
        });
        changeAttempt({ ...current, isKept });
        setIsUnkept(!isKept);
        return;
      }
      const problem = error instanceof ApiError ? error.problem : null;
      const sections = refusedSections(problem?.errors);
      const isNamed = Object.keys(sections).length > 0;
      setRefused({ sections, text: isNamed ? null : (problem?.detail ?? null) });
    },
    [changeAttempt, failedTitle, payload, t, userKey],
  );

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setIsUnkept(false);
    setRefused({ sections: {}, text: null });
    if (attempt && !isSameAnswer(attempt.answer, answer)) dropFromOutbox(attempt.id);
    const current = attemptFor(attempt, answer, newChangeId);
    changeAttempt(current);
    try {
      const saved = await save(current.id);
      dropFromOutbox(current.id);
      queries.setQueryData(answerById(saved.id, language).queryKey, saved);
      void refreshAnswers(queries);
      showToast({
        variant: "success",
        title: t("practice.save.saved.title"),
        description: t("practice.save.saved.text"),
      });
      onSaved(saved);
    } catch (error) {
      handleFault(error, current);
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  }, [answer, attempt, changeAttempt, handleFault, language, onSaved, queries, save, t]);

  const waitingItem = attempt ? outbox.find((item) => item.id === attempt.id) : undefined;
  const isGone = attempt?.isKept === true && !waitingItem;
  // The outbox has sent it: the same id answers with what was stored, its analysis included.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has left the outbox.
  useEffect(() => {
    if (!isGone || isPending) return;
    if (isSameAnswer(attempt.answer, answer)) void send();
    else changeAttempt(null);
  }, [isGone]);

  const isWaiting = waitingItem !== undefined && !waitingItem.refused;
  // The browser tells when its own network is back; that a server is back has to be asked.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void reconnect(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reconnect]);

  /** A changed word takes a waiting answer back: what is sent is what the person last meant. */
  const withdraw = useCallback(() => {
    setRefused({ sections: {}, text: null });
    if (!attempt?.isKept) return;
    dropFromOutbox(attempt.id);
    changeAttempt(null);
    setIsUnkept(false);
  }, [attempt, changeAttempt]);

  const waiting: Waiting = isWaiting ? "kept" : isUnkept ? "unkept" : null;
  const refusedText = refused.text ?? waitingItem?.refused ?? null;
  return { send, isPending, waiting, refusedSections: refused.sections, refusedText, withdraw };
}
