import { TRANSCRIPT_MAX_CHARACTERS } from "contract/star";
import { useCallback, useEffect, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { DeskLayout } from "../../../parts/practice-session/desk-layout.tsx";
import type { Attempt } from "../../../parts/practice-session/model.ts";
import type { DeskFrame } from "../../../parts/practice-session/practice-screen.tsx";
import { RetakePanel } from "../../../parts/practice-session/retake-panel.tsx";
import { SaveNotice } from "../../../parts/practice-session/save-notice.tsx";
import { SessionPanel } from "../../../parts/practice-session/session-panel.tsx";
import { useKeepBegun } from "../../../parts/practice-session/use-keep-begun.ts";
import {
  useKeepSeconds,
  useSessionTimer,
} from "../../../parts/practice-session/use-session-timer.ts";
import { useSubmit } from "../../../parts/practice-session/use-submit.ts";
import { useCoachEngine } from "../../../parts/privacy-notice/api.ts";
import { AssessorNotes } from "../../../parts/question-card/assessor-notes.tsx";
import { QuestionCard } from "../../../parts/question-card/question-card.tsx";
import { RecorderPanel } from "../../../parts/recorder/recorder-panel.tsx";
import { RecoveredOffer } from "../../../parts/recorder/recovered-offer.tsx";
import { Later } from "../../../ui/later.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { spokenPayload } from "../model.ts";
import type { AudioRecorder } from "../use-audio-recorder.ts";
import { useSubmitKey } from "../use-submit-key.ts";
import { GuidePanels } from "./guide-panels.tsx";
import { TranscriptPanel } from "./transcript-panel.tsx";

interface AudioDeskProps extends DeskFrame {
  audio: AudioRecorder;
}

/** One question and its answer aloud: recorded, heard again, submitted with its words or without. */
export function AudioDesk(props: AudioDeskProps) {
  const { userKey, hold, question, onNewQuestion, onSaved, history, audio } = props;
  const { recorder, unsent, isRecording, faultText, setAsked } = audio;
  const { place, change } = hold;
  const { take, recovered } = recorder;
  const t = useT();
  const transcriptService = useCoachEngine()?.transcriptService ?? null;
  const timer = useSessionTimer(place.elapsedSeconds);
  useKeepSeconds(timer, hold.keepSeconds);
  useEffect(() => setAsked(question), [setAsked, question]);
  const [isReset, setIsReset] = useState(false);
  const draft = useDraft(draftKey(userKey, `transcript:${question.id}`), "");
  const transcript = draft.value;
  useKeepBegun(hold, isRecording || take !== null || transcript !== "");

  const { send, isPending, waiting, refusedText, withdraw } = useSubmit({
    answer: { transcript, take: take?.id ?? "" },
    attempt: place.attempt,
    changeAttempt: useCallback((attempt: Attempt | null) => change({ attempt }), [change]),
    payload: useCallback(
      (userId: string) =>
        spokenPayload(question.question, transcript, timer.secondsNow(), userId, now().getTime()),
      [question, transcript, timer.secondsNow],
    ),
    failedTitle: t("practice.save.error.star"),
    onSaved: (saved) => {
      timer.stop();
      draft.clear();
      audio.send();
      onSaved(saved);
    },
  });

  const isTooLong = transcript.length > TRANSCRIPT_MAX_CHARACTERS;
  const submit = () => {
    if (isPending || isRecording || isTooLong) return;
    if (take) return void send();
    showToast({
      variant: "destructive",
      title: t("audio.noRecording.title"),
      description: t("audio.noRecording.text"),
    });
  };
  useSubmitKey(submit);

  const undo = (act: () => void) => ({
    durationMs: 10_000,
    action: { label: t("buttons.undo"), altText: t("practice.reset.undoAlt"), onSelect: act },
  });
  const newQuestion = () =>
    unsent.guard(() => {
      withdraw();
      onNewQuestion();
      if (!transcript) return;
      showToast({
        title: t("practice.newQuestion.title"),
        description: t("audio.wordsKept"),
        ...undo(() => change({ question, isBegun: true })),
      });
    });
  const reset = () =>
    unsent.guard(() => {
      withdraw();
      timer.stop(0);
      setIsReset(true);
      draft.clear();
      if (!transcript) return;
      showToast({
        title: t("practice.reset.title"),
        description: t("practice.reset.text"),
        ...undo(() => draft.change(transcript)),
      });
    });

  const note = isRecording
    ? t("practice.recording.closed")
    : take
      ? transcript.trim()
        ? null
        : t("audio.submit.unheard")
      : t("audio.submit.none");

  return (
    <DeskLayout
      isSideKept
      side={
        <>
          <SessionPanel
            timer={timer}
            draft={null}
            isPending={isPending}
            isClosed={!take || isRecording || isTooLong}
            submitLabel={t("audio.submit.label")}
            note={note}
            notice={<SaveNotice waiting={waiting} refusedText={refusedText} />}
            onReset={reset}
            onSubmit={submit}
          />
          {place.retakeOf && (
            <RetakePanel answerId={place.retakeOf} canStartFrom={false} onStartFrom={() => {}} />
          )}
          <GuidePanels />
          <AssessorNotes {...question} />
        </>
      }
      below={<Later>{history}</Later>}
    >
      <QuestionCard {...question} onNewQuestion={newQuestion} />
      {recovered && !isRecording && (
        <RecoveredOffer
          take={recovered}
          onKeep={() => audio.keepRecovered(props.onBroughtBack)}
          onDrop={() => void recorder.dropRecovered()}
        />
      )}
      <RecorderPanel
        recorder={recorder}
        kind="audio"
        fate={transcriptService ? "asked" : "stays"}
        filePrefix="star-practice"
        faultText={faultText}
        onStart={() => {
          if (isReset) timer.start(0);
          setIsReset(false);
          audio.start();
        }}
        onDownloaded={unsent.markSafe}
      />
      <TranscriptPanel
        text={transcript}
        onChange={(text) => {
          withdraw();
          draft.change(text);
        }}
        isRecording={recorder.state === "recording"}
        take={isRecording ? null : take}
        service={transcriptService}
      />
    </DeskLayout>
  );
}
