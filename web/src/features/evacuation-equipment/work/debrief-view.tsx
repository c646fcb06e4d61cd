import type { Debrief } from "coach/door-operation/debrief";
import type { WorkedExit } from "coach/door-operation/state";
import type { GeometryExit } from "content/aircraft-geometry/schema";
import { Check, RotateCcw, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { deedKey } from "./deed-words.ts";

interface DebriefViewProps {
  debrief: Debrief;
  worked: WorkedExit;
  motion: GeometryExit["motion"];
  onAgain: () => void;
}

/** How it went, and the way it is done: each step with what was done and what was left out. */
export function DebriefView({ debrief, worked, motion, onAgain }: DebriefViewProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { isClean, isCritical, steps } = debrief;
  const verdict = isClean ? "clean" : isCritical ? "critical" : "slips";
  return (
    <div
      className={classNames(
        "rounded-[18px] border-[1.5px] p-5",
        isClean ? "border-green" : isCritical ? "border-red" : "border-yellow",
      )}
    >
      <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t(`operate.debrief.${verdict}`)}
      </h3>
      <p className="mt-3 font-semibold text-ink-2 text-small">{t("operate.debrief.steps")}</p>
      <ol className="mt-1.5 grid gap-2">
        {steps.map(({ deed, isDone }) => (
          <li key={deed} className="flex items-start gap-2.5 text-label leading-snug">
            <span
              className={classNames(
                "mt-px grid h-6 w-5 shrink-0 place-items-center rounded-window",
                isDone ? "bg-green-soft text-green-ink" : "bg-red-soft text-red-ink",
              )}
            >
              <Icon of={isDone ? Check : X} size={14} />
            </span>
            <span>
              {t(deedKey(deed, worked, motion))}
              <span className="text-ink-2 text-small">
                {" "}
                · {t(isDone ? "operate.debrief.did" : "operate.debrief.missed")}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Button variant="primary" className="mt-5" onClick={onAgain}>
        <Icon of={RotateCcw} size={18} />
        {t("operate.debrief.again")}
      </Button>
      <p className="mt-4 text-ink-2 text-small leading-[1.5]">
        {t("operate.debrief.manual")}
        {worked.hasSlide &&
          ` ${t("operate.debrief.time", { seconds: String(worked.slideSeconds) })}`}
      </p>
    </div>
  );
}
