import { formatClock } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { type SessionTimer, useShownSeconds } from "./use-session-timer.ts";

/** The session timer as mm:ss. Its role keeps screen readers from reading every second aloud. */
export function SessionClock({ timer, className }: { timer: SessionTimer; className?: string }) {
  const t = useT();
  const seconds = useShownSeconds(timer);
  return (
    <span
      role="timer"
      aria-label={t("practice.timer.label")}
      dir="ltr"
      className={classNames("tabular font-semibold text-[1.25rem] tracking-[-0.01em]", className)}
    >
      {formatClock(seconds)}
    </span>
  );
}
