import { useEffect } from "react";
import type { DeskFrame } from "../../../parts/practice-session/practice-screen.tsx";
import { useKeepBegun } from "../../../parts/practice-session/use-keep-begun.ts";
import { RecorderPanel } from "../../../parts/recorder/recorder-panel.tsx";
import { RecoveredOffer } from "../../../parts/recorder/recovered-offer.tsx";
import type { ModeRecorder } from "../use-mode-recorder.ts";

interface RecordingPlaceProps {
  recording: ModeRecorder;
  frame: DeskFrame;
}

/** Between question and fields: the recorder of the mode, and what was left of the last visit. */
export function RecordingPlace({ recording, frame }: RecordingPlaceProps) {
  const { mode, recorder, faultText, start, unsent, setQuestion, isRecording } = recording;
  const { question } = frame.question;
  useEffect(() => setQuestion(question), [setQuestion, question]);
  useKeepBegun(frame.hold, isRecording || recorder.take !== null);
  return (
    <>
      {recorder.recovered && !isRecording && (
        <RecoveredOffer
          take={recorder.recovered}
          onKeep={() => unsent.guard(recording.keepRecovered)}
          onDrop={() => void recorder.dropRecovered()}
        />
      )}
      {mode !== "text" && (
        <RecorderPanel
          recorder={recorder}
          kind={mode}
          fate="stays"
          filePrefix={`star-practice-${mode}`}
          faultText={faultText}
          onStart={start}
          onDownloaded={unsent.markSafe}
        />
      )}
    </>
  );
}
