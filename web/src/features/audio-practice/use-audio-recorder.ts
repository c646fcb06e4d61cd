import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { AUDIO_CAPTURE } from "../../lib/media/capture-settings.ts";
import type { Take } from "../../lib/media/take.ts";
import { useRecorder } from "../../lib/media/use-recorder.ts";
import { type PracticeQuestion, questionOfTake } from "../../parts/practice-session/model.ts";
import { useRecorderEvents } from "../../parts/recorder/use-recorder-events.ts";
import { useUnsentTake } from "../../parts/recorder/use-unsent-take.ts";
import { showToast } from "../../ui/toast-store.ts";

export type AudioRecorder = ReturnType<typeof useAudioRecorder>;

/** The recorder of the audio page with its toasts (specification 2, section 8). It outlives the desk of one question. */
export function useAudioRecorder() {
  const t = useT();
  const [asked, setAsked] = useState<PracticeQuestion | null>(null);
  const [sentTake, setSentTake] = useState<Take | null>(null);
  const recorder = useRecorder({
    kind: "audio",
    place: "/audio-practice-star",
    capture: AUDIO_CAPTURE,
    question: asked?.question ?? null,
    asked,
  });
  const unsent = useUnsentTake(recorder);
  const { state, fault, take, recovered } = recorder;

  useRecorderEvents(recorder, {
    onStarted: () => showToast({ title: t("recorder.toast.started") }),
    onStopped: () =>
      showToast({ title: t("recorder.toast.stopped"), description: t("audio.stopped") }),
    onFault: () =>
      showToast({
        variant: "destructive",
        title: t("recorder.toast.failed"),
        description: t("audio.failed"),
      }),
  });

  return {
    recorder,
    unsent,
    /** Of an answer just submitted: to be heard once more, and downloaded. */
    sentTake,
    isRecording: ["starting", "recording", "paused", "stopping"].includes(state),
    faultText: fault && t("audio.failed"),
    start: () => unsent.guard(() => void recorder.start()),
    send() {
      setSentTake(take);
      void recorder.discard();
    },
    /** A recording made for another question brings its question along. */
    keepRecovered(onBroughtBack: (question: PracticeQuestion) => void) {
      const question = recovered && questionOfTake(recovered);
      unsent.guard(() => {
        recorder.keepRecovered();
        if (question) onBroughtBack(question);
      });
    },
    setAsked,
  };
}
