import { useEffect, useRef, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useLevel } from "../../lib/media/use-level.ts";
import { classNames } from "../../ui/class-names.ts";

const BARS = 48;
/** One bar each: the whole trace is some four seconds of voice. */
const EVERY_MS = 80;
const SILENCE: readonly number[] = Array.from({ length: BARS }, () => 0);

interface LevelTraceProps {
  stream: MediaStream | null;
  /** Drawn in the accent while it is being recorded. */
  isRecording: boolean;
  className?: string;
}

/**
 * The last seconds of the voice as it comes in, the newest at the right: a waveform is not mirrored. It stands still
 * in a pause.
 */
export function LevelTrace({ stream, isRecording, className }: LevelTraceProps) {
  const t = useT();
  const level = useLevel(stream);
  const latest = useRef(level);
  latest.current = Math.max(latest.current, level);
  const [bars, setBars] = useState(SILENCE);
  useEffect(() => {
    if (!stream) return setBars(SILENCE);
    const timer = setInterval(() => {
      const heard = latest.current;
      latest.current = 0;
      setBars((before) => [...before.slice(1), heard]);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [stream]);
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
