import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import type { Recorder } from "../../../lib/media/use-recorder.ts";
import { CameraView } from "../../../parts/recorder/camera-view.tsx";
import { LevelBar } from "../../../parts/recorder/level-bar.tsx";
import { LevelTrace } from "../../../parts/recorder/level-trace.tsx";
import { Panel } from "../../../ui/panel.tsx";
import type { Phase, Rules } from "./model.ts";

interface RunPictureProps {
  recorder: Recorder;
  phase: Phase;
  left: number | null;
  mode: Rules["mode"];
}

/** What camera and microphone take in, with the countdown over it. */
export function RunPicture({ recorder, phase, left, mode }: RunPictureProps) {
  const t = useT();
  const { stream } = recorder;
  const isAnswering = phase.name === "answering";
  const count = phase.name === "counting" && left !== null && left > 0 && (
    <span
      aria-hidden
      className="z-1 col-start-1 row-start-1 grid h-40 w-32 place-items-center rounded-window bg-[rgb(8_20_27/.72)] font-semibold text-[4.5rem] text-white leading-none"
    >
      {formatNumber(left)}
    </span>
  );
  return (
    <Panel className="grid gap-4 p-2.5! tablet:p-4!">
      {mode === "video" ? (
        <>
          <CameraView
            stream={stream}
            hasGuide={stream !== null && !isAnswering}
            whenOff={count ? null : <p className="text-ink-2">{t("oneway.run.cameraOff")}</p>}
          >
            {count}
          </CameraView>
          <LevelBar stream={stream} className="mx-2 mb-2" />
        </>
      ) : (
        <div className="relative grid min-h-60 place-items-center rounded-[14px] bg-well px-5 py-5">
          <LevelTrace stream={stream} isRecording={isAnswering} className="h-28 w-full" />
          {count && <span className="absolute">{count}</span>}
        </div>
      )}
    </Panel>
  );
}
