import { Timer } from "lucide-react";
import { formatMinutes } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

/** From here on the clock stands out. */
const HURRY_SECONDS = 60;
/** Seconds left at which a screen reader is told. */
const TOLD_AT = [60, 30, 10];

/** The time left as m:ss. Its role keeps screen readers from reading every second; three are told. */
export function ClockLine({ seconds }: { seconds: number }) {
  const t = useT();
  return (
    <p
      className={classNames(
        "flex min-h-12 items-center gap-2.5 rounded-control border-[1.5px] px-4 transition-colors",
        seconds <= HURRY_SECONDS ? "border-red bg-red-soft text-red-ink" : "border-seam bg-panel",
      )}
    >
      <Icon of={Timer} />
      <span
        role="timer"
        aria-label={t("trials.clock")}
        dir="ltr"
        className="tabular font-semibold text-[1.25rem] tracking-[-0.01em]"
      >
        {formatMinutes(seconds)}
      </span>
      <span role="status" className="sr-only">
        {TOLD_AT.includes(seconds) && t("trials.left", { count: seconds })}
      </span>
    </p>
  );
}
