import { Video } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "../../i18n/i18n.ts";
import type { Take, TakeKind } from "../../lib/media/take.ts";
import { useDevices } from "../../lib/media/use-devices.ts";
import type { Recorder } from "../../lib/media/use-recorder.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { CameraView } from "./camera-view.tsx";
import { DeviceMenu } from "./device-menu.tsx";
import { takeFileName } from "./file-name.ts";
import { LevelBar } from "./level-bar.tsx";
import { LevelTrace } from "./level-trace.tsx";
import { RecorderButtons } from "./recorder-buttons.tsx";
import { type Fate, RecorderNotes } from "./recorder-notes.tsx";
import { RecordingClock } from "./recording-clock.tsx";
import { TakePlayer } from "./take-player.tsx";

interface RecorderPanelProps {
  recorder: Recorder;
  kind: TakeKind;
  fate: Fate;
  /** Start of a download's name, or the whole of it. */
  filePrefix: string | ((take: Take) => string);
  faultText: string | null;
  /** Asked for by the button; the screen may ask first. */
  onStart: () => void;
  onDownloaded?: () => void;
  /** Between the buttons and the notes. */
  children?: ReactNode;
}

/** Everything a screen shows of its recorder: what comes in, the buttons, and, when it has stopped, the take. */
export function RecorderPanel(props: RecorderPanelProps) {
  const { recorder, kind, fate, filePrefix, faultText, onStart, onDownloaded, children } = props;
  const t = useT();
  const id = useId();
  const { state, stream, take } = recorder;
  const devices = useDevices(stream);
  const shown = state === "stopped" && take?.kind === kind ? take : null;
  const isRunning = state === "recording" || state === "paused";
  const clock = (
    <RecordingClock
      // A take of the other kind, on a screen that makes both, is not this one's.
      recorder={state === "stopped" && !shown ? { state: "idle", elapsedSeconds: 0 } : recorder}
    />
  );
  return (
    <Panel as="section" aria-labelledby={id} className="grid gap-4">
      <div className="-my-1.5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-h3">
          {t("recorder.title")}
        </h2>
        {!isRunning && (
          <DeviceMenu
            devices={devices}
            hasCamera={kind === "video"}
            onChosen={() => stream && void recorder.preview()}
          />
        )}
      </div>
      {shown ? (
        <TakePlayer
          key={shown.id}
          take={shown}
          fileName={
            typeof filePrefix === "string" ? takeFileName(filePrefix, shown) : filePrefix(shown)
          }
          {...(onDownloaded && { onDownloaded })}
        />
      ) : kind === "video" ? (
        <>
          <CameraView
            stream={stream}
            hasGuide={state !== "recording"}
            whenOff={
              <Button onClick={() => void recorder.preview()}>
                <Icon of={Video} size={18} />
                {t("recorder.camera.show")}
              </Button>
            }
          />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            {clock}
            <LevelBar stream={stream} className="min-w-24 flex-1" />
          </div>
        </>
      ) : (
        <div className="grid gap-4 rounded-[14px] bg-well px-5 py-5">
          <LevelTrace stream={stream} isRecording={state === "recording"} className="h-20" />
          {clock}
        </div>
      )}
      <RecorderButtons recorder={recorder} isAgain={shown !== null} onStart={onStart} />
      {children}
      <RecorderNotes recorder={recorder} fate={fate} faultText={faultText} />
    </Panel>
  );
}
