import type { Evaluation } from "contract/evaluations";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { COMPETENCY_FIELDS } from "./model.ts";
import { ScoreWindows } from "./score-windows.tsx";

/** The five competencies of an evaluation, each with its score. */
export function ScoreList({ evaluation }: { evaluation: Evaluation }) {
  const t = useT();
  return (
    <dl className="grid gap-y-1.5 text-small">
      {COMPETENCY_FIELDS.map(({ field, dimension }) => (
        <div key={field} className="flex flex-wrap items-center justify-between gap-x-4">
          <dt className="text-ink-2">{t(`booked.dimension.${dimension}`)}</dt>
          <dd>
            <ScoreWindows
              score={evaluation[field]}
              label={t("booked.ofTen", { score: formatNumber(evaluation[field]) })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
