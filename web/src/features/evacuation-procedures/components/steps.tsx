import { windowOf } from "coach/evacuation-drill/debrief";
import type { EvacuationProcedure } from "content/evacuation/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { PRIORITY_TONE } from "../priority.ts";
import { Commands } from "./commands.tsx";
import { SecondsBar } from "./seconds-bar.tsx";

/** The seven steps: when, what, how urgent, in which detail; then the words that are called. */
export function Steps({ procedure }: { procedure: EvacuationProcedure }) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Panel>
        <SecondsBar procedure={procedure} />
        <ol className="mt-6">
          {procedure.steps.map(({ step, action, timeframe, priority, details }) => (
            <li
              key={step}
              className="grid gap-x-6 gap-y-3 border-seam border-t py-6 last:pb-0 tablet:grid-cols-[9.5rem_minmax(0,1fr)]"
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2 tablet:flex-col tablet:items-start">
                <p className="flex items-center gap-2.5">
                  <span className="tabular grid h-11 w-8.5 place-items-center rounded-window bg-well font-semibold text-h3">
                    <span className="sr-only">{t("evacuation.steps.step")} </span>
                    {step}
                  </span>
                  <span className="tabular text-ink-2 text-small">{timeText(t, timeframe)}</span>
                </p>
                <Badge isBare tone={PRIORITY_TONE[priority]}>
                  {t(`evacuation.priority.${priority}`)}
                </Badge>
              </div>
              <div lang="en">
                <h3 className="text-h3">
                  <bdi>{action}</bdi>
                </h3>
                <ul className="mt-2 grid gap-1.5 ps-5 *:list-disc marker:text-edge">
                  {details.map((detail) => (
                    <li key={detail} className="max-w-[66ch]">
                      <bdi>{detail}</bdi>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      <Commands environment={procedure.environment} />
    </div>
  );
}

/** "0-10 seconds", "85+ seconds" and "Pre-impact" of the course, in the reader's language. */
function timeText(t: ReturnType<typeof useT>, timeframe: string): string {
  const stretch = windowOf(timeframe);
  if (!stretch) return t("evacuation.steps.before");
  const { from, to } = stretch;
  return to === null
    ? t("evacuation.steps.from", { from })
    : t("evacuation.steps.between", { from, to });
}
