import { useEffect } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { fetchRecorder } from "../../../lib/media/use-late-recorder.ts";
import { useLate } from "../../../lib/use-late.ts";
import type { DeskFrame } from "../../../parts/practice-session/practice-screen.tsx";
import { useKeepBegun } from "../../../parts/practice-session/use-keep-begun.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
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
  const t = useT();
  const { mode, recorder, tries, retry, setAsked, isRecording } = recording;
  const { question } = frame;
  useEffect(() => setAsked(question), [setAsked, question]);
  useKeepBegun(frame.hold, isRecording || recorder.take !== null);
  const isNeeded = mode !== "text" || recorder.recovered !== null;
  const { part: Loaded, hasFailed } = useLate(loadRecording, isNeeded, tries);

  if (Loaded) return <Loaded recording={recording} onBroughtBack={frame.onBroughtBack} />;
  if (mode === "text") return null;
  return (
    <Panel>
      {hasFailed ? (
        <div role="alert">
          <p className="text-ink-2">{t("shell.loadFailed.text")}</p>
          <Button className="mt-3" onClick={retry}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : (
        <Skeleton label={t("shell.loading")} />
      )}
    </Panel>
  );
}
