import type { StarAnalysis, StarCriterion } from "contract/star-analysis";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import { PhoneFold } from "../phone-fold/phone-fold.tsx";
import { ScoreRow } from "../receipt/score-row.tsx";
import { CountedLine } from "./counted-line.tsx";

interface CriteriaPanelProps {
  criteria: StarAnalysis["criteria"];
  /** The scores of the take before, where they lie on the same scale. */
  before: Partial<Record<StarCriterion, number | null>>;
}

/** The answer seen across its four parts: what an assessor's sheet asks for. */
export function CriteriaPanel({ criteria, before }: CriteriaPanelProps) {
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="criteria-title" className="pb-3!">
      <h2 id="criteria-title" className="text-h3">
        {t("report.criteria.title")}
      </h2>
      <p className="mt-1 text-ink-2 text-small tablet:mb-3">{t("report.criteria.text")}</p>
      <PhoneFold label={t("report.criteria.open")}>
        {(Object.keys(criteria) as StarCriterion[]).map((criterion) => (
          <ScoreRow
            key={criterion}
            before={before[criterion] ?? null}
            bar="under"
            name={t(`report.criterion.${criterion}`)}
            receipt={criteria[criterion]}
            counted={<CountedLine receipt={criteria[criterion]} />}
          />
        ))}
      </PhoneFold>
    </Panel>
  );
}
