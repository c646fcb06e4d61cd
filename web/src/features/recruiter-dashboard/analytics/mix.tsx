import { RECOMMENDATIONS } from "contract/evaluation-terms";
import type { RecruiterAnalytics } from "contract/recruiter-analytics";
import { useId } from "react";
import { formatNumber, formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Panel } from "../../../ui/panel.tsx";

const TONES = { hire: "green", consider: "yellow", reject: "red" } as const;

/** How often one recommends what: a bar each, with its figures. */
export function Mix({
  recommendations,
  evaluations,
}: Pick<RecruiterAnalytics, "recommendations" | "evaluations">) {
  const t = useT();
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {t("analytics.mix.title")}
      </h2>
      <ul className="mt-4 grid gap-5">
        {RECOMMENDATIONS.map((kind) => {
          const count = recommendations[kind] ?? 0;
          const share = (100 * count) / evaluations;
          return (
            <li key={kind} className="grid gap-1.5">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="font-semibold text-body">{t(`booked.recommendation.${kind}`)}</h3>
                <p className="tabular text-label">
                  <span className="font-semibold">{formatPercent(share)}</span>{" "}
                  <span className="text-ink-2">
                    {t("analytics.mix.share", {
                      ...{ count: formatNumber(count), all: formatNumber(evaluations) },
                    })}
                  </span>
                </p>
              </div>
              <Bar value={share} tone={TONES[kind]} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
