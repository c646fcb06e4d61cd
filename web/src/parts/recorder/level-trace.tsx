import { useEffect, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { openLevelMeter } from "../../lib/media/level.ts";
import { classNames } from "../../ui/class-names.ts";

const BARS = 48;
/** One bar each: the whole trace is some four seconds of voice. */
const EVERY_MS = 80;
const SILENCE: readonly number[] = Array.from({ length: BARS }, () => 0);

interface LevelTraceProps {
  stream: MediaStream | null;
  /** Drawn in the accent while it is being recorded; it stands still in a pause. */
  isRecording: boolean;
  className?: string;
}

/** The last seconds of the voice as it comes in, the newest at the right: a waveform is not mirrored. */
export function LevelTrace({ stream, isRecording, className }: LevelTraceProps) {
  const t = useT();
  const [bars, setBars] = useState(SILENCE);
  useEffect(() => {
    if (!stream) setBars(SILENCE);
    const meter = stream && isRecording && openLevelMeter(stream);
    if (!meter) return;
    const timer = setInterval(() => {
      const heard = meter.read();
      setBars((before) => [...before.slice(1), heard]);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      meter.close();
    };
  }, [stream, isRecording]);
  return (
    <div
      role="img"
      aria-label={t("recorder.level")}
      dir="ltr"
      className={classNames("flex items-center gap-[3px]", className)}
    >
      {bars.map((bar, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the trace, not an entry.
          key={at}
          className={classNames(
            "min-h-[3px] flex-1 rounded-full",
            isRecording ? "bg-lagoon" : "bg-edge",
          )}
          style={{ height: `${bar * 100}%`, opacity: bar === 0 ? 0.35 : 1 }}
        />
      ))}
    </div>
  );
}
