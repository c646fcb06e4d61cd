import { formatMinutes } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Progress } from "../../../ui/progress.tsx";
import type { Phase, Rules } from "./model.ts";

interface PhaseClockProps {
  phase: Phase;
  left: number | null;
  rules: Rules;
}

/** The last seconds are counted in colour. */
const WARNING_SECONDS = 10;

/** What goes on, and how long it still does. */
export function PhaseClock({ phase, left, rules }: PhaseClockProps) {
  const t = useT();
  const { name } = phase;
  const total = name === "thinking" ? rules.thinkingSeconds : rules.answerSeconds;
  const isCounted = (name === "thinking" || name === "answering") && left !== null;
  const isShort = name === "answering" && left !== null && left <= WARNING_SECONDS;
  const isPicture = rules.mode === "video" || (name !== "counting" && name !== "starting");
  return (
    <div>
      <p className="flex items-center gap-2.5 font-semibold">
        <span
          aria-hidden
          className={classNames(
            "h-4 w-3 shrink-0 rounded-window",
            name === "answering" ? "bg-red" : name === "thinking" ? "bg-lagoon" : "bg-edge",
          )}
        />
        {t(`oneway.phase.${name}`)}
      </p>
      {isCounted && (
        <>
          <p
            role="timer"
            aria-label={t("oneway.run.clock")}
            dir="ltr"
            className={classNames(
              "tabular mt-2 font-semibold text-[3.25rem] leading-none tracking-[-0.03em] tablet:text-[4.5rem] rtl:text-right",
              isShort && "text-red-ink",
            )}
          >
            {formatMinutes(left)}
          </p>
          <Progress
            value={left}
            max={total}
            label={t("oneway.run.clock")}
            valueText={t("oneway.run.left", { count: left })}
            className="mt-4"
          />
        </>
      )}
      {name !== "thinking" && name !== "answering" && (
        <p className="mt-1 text-ink-2">
          {t(isPicture ? `oneway.phaseText.${name}` : "oneway.phaseText.countingAudio")}
        </p>
      )}
    </div>
  );
}
