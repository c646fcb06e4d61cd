import type { NewResponse, Response as StoredAnswer, StarAnswer } from "contract/responses";
import { SECTION_MAX_CHARACTERS, type StarSection } from "contract/star";
import { type ReactNode, type RefObject, useCallback, useImperativeHandle, useState } from "react";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { showToast } from "../../ui/toast-store.ts";
import { AssessorNotes } from "../question-card/assessor-notes.tsx";
import { QuestionCard } from "../question-card/question-card.tsx";
import { StarFields, sectionFieldId } from "../star-fields/star-fields.tsx";
import { DraftLine } from "./draft-line.tsx";
import { type Attempt, blankSections, isBlank, overLimit, type PracticeQuestion } from "./model.ts";
import { OtherTabNotice } from "./other-tab-notice.tsx";
import { RetakePanel } from "./retake-panel.tsx";
import { SaveNotice } from "./save-notice.tsx";
import { SessionPanel } from "./session-panel.tsx";
import type { PlaceHold } from "./use-place.ts";
import { useKeepSeconds, useSessionTimer } from "./use-session-timer.ts";
import { useStarDraft } from "./use-star-draft.ts";
import { useSubmit } from "./use-submit.ts";

/** What a screen may ask of the desk from outside: its keyboard shortcuts. */
export interface DeskCommands {
  submit(): void;
  newQuestion(): void;
}

export interface DeskProps {
  userKey: string;
  hold: PlaceHold;
  question: PracticeQuestion;
  toPayload: (question: PracticeQuestion, answer: StarAnswer, seconds: number) => NewResponse;
  failedTitle: string;
  commands?: RefObject<DeskCommands | null> | undefined;
  onNewQuestion: () => void;
  onSaved: (saved: StoredAnswer) => void;
  /** Under the form: what was practised so far. */
  history: ReactNode;
}

/** One question and its answer in the making, from the first word to the submit. */
export function PracticeDesk(props: DeskProps) {
  const { userKey, hold, question, toPayload, failedTitle, onSaved } = props;
  const { place, change: changePlace } = hold;
  const t = useT();
  const timer = useSessionTimer(place.elapsedSeconds);
  useKeepSeconds(timer, hold.keepSeconds);
  const draft = useStarDraft(userKey, question, timer.secondsNow);
  const { answer } = draft;
  const [hasTried, setHasTried] = useState(false);

  const { send, isPending, waiting, refused, withdraw } = useSubmit({
    answer,
    attempt: place.attempt,
    changeAttempt: useCallback(
      (attempt: Attempt | null) => changePlace({ attempt }),
      [changePlace],
    ),
    payload: useCallback(
      () => toPayload(question, answer, timer.secondsNow()),
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

  const blank = blankSections(answer);
  const tooLong = overLimit(answer);

  const submit = () => {
    if (isPending) return;
    setHasTried(true);
    const first = blank[0] ?? tooLong[0];
    if (!first) return void send();
    if (blank.length > 0) {
      showToast({
        variant: "destructive",
        title: t("practice.incomplete.title"),
        description: t("practice.incomplete.text"),
      });
    }
    document.getElementById(sectionFieldId(first))?.focus();
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
  useImperativeHandle(props.commands, () => ({ submit, newQuestion }));

  const errorOf = (section: StarSection): ReactNode => {
    if (refused.sections[section]) return refused.sections[section];
    const over = answer[section].length - SECTION_MAX_CHARACTERS;
    if (over > 0) {
      return t("practice.fields.tooLong", {
        count: over,
        most: formatNumber(SECTION_MAX_CHARACTERS),
      });
    }
    if (!hasTried || !blank.includes(section)) return null;
    return t("practice.fields.blank", { section: t(`practice.section.${section}`) });
  };

  const emptyNote =
    blank.length === 0 || blank.length === 4
      ? null
      : t("practice.fields.stillEmpty", {
          count: blank.length,
          section: t(`practice.section.${blank[0] ?? "result"}`),
        });

  return (
    <div className="mt-1 flex flex-col gap-4 tablet:gap-6 desktop:grid desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:items-start">
      <div className="contents desktop:flex desktop:flex-col desktop:gap-6">
        <QuestionCard
          question={question.question}
          category={question.category}
          difficulty={question.difficulty}
          onNewQuestion={newQuestion}
        >
          {draft.broughtBackAt && (
            <p className="mt-3 text-ink-2 text-small">
              {t("practice.draft.back", {
                when: formatDate(draft.broughtBackAt, { dateStyle: "medium", timeStyle: "short" }),
              })}
            </p>
          )}
        </QuestionCard>
        {draft.other && (
          <OtherTabNotice onShow={draft.takeOther} onKeep={draft.dismissOther} />
        )}
        <div className="contents max-desktop:[&>*]:order-2">
          <StarFields
            userKey={userKey}
            answer={answer}
            kind={question.kind}
            onChange={(section, text) => change({ ...answer, [section]: text })}
            errors={{
              situation: errorOf("situation"),
              task: errorOf("task"),
              action: errorOf("action"),
              result: errorOf("result"),
            }}
          />
          <DraftLine savedAt={draft.savedAt} isKept={draft.isKept} className="desktop:hidden" />
        </div>
      </div>
      <div className="contents desktop:sticky desktop:top-[88px] desktop:flex desktop:flex-col desktop:gap-6">
        <SessionPanel
          timer={timer}
          savedAt={draft.savedAt}
          isKept={draft.isKept}
          isPending={isPending}
          note={emptyNote}
          notice={<SaveNotice waiting={waiting} refusedText={refused.text} />}
          onReset={reset}
          onSubmit={submit}
        />
        {place.retakeOf && (
          <RetakePanel
            answerId={place.retakeOf}
            canStartFrom={isBlank(answer)}
            onStartFrom={change}
          />
        )}
        <AssessorNotes listensFor={question.listensFor} trap={question.trap} />
      </div>
      <div className="max-desktop:order-3 desktop:col-span-full">{props.history}</div>
    </div>
  );
}
