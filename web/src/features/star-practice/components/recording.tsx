import type { DeskFrame } from "../../../parts/practice-session/practice-screen.tsx";
import { RecorderPanel } from "../../../parts/recorder/recorder-panel.tsx";
import { RecoveredOffer } from "../../../parts/recorder/recovered-offer.tsx";
import type { ModeRecorder } from "../use-mode-recorder.ts";

interface RecordingProps {
  recording: ModeRecorder;
  onBroughtBack: DeskFrame["onBroughtBack"];
}

/** The recorder of the mode, and what was left of the last visit. */
export function Recording({ recording, onBroughtBack }: RecordingProps) {
  const { mode, recorder, faultText, start, unsent, isRecording } = recording;
  return (
    <>
      {recorder.recovered && !isRecording && (
        <RecoveredOffer
          take={recorder.recovered}
          onKeep={() => recording.keepRecovered(onBroughtBack)}
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
