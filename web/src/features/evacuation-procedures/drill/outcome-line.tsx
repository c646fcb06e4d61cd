import type { Outcome } from "coach/evacuation-drill/drill";
import type { Drill } from "coach/evacuation-drill/state";
import { Check, X } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { stepAction } from "./card-words.ts";
import { slipReason } from "./slip-reason.ts";

interface OutcomeLineProps {
  drill: Drill;
  outcome: Outcome;
}

/** What came of the last act, in one line: short, because the clock runs. */
export function OutcomeLine({ drill, outcome }: OutcomeLineProps) {
  const t = useT();
  const { environment } = drill.scenario;
  const isSlip = outcome.kind === "slip";
  return (
    <div role="status" className="min-h-15 pb-4">
      {outcome.kind !== "none" && (
        <p
          className={classNames(
            "flex items-start gap-2.5 rounded-control px-3 py-2 text-label",
            isSlip ? "bg-red-soft text-red-ink" : "bg-green-soft text-green-ink",
          )}
        >
          <Icon of={isSlip ? X : Check} className="mt-px" />
          <span>
            {isSlip && (
              <strong className="font-semibold">
                {t(outcome.slip.isCritical ? "drill.outcome.critical" : "drill.outcome.slip")}{" "}
              </strong>
            )}
            {outcome.kind === "right" && t("drill.outcome.right")}
            {isSlip && <bdi lang="en">{slipReason(environment, outcome.slip).why}</bdi>}
            {outcome.kind === "done" && (
              <bdi lang="en">{stepAction(environment, outcome.step)}</bdi>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
