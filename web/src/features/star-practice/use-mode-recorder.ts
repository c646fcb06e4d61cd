import type { PracticeMode } from "contract/responses";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { AUDIO_CAPTURE, MULTI_MODE_VIDEO_CAPTURE } from "../../lib/media/capture-settings.ts";
import type { Take } from "../../lib/media/take.ts";
import { useLateRecorder } from "../../lib/media/use-late-recorder.ts";
import { type PracticeQuestion, questionOfTake } from "../../parts/practice-session/model.ts";
import { useRecorderEvents } from "../../parts/recorder/use-recorder-events.ts";
import { useUnsentTake } from "../../parts/recorder/use-unsent-take.ts";
import { showToast } from "../../ui/toast-store.ts";
import { faultWords } from "./model.ts";

export type ModeRecorder = ReturnType<typeof useModeRecorder>;

/** The mode of the screen and the recorder that goes with it; `announce` says aloud what happens. */
export function useModeRecorder(announce: (words: string) => void) {
  const t = useT();
  const [mode, setMode] = useState<PracticeMode>("text");
  const [asked, setAsked] = useState<PracticeQuestion | null>(null);
  const [sentTake, setSentTake] = useState<Take | null>(null);
  const [tries, setTries] = useState(0);
  const recorder = useLateRecorder(
    {
      kind: mode === "video" ? "video" : "audio",
      place: "/star-practice",
      capture: mode === "video" ? MULTI_MODE_VIDEO_CAPTURE : AUDIO_CAPTURE,
      question: asked?.question ?? null,
      asked,
    },
    tries,
  );
  const { state, take, fault } = recorder;
  const unsent = useUnsentTake(recorder);
  const isRunning = state === "recording" || state === "paused";
  const words = fault && faultWords(mode, fault.kind);

  useRecorderEvents(recorder, {
    onStarted: () => {
      showToast({ title: t("recorder.toast.started") });
      announce(t("recorder.toast.started"));
    },
    onStopped: () => {
      showToast({ title: t("recorder.toast.stopped") });
      announce(t("recorder.toast.stopped"));
    },
    onFault: ({ kind }) => {
      const { title, text } = faultWords(mode, kind);
      showToast({
        variant: "destructive",
        title: t(`practice.recording.${title}`),
        description: t(`practice.recording.${text}`),
      });
    },
  });

  const start = () => unsent.guard(() => void recorder.start());
  return {
    mode,
    recorder,
    unsent,
    /** Of an answer just submitted: to be heard once more, and downloaded. */
    sentTake,
    /** The fields are closed while it runs, from the first moment to the last. */
    isRecording: isRunning || state === "starting" || state === "stopping",
    faultText: words && t(`practice.recording.${words.text}`),
    start,
    toggle: () => (isRunning ? void recorder.stop() : start()),
    /** Leaving a mode turns its devices off; a recording that ran becomes a take. */
    choose(next: PracticeMode) {
      if (next === mode) return;
      void recorder.stop().then(recorder.closePreview);
      setMode(next);
      if (next !== "text") setTries((count) => count + 1);
    },
    tries,
    /** The recorder could not be fetched: once more. */
    retry: () => setTries((count) => count + 1),
    setAsked,
    /** The answer is on the server: the recording stays for this page only. */
    send() {
      setSentTake(take);
      void recorder.discard();
    },
    /** It comes back in its own mode, and with its own question. */
    keepRecovered(onBroughtBack: (question: PracticeQuestion) => void) {
      const { recovered } = recorder;
      const question = recovered && questionOfTake(recovered);
      unsent.guard(() => {
        setMode(recovered?.kind ?? mode);
        recorder.keepRecovered();
        if (question) onBroughtBack(question);
      });
    },
  };
}
