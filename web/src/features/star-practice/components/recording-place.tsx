import { useEffect } from "react";
import { fetchRecorder } from "../../../lib/media/use-late-recorder.ts";
import { useLate } from "../../../lib/use-late.ts";
import { LatePanel } from "../../../parts/late-panel/late-panel.tsx";
import type { DeskFrame } from "../../../parts/practice-session/practice-screen.tsx";
import { useKeepBegun } from "../../../parts/practice-session/use-keep-begun.ts";
import type { ModeRecorder } from "../use-mode-recorder.ts";

const loadRecording = () => import("./recording.tsx").then(({ Recording }) => Recording);

/** A mode may be chosen soon: what fails here is fetched again, and said, when it is. */
export function expectRecording(): void {
  fetchRecorder().catch(() => undefined);
  loadRecording().catch(() => undefined);
}

interface RecordingPlaceProps {
  recording: ModeRecorder;
  frame: DeskFrame;
}

/** Between question and fields: the recorder of the mode, fetched when somebody chooses one or left a take here. */
export function RecordingPlace({ recording, frame }: RecordingPlaceProps) {
  const { mode, recorder, tries, retry, setAsked, isRecording } = recording;
  const { question } = frame;
  useEffect(() => setAsked(question), [setAsked, question]);
  useKeepBegun(frame.hold, isRecording || recorder.take !== null);
  const isNeeded = mode !== "text" || recorder.recovered !== null;
  const { part: Loaded, hasFailed } = useLate(loadRecording, isNeeded, tries);

  if (Loaded) return <Loaded recording={recording} onBroughtBack={frame.onBroughtBack} />;
  if (mode === "text") return null;
  return <LatePanel hasFailed={hasFailed} onTryAgain={retry} />;
}
