import type { Response as StoredAnswer } from "contract/responses";
import { type Key, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AnswerHistory } from "../answer-history/answer-history.tsx";
import { StoredAnswerView } from "../answer-history/stored-answer-view.tsx";
import { BackLink } from "../back-link/back-link.tsx";
import { type PracticeQuestion, wantedBy } from "./model.ts";
import { OpeningFailed } from "./opening-failed.tsx";
import { NO_PLACE, type PracticeScreenName } from "./place.ts";
import { bringBackDraft, type UnsentDraft } from "./unsent-drafts.ts";
import { useArrivedQuestion, useOpenQuestion } from "./use-open-question.ts";
import { type PlaceHold, usePlace } from "./use-place.ts";

/** What a screen hands to its desk: one question, and what is to be done with its answer. */
export interface DeskFrame {
  userKey: string;
  hold: PlaceHold;
  question: PracticeQuestion;
  onNewQuestion: () => void;
  onSaved: (saved: StoredAnswer) => void;
  /** A recording of an earlier visit came back, with the question that it answers. */
  onBroughtBack: (question: PracticeQuestion) => void;
  /** Under the desk: what was practised so far. */
  history: ReactNode;
}

interface PracticeScreenProps {
  screen: PracticeScreenName;
  /** The place where a question is answered; a new one, by its key, for each question. */
  desk: (key: Key, frame: DeskFrame) => ReactNode;
  /** Between the back link and the question. */
  header?: ReactNode;
  /** Above the report of the answer just submitted. */
  completion?: ReactNode;
  /** For screens that say aloud what has happened. */
  onHappened?: (what: "opened" | "saved") => void;
}

/** A practice screen: a question and its answer, or, after the submit, what the answer earned. */
export function PracticeScreen(props: PracticeScreenProps) {
  const { screen, desk, header, completion, onHappened } = props;
  const t = useT();
  const { userKey } = useAccount();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wanted = useMemo(() => wantedBy(search, "answer"), [search]);
  const hold = usePlace(userKey, screen, wanted.what === "random");
  const { place } = hold;
  const [openings, setOpenings] = useState(0);
  const [completedId, setCompletedId] = useState<string | null>(null);

  const { isReady, fault, retry } = useOpenQuestion({
    wanted,
    userKey,
    hold,
    onOpened: () => {
      setOpenings((count) => count + 1);
      onHappened?.("opened");
    },
  });
  useArrivedQuestion(hold, () => onHappened?.("opened"));

  // A question that the person asked for takes the focus; the first one leaves it where it is.
  const seen = useRef(openings);
  useEffect(() => {
    if (seen.current > 0 && openings > seen.current) {
      document.getElementById("question")?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    seen.current = openings;
  }, [openings]);

  const leaveAddress = () => {
    if (search) navigate(path, { replace: true });
  };
  const drawAnother = () => {
    leaveAddress();
    hold.change({ ...NO_PLACE, recentIds: place.recentIds });
  };
  const showSaved = (saved: StoredAnswer) => {
    hold.change({ ...NO_PLACE, recentIds: place.recentIds });
    setCompletedId(saved.id);
    onHappened?.("saved");
    navigate(`${path}?answer=${saved.id}`, { replace: true });
  };
  const continueDraft = (draft: UnsentDraft) => {
    bringBackDraft(userKey, draft);
    leaveAddress();
    const { question, elapsedSeconds } = draft;
    hold.change({ ...NO_PLACE, question, elapsedSeconds, recentIds: place.recentIds });
    setOpenings((count) => count + 1);
  };

  const bringBack = (question: PracticeQuestion) => {
    if (question.question === place.question?.question) return;
    leaveAddress();
    hold.change({ ...NO_PLACE, question, isBegun: true, recentIds: place.recentIds });
    setOpenings((count) => count + 1);
  };

  const history = (
    <AnswerHistory
      userKey={userKey}
      currentQuestionId={wanted.what === "answer" ? null : (place.question?.id ?? null)}
      onOpen={(id) => navigate(`${path}?answer=${id}`)}
      onContinue={continueDraft}
    />
  );

  return (
    <>
      <BackLink />
      {wanted.what !== "answer" && header}
      {wanted.what === "answer" ? (
        <StoredAnswerView
          key={wanted.id}
          id={wanted.id}
          isJustCompleted={wanted.id === completedId}
          completion={wanted.id === completedId ? completion : null}
          onAnother={drawAnother}
          onRetake={() => navigate(`${path}?retake=${wanted.id}`)}
          onDeleted={drawAnother}
          onOpen={(id) => navigate(`${path}?answer=${id}`)}
          history={history}
        />
      ) : isReady && place.question ? (
        desk(`${place.question.id} ${openings}`, {
          userKey,
          hold,
          question: place.question,
          onNewQuestion: drawAnother,
          onSaved: showSaved,
          onBroughtBack: bringBack,
          history,
        })
      ) : fault ? (
        <OpeningFailed fault={fault} onRetry={retry} onAnother={drawAnother} history={history} />
      ) : (
        <Panel className="mt-1">
          <Skeleton label={t("practice.loading")} />
        </Panel>
      )}
    </>
  );
}
