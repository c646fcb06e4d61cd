import { formatClock } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import type { Recorder } from "../../lib/media/use-recorder.ts";
import { classNames } from "../../ui/class-names.ts";

interface RecordingClockProps {
  recorder: Pick<Recorder, "state" | "elapsedSeconds">;
  className?: string;
}

/** How long has been recorded, and in words whether it runs: the red window is never alone. */
export function RecordingClock({ recorder, className }: RecordingClockProps) {
  const t = useT();
  const { state, elapsedSeconds } = recorder;
  return (
    <p className={classNames("flex items-center gap-2.5", className)}>
      <span
        aria-hidden="true"
        className={classNames(
          "h-4 w-3 shrink-0 rounded-window",
          state === "recording" ? "bg-red" : "bg-edge",
        )}
      />
      <span
        role="timer"
        aria-label={t("recorder.time")}
        dir="ltr"
        className="tabular font-semibold text-[1.25rem] tracking-[-0.01em]"
      >
        {formatClock(elapsedSeconds)}
      </span>
      <span className="text-small">{t(`recorder.state.${state}`)}</span>
    </p>
  );
}
