import { guidedKind } from "coach/star/guidance";
import type { NewResponse, StarAnswer } from "contract/responses";
import { type ReactNode, type RefObject, useCallback, useImperativeHandle, useState } from "react";
import { formatDate } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Later } from "../../ui/later.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { AssessorNotes } from "../question-card/assessor-notes.tsx";
import { QuestionCard } from "../question-card/question-card.tsx";
import { sectionFieldId } from "../star-fields/section-field-id.ts";
import { StarFields } from "../star-fields/star-fields.tsx";
import { DeskLayout } from "./desk-layout.tsx";
import { DraftLine } from "./draft-line.tsx";
import { type Attempt, isBlank, type PracticeQuestion } from "./model.ts";
import { OtherTabNotice } from "./other-tab-notice.tsx";
import type { DeskFrame } from "./practice-screen.tsx";
import { RetakePanel } from "./retake-panel.tsx";
import { SaveNotice } from "./save-notice.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { useSectionFaults } from "./use-section-faults.ts";
import { useKeepSeconds, useSessionTimer } from "./use-session-timer.ts";
import { useStarDraft } from "./use-star-draft.ts";
import { useSubmit } from "./use-submit.ts";

/** What a screen may ask of the desk from outside: its keyboard shortcuts. */
export interface DeskCommands {
  submit(): void;
  newQuestion(): void;
}

/** What a screen sends for an answer. `userId` is the person's own id, or `me`. */
export type ToPayload = (
  question: PracticeQuestion,
  answer: StarAnswer,
  seconds: number,
  userId: string,
) => NewResponse;

interface DeskProps extends DeskFrame {
  toPayload: ToPayload;
  /** Title of the toast when an answer could not be saved. */
  failedTitle: string;
  commands?: RefObject<DeskCommands | null> | undefined;
  /** Between the question and the fields: a recorder. */
  recording?: ReactNode;
  /** While a recording runs the fields are closed, and nothing is submitted (specification 2, section 4). */
  isRecording?: boolean;
  /** Asks before an action that would lose a recording. */
  guard?: (act: () => void) => void;
}

const atOnce = (act: () => void) => act();

/** One question and its answer in the making, from the first word to the submit. */
export function PracticeDesk(props: DeskProps) {
  const { userKey, hold, question, toPayload, failedTitle, onSaved } = props;
  const { recording, isRecording = false, guard = atOnce } = props;
  const { place, change: changePlace } = hold;
  const t = useT();
  const timer = useSessionTimer(place.elapsedSeconds);
  useKeepSeconds(timer, hold.keepSeconds);
  const draft = useStarDraft(userKey, question, timer.secondsNow);
  const { answer } = draft;
  const [hasTried, setHasTried] = useState(false);

  const { send, isPending, waiting, refusedSections, refusedText, withdraw } = useSubmit({
    answer,
    attempt: place.attempt,
    changeAttempt: useCallback(
      (attempt: Attempt | null) => changePlace({ attempt }),
      [changePlace],
    ),
    payload: useCallback(
      (userId: string) => toPayload(question, answer, timer.secondsNow(), userId),
      [toPayload, question, answer, timer.secondsNow],
    ),
    failedTitle,
    onSaved: (saved) => {
      timer.stop();
      draft.clear();
      onSaved(saved);
    },
  });

  const change = (next: StarAnswer) => {
    withdraw();
    draft.changeAnswer(next);
  };

  const { first, isIncomplete, errors, stillEmpty } = useSectionFaults(
    answer,
    hasTried,
    refusedSections,
  );

  const submit = () => {
    if (isPending || isRecording) return;
    setHasTried(true);
    if (!first) return void send();
    if (isIncomplete) {
      showToast({
        variant: "destructive",
        title: t("practice.incomplete.title"),
        description: t("practice.incomplete.text"),
      });
    }
    const field = document.getElementById(sectionFieldId(first));
    field?.focus({ preventScroll: true });
    // In the middle: at the edge the dock of small screens would lie over the field and its error.
    field?.scrollIntoView({ block: "center" });
  };

  const reset = () => {
    const before = answer;
    const seconds = timer.secondsNow();
    setHasTried(false);
    withdraw();
    draft.clear();
    timer.stop(0);
    if (isBlank(before)) return;
    showToast({
      title: t("practice.reset.title"),
      description: t("practice.reset.text"),
      durationMs: 10_000,
      action: {
        label: t("buttons.undo"),
        altText: t("practice.reset.undoAlt"),
        onSelect: () => {
          draft.changeAnswer(before);
          timer.start(seconds);
        },
      },
    });
  };

  const newQuestion = () => {
    if (isPending) return;
    if (!isBlank(answer) && waiting === null) {
      showToast({
        title: t("practice.newQuestion.title"),
        description: t("practice.newQuestion.text"),
      });
    } else {
      draft.clear();
    }
    props.onNewQuestion();
  };
  const guardedNewQuestion = () => guard(newQuestion);
  useImperativeHandle(props.commands, () => ({ submit, newQuestion: guardedNewQuestion }));

  return (
    <DeskLayout
      isSideKept
      side={
        <>
          <SessionPanel
            timer={timer}
            draft={draft}
            isPending={isPending}
            isClosed={isRecording}
            note={isRecording ? t("practice.recording.closed") : stillEmpty}
            notice={<SaveNotice waiting={waiting} refusedText={refusedText} />}
            onReset={() => guard(reset)}
            onSubmit={submit}
          />
          {place.retakeOf && (
            <RetakePanel
              answerId={place.retakeOf}
              canStartFrom={isBlank(answer)}
              onStartFrom={change}
            />
          )}
          <AssessorNotes {...question} />
        </>
      }
      below={<Later>{props.history}</Later>}
    >
      <QuestionCard {...question} onNewQuestion={guardedNewQuestion}>
        {draft.broughtBackAt && (
          <p className="mt-3 text-ink-2 text-small">
            {t("practice.draft.back", {
              when: formatDate(draft.broughtBackAt, { dateStyle: "medium", timeStyle: "short" }),
            })}
          </p>
        )}
      </QuestionCard>
      {recording}
      {draft.other && <OtherTabNotice onShow={draft.takeOther} onKeep={draft.dismissOther} />}
      <div className="contents max-desktop:[&>*]:order-2">
        <StarFields
          userKey={userKey}
          answer={answer}
          kind={guidedKind(question.question, question.kind)}
          onChange={(section, text) => change({ ...answer, [section]: text })}
          errors={errors}
          isDisabled={isRecording}
        />
        <DraftLine savedAt={draft.savedAt} isKept={draft.isKept} className="desktop:hidden" />
      </div>
    </DeskLayout>
  );
}
