import type { VideoAnalysis } from "contract/video";
import { type ReactNode, useEffect, useState } from "react";
import { formatDaysAgo } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { now } from "../../../lib/clock.ts";
import { ANALYSIS_CAPTURE } from "../../../lib/media/capture-settings.ts";
import type { MediaFault } from "../../../lib/media/media-fault.ts";
import type { Take } from "../../../lib/media/take.ts";
import { useRecorder } from "../../../lib/media/use-recorder.ts";
import { AudioDeliveryPlace } from "../../../parts/audio-delivery/audio-delivery-place.tsx";
import { DeskLayout } from "../../../parts/practice-session/desk-layout.tsx";
import { AssessorNotes } from "../../../parts/question-card/assessor-notes.tsx";
import { QuestionCard } from "../../../parts/question-card/question-card.tsx";
import { DiscardDialog } from "../../../parts/recorder/discard-dialog.tsx";
import { RecorderPanel } from "../../../parts/recorder/recorder-panel.tsx";
import { RecoveredOffer } from "../../../parts/recorder/recovered-offer.tsx";
import { useRecorderEvents } from "../../../parts/recorder/use-recorder-events.ts";
import { useUnsentTake } from "../../../parts/recorder/use-unsent-take.ts";
import { useAnalysis } from "../../../parts/video-analysis/use-analysis.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { faultSentence, takeName, type VideoQuestion } from "../model.ts";
import { useTakeLimit } from "../use-take-limit.ts";
import { useTranscript } from "../use-transcript.ts";
import { ListenChoice } from "./listen-choice.tsx";
import { TakePanel } from "./take-panel.tsx";

interface DeskProps {
  question: VideoQuestion;
  /** When the take was made that is taken again. */
  retakeAt: string | null;
  onNewQuestion: () => void;
  /** A take from an earlier visit comes back with its question. */
  onBroughtBack: (take: Take) => void;
  onAnalysed: (analysis: VideoAnalysis, take: Take) => void;
  side: ReactNode;
}

/** A question, the recorder, and what can be done with the take. */
export function Desk(props: DeskProps) {
  const { question, retakeAt, onNewQuestion, onBroughtBack, onAnalysed, side } = props;
  const t = useT();
  const language = useLanguage();
  const recorder = useRecorder({
    kind: "video",
    place: "/video-practice",
    capture: ANALYSIS_CAPTURE,
    question: question.question,
    asked: question,
  });
  const { take, recovered, fault, state } = recorder;
  const [isListening, setIsListening] = useState(false);
  const [isSoundOnly, setIsSoundOnly] = useState(false);
  const [wantsTranscript, setWantsTranscript] = useState(false);
  const transcript = useTranscript(recorder, isListening);
  const unsent = useUnsentTake(recorder);
  const secondsLeft = useTakeLimit(recorder);
  const analysis = useAnalysis({
    onDone(result) {
      if (!take) return;
      // It is measured and stored: the disk may forget it, the page still plays it. First the one and then the
      // other: who leaves with the report before them is not offered the recording again.
      void recorder
        .letGo()
        .catch(() => {})
        .then(() => onAnalysed(result, take));
    },
    onFailed: () =>
      showToast({
        variant: "destructive",
        title: t("video.failed.title"),
        description: t("video.failed.text"),
      }),
  });

  const wordsOf = ({ kind, message }: MediaFault) => t(faultSentence(kind, message), { message });
  useRecorderEvents(recorder, {
    onStarted() {
      setIsSoundOnly(false);
      showToast({ title: t("recorder.toast.started") });
    },
    onStopped: () => showToast({ title: t("recorder.toast.stopped") }),
    onFault: (found) =>
      showToast({
        variant: "destructive",
        title: t("recorder.toast.failed"),
        description: wordsOf(found),
      }),
  });

  // Where the disk refuses, the page is the only place that has the take.
  const isOnlyHere = take !== null && !recorder.isOnDisk;
  useEffect(() => {
    if (!isOnlyHere) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", handleLeave);
    return () => removeEventListener("beforeunload", handleLeave);
  }, [isOnlyHere]);

  const { cancel } = analysis;
  const startAnew = (act: () => void) =>
    unsent.guard(() => {
      cancel();
      setIsSoundOnly(false);
      act();
    });
  const analyse = () => {
    if (!take) return;
    analysis.start({
      video: take.blob,
      question: question.question,
      questionId: question.id,
      transcript: transcript.text.trim(),
      wantsTranscript,
      language,
    });
  };

  return (
    <>
      <DeskLayout side={side}>
        <QuestionCard {...question} onNewQuestion={() => startAnew(onNewQuestion)}>
          {retakeAt && (
            <p className="mt-3 text-ink-2 text-small">
              {t("video.retake", { when: formatDaysAgo(retakeAt, now()) })}
            </p>
          )}
        </QuestionCard>
        {recovered && !take && (
          <RecoveredOffer
            take={recovered}
            onKeep={() => {
              recorder.keepRecovered();
              transcript.change(recovered.words ?? "");
              onBroughtBack(recovered);
            }}
            onDrop={() => void recorder.dropRecovered()}
          />
        )}
        <RecorderPanel
          recorder={recorder}
          kind="video"
          fate="analysed"
          filePrefix={takeName}
          faultText={fault && wordsOf(fault)}
          onStart={() => startAnew(() => void recorder.start())}
          onDownloaded={unsent.markSafe}
        >
          {secondsLeft !== null && (
            <p role="timer" className="tabular font-semibold text-yellow-ink">
              {t("video.remaining", { count: secondsLeft })}
            </p>
          )}
          {state === "idle" && <ListenChoice isChosen={isListening} onChange={setIsListening} />}
          {take && state === "stopped" && (
            <TakePanel
              analysis={analysis}
              transcript={transcript}
              wantsTranscript={wantsTranscript}
              onWantsTranscript={setWantsTranscript}
              onAnalyse={analyse}
              onSoundOnly={() => {
                cancel();
                setIsSoundOnly(true);
              }}
            />
          )}
        </RecorderPanel>
        <AssessorNotes {...question} />
      </DeskLayout>
      {isSoundOnly && take && (
        <div className="mt-6 grid gap-6">
          <AudioDeliveryPlace
            take={take}
            question={question.question}
            transcript={transcript.text.trim() || null}
            responseId={null}
          />
        </div>
      )}
      <DiscardDialog {...unsent.dialog} />
    </>
  );
}
