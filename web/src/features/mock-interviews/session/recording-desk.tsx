import { isRecordingPlaceholder, RECORDING_PLACEHOLDERS } from "contract/recording-placeholder";
import { useEffect, useRef } from "react";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { useDraft } from "../../../lib/drafts.ts";
import { ANALYSIS_CAPTURE, AUDIO_CAPTURE } from "../../../lib/media/capture-settings.ts";
import type { MediaFault } from "../../../lib/media/media-fault.ts";
import type { TakeKind } from "../../../lib/media/take.ts";
import { useRecorder } from "../../../lib/media/use-recorder.ts";
import { RecorderPanel } from "../../../parts/recorder/recorder-panel.tsx";
import { RecoveredOffer } from "../../../parts/recorder/recovered-offer.tsx";
import { useRecorderEvents } from "../../../parts/recorder/use-recorder-events.ts";
import { ServiceWords } from "../../../parts/transcript/service-words.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { takePlace } from "../takes/kept-takes.ts";
import { AnswerForm } from "./answer-form.tsx";
import type { DeskProps } from "./desk.ts";
import { EmotionLine } from "./emotion-line.tsx";
import { answerKey } from "./kept-run.ts";
import { useEmotion } from "./use-emotion.ts";
import { useWriteDown, WriteDown } from "./write-down.tsx";

/** What was recorded for a follow-up lies in a place of its own. */
const FURTHER = 1000;

/** Specification 1, section 8: the recorder itself failed, or the microphone was not to be had; with a picture, one of the two. */
const faultWords = ({ kind }: MediaFault, of: TakeKind) => {
  if (kind === "other") return "mock.record.processing";
  return of === "video" ? "mock.record.camera" : "mock.record.access";
};

const BUSY = ["starting", "recording", "paused", "stopping"];

/** An answer that is spoken: recorded, heard again, written down by the browser or by hand, and submitted. */
export function RecordingDesk(props: DeskProps & { kind: TakeKind }) {
  const { session, run, question, recruiterName, transcriptService, kind, closedFor } = props;
  const { onDoing, onRead, onSubmit, onPass } = props;
  const t = useT();
  const language = useLanguage();
  const { userKey } = useAccount();
  const isFurther = run.followUp !== null;
  const draft = useDraft(answerKey(userKey, session.id, run.position, isFurther), "");
  const { value, change } = draft;
  const recorder = useRecorder({
    kind,
    place: takePlace(session.id, isFurther ? FURTHER + run.position : run.position),
    capture: kind === "video" ? ANALYSIS_CAPTURE : AUDIO_CAPTURE,
    question: question.question,
  });
  const { state, fault, take, recovered } = recorder;
  const isBusy = BUSY.includes(state);
  const { reading, isReading } = useEmotion(
    value,
    { recruiterId: session.recruiterId, isOn: !isBusy },
    onRead,
  );
  const place = useRef<HTMLDivElement>(null);
  const placeholder =
    RECORDING_PLACEHOLDERS[language as keyof typeof RECORDING_PLACEHOLDERS] ??
    RECORDING_PLACEHOLDERS.en;
  /** What was last written, not what was last drawn: words may settle as the recorder stops. */
  const written = useRef(value);
  const write = (text: string) => {
    written.current = text;
    change(text);
  };
  const writeDown = useWriteDown({
    isRecording: state === "recording",
    language: session.language,
    text: isRecordingPlaceholder(value) ? "" : value,
    onText: write,
  });

  useRecorderEvents(recorder, {
    onStarted() {
      if (isRecordingPlaceholder(written.current)) write("");
    },
    onStopped() {
      if (!take) return;
      if (written.current.trim() === "") write(placeholder);
      place.current?.querySelector("textarea")?.focus({ preventScroll: true });
      // The whole form with its button, not its first line.
      place.current?.parentElement?.scrollIntoView({ block: "nearest" });
    },
    onFault(found) {
      showToast({
        variant: "destructive",
        title: t("recorder.toast.failed"),
        description: t(faultWords(found, kind)),
      });
    },
  });

  useEffect(
    () => onDoing({ draft: value, isListening: state === "recording", isReading, reading }),
    [onDoing, value, state, isReading, reading],
  );

  const busyNote =
    state === "stopping" || state === "starting"
      ? t("mock.submit.processing")
      : isBusy
        ? t("mock.submit.recording")
        : null;
  return (
    <>
      {recovered && !isBusy && (
        <RecoveredOffer
          take={recovered}
          onKeep={() => {
            recorder.keepRecovered();
            if (value.trim() === "") write(placeholder);
          }}
          onDrop={() => void recorder.dropRecovered()}
        />
      )}
      <RecorderPanel
        recorder={recorder}
        kind={kind}
        fate={kind === "video" ? "analysed" : transcriptService ? "asked" : "stays"}
        filePrefix="mock-interview"
        faultText={fault && t(faultWords(fault, kind))}
        onStart={() => void recorder.start()}
      >
        {/* What the service can write down is no longer for the browser to hear. */}
        {!(take && transcriptService && !isBusy) && (
          <WriteDown hold={writeDown} service={transcriptService} />
        )}
      </RecorderPanel>
      <AnswerForm
        place={place}
        draft={{ ...draft, change: write }}
        label={t(isFurther ? "mock.session.further" : "mock.record.words", {
          name: recruiterName,
        })}
        language={session.language}
        closedFor={busyNote ?? closedFor}
        onPass={onPass}
        onSubmit={() => {
          draft.clear();
          // One recording is measured for each answer: that of the answer itself.
          const sent = take?.kind === kind && !isFurther ? take : null;
          if (sent) recorder.setAside();
          else void recorder.discard();
          onSubmit(value.trim(), sent);
        }}
      >
        <ServiceWords
          service={transcriptService}
          take={take?.kind === kind && !isBusy ? take : null}
          language={session.language}
          text={value}
          onText={write}
        />
      </AnswerForm>
      <EmotionLine reading={reading} />
    </>
  );
}
