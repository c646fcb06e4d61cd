import { CLOCK_WARNING_SECONDS } from "contract/interview-session-terms";
import { useEffect, useRef, useState } from "react";
import { formatClock } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { monotonicMs } from "../../../lib/clock.ts";
import { classNames } from "../../../ui/class-names.ts";
import { type Clock, leftSeconds } from "./clock.ts";

/** More often than once a second, so that no second is shown late. */
const TICK_MS = 250;

interface CountdownProps {
  clock: Clock;
  /** With each tick. */
  onTick: () => void;
}

/** What is left of the interview as mm:ss, red under five minutes, and said then once. */
export function Countdown({ clock, onTick }: CountdownProps) {
  const t = useT();
  const [left, setLeft] = useState(() => leftSeconds(clock, monotonicMs()));
  const listener = useRef(onTick);
  useEffect(() => {
    listener.current = onTick;
  });
  useEffect(() => {
    const tick = () => {
      setLeft(leftSeconds(clock, monotonicMs()));
      listener.current();
    };
    tick();
    if (clock.sinceMs === null) return;
    const timer = setInterval(tick, TICK_MS);
    // A tab that was asleep or hidden looks at the clock at once.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [clock]);
  const isShort = left < CLOCK_WARNING_SECONDS;
  return (
    <>
      <span
        role="timer"
        aria-label={t("mock.clock.label")}
        dir="ltr"
        className={classNames(
          "tabular font-semibold text-[1.375rem] tracking-[-0.01em]",
          isShort && "text-red-ink",
        )}
      >
        {formatClock(left)}
      </span>
      <span role="status" className="sr-only">
        {isShort && left > 0 && t("mock.clock.short")}
      </span>
    </>
  );
}
