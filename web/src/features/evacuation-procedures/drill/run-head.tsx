import { DRILL_SECONDS } from "coach/evacuation-drill/debrief";
import { isClockOn } from "coach/evacuation-drill/drill";
import type { Drill } from "coach/evacuation-drill/state";
import { Pause, Play } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";

interface RunHeadProps {
  drill: Drill;
  atMs: number;
  isPaused: boolean;
  progress: { done: number; total: number };
  onPause: () => void;
  onEnd: () => void;
}

/** Seconds at which the time is said aloud. */
const SAID = [30, 60, 75];

/** The clock with its 90 seconds, how far it is done, pause and end. */
export function RunHead({ drill, atMs, isPaused, progress, onPause, onEnd }: RunHeadProps) {
  const t = useT();
  const seconds = Math.floor(atMs / 1000);
  const isRunning = isClockOn(drill);
  const said = SAID.findLast((at) => seconds >= at);
  const isOver = seconds >= DRILL_SECONDS;
  const tone = isOver ? "bg-red" : seconds >= 75 ? "bg-yellow" : "bg-lagoon";
  return (
    <div className="sticky top-[3.75rem] z-4 low:static -mx-1 grid gap-2 bg-cabin px-1 py-2 tablet:top-[72px] tablet:gap-2.5 tablet:py-2.5">
      <div className="flex items-center gap-x-4 gap-y-2 tablet:gap-x-5">
        {!drill.isTimed ? (
          <p className="font-semibold text-h3">{t("drill.run.noClock")}</p>
        ) : isRunning ? (
          <p role="timer" aria-label={t("drill.run.clock")} className="flex items-baseline gap-2">
            <span
              className={classNames(
                "tabular font-semibold text-[2.5rem] leading-none",
                isOver && "text-red-ink",
              )}
            >
              {seconds}
            </span>
            <span className="text-ink-2 text-small">
              {t("drill.run.ofWindow", { seconds: DRILL_SECONDS })}
            </span>
          </p>
        ) : (
          <p className="text-ink-2 text-label">{t("drill.run.waiting")}</p>
        )}
        <p className="tabular text-ink-2 text-small max-tablet:sr-only">
          {t("drill.run.progress", progress)}
        </p>
        <div className="ms-auto flex gap-2">
          <Button id="drill-pause" onClick={onPause}>
            <Icon of={isPaused ? Play : Pause} size={18} />
            <span className="max-tablet:sr-only">
              {t(isPaused ? "drill.run.resume" : "drill.run.pause")}
            </span>
          </Button>
          <Button variant="quiet" onClick={onEnd} className="max-tablet:-me-3">
            {t("drill.run.end")}
          </Button>
        </div>
      </div>
      {drill.isTimed && (
        <div aria-hidden className="h-2 overflow-hidden rounded-full bg-well">
          <div
            className={classNames("h-2 rounded-full", tone)}
            style={{ width: `${Math.min(100, (atMs / 1000 / DRILL_SECONDS) * 100)}%` }}
          />
        </div>
      )}
      <p role="status" className={isOver && drill.isTimed ? "text-red-ink text-small" : "sr-only"}>
        {drill.isTimed &&
          (isOver
            ? t("drill.run.over")
            : said === undefined
              ? ""
              : t("drill.run.said", { seconds: said }))}
      </p>
    </div>
  );
}
