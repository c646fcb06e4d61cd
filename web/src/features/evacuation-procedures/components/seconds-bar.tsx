import type { EvacuationProcedure } from "content/evacuation/schema";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { stretchOf } from "../model.ts";
import { PRIORITY_FILL } from "../priority.ts";

/** The 90 seconds as one line, with the stretch of each step: how early almost everything is decided. */
export function SecondsBar({ procedure }: { procedure: EvacuationProcedure }) {
  const t = useT();
  const { steps, timeLimit } = procedure;
  return (
    // Read aloud, the steps below say the same.
    <div aria-hidden className="select-none">
      <div className="flex gap-0.5">
        {steps.map(({ step, timeframe, priority }) => {
          const stretch = stretchOf(timeframe, timeLimit);
          const isBefore = stretch === null;
          const part = stretch ? stretch.to - stretch.from : 0;
          return (
            <span
              key={step}
              style={{ flexGrow: Math.max(part, 0.06), flexBasis: 0 }}
              className="min-w-0"
            >
              <span
                className={classNames(
                  "tabular grid h-9 place-items-center rounded-[6px] font-semibold text-micro forced-colors:border",
                  PRIORITY_FILL[priority],
                  (isBefore || part === 0) && "opacity-60",
                )}
              >
                {step}
              </span>
              <span className="tabular mt-1 block text-ink-2 text-icon">
                {isBefore ? "" : Math.round(stretch.from * timeLimit)}
              </span>
            </span>
          );
        })}
      </div>
      <p className="text-ink-2 text-micro">{t("evacuation.steps.axis")}</p>
    </div>
  );
}
