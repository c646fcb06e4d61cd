import { Circle, Pause, Play, RotateCcw, Square } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import type { Recorder } from "../../lib/media/use-recorder.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface RecorderButtonsProps {
  recorder: Recorder;
  onStart: () => void;
  /** A take is there, which the next one replaces: submitting is what comes next, so this is not the primary button. */
  isAgain: boolean;
}

/** Start and stop, pause and go on: the same place and the same button for either, so that the focus stays. */
export function RecorderButtons({ recorder, onStart, isAgain }: RecorderButtonsProps) {
  const t = useT();
  const { state } = recorder;
  const isRunning = state === "recording" || state === "paused";
  const isBusy = state === "starting" || state === "stopping";
  return (
    <div className="flex flex-wrap gap-3 max-tablet:*:flex-1 max-tablet:*:px-3">
      <Button
        variant={!isAgain ? "primary" : "line"}
        size="big"
        isPending={isBusy}
        onClick={isRunning ? () => void recorder.stop() : onStart}
      >
        <Icon
          of={isRunning ? Square : isAgain ? RotateCcw : Circle}
          size={18}
          className={isRunning || isAgain ? undefined : "fill-current"}
        />
        {t(isRunning ? "recorder.stop" : isAgain ? "recorder.again" : "recorder.start")}
      </Button>
      {isRunning && (
        <Button size="big" onClick={state === "paused" ? recorder.resume : recorder.pause}>
          <Icon of={state === "paused" ? Play : Pause} size={18} />
          {t(state === "paused" ? "recorder.resume" : "recorder.pause")}
        </Button>
      )}
    </div>
  );
}
