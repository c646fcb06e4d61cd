import { bandOfScore } from "coach/rubric/scale";
import { RUBRIC } from "content/rubric/rubric";
import type { Evaluation } from "contract/evaluations";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { type Competency, scoreOf, typeOf } from "./model.ts";
import { OwnView } from "./own-view.tsx";
import { ScaleWindows } from "./scale-windows.tsx";

interface CompetencyEntryProps {
  competency: Competency;
  evaluation: Evaluation;
  own: number | null;
  coach: number | null;
}

/** One competency: score, one's own beside it, the behaviour that it stands for, and the words that led to it. */
export function CompetencyEntry({ competency, evaluation, own, coach }: CompetencyEntryProps) {
  const t = useT();
  const score = scoreOf(evaluation, competency);
  const quote = evaluation.evidence?.[competency];
  return (
    <li className="grid gap-x-10 gap-y-2 border-seam border-t py-5 tablet:grid-cols-[18rem_minmax(0,1fr)]">
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="text-body">{t(`booked.dimension.${competency}`)}</h3>
          <p className="tabular font-semibold text-[1.125rem]">
            <span aria-hidden>{formatNumber(score, { maximumFractionDigits: 1 })}</span>
            <span className="sr-only">{t("booked.ofTen", { score: formatNumber(score) })}</span>
          </p>
        </div>
        <ScaleWindows score={score} own={own} className="mt-1.5" />
      </div>
      <div className="min-w-0">
        <OwnView theirs={score} own={own} coach={coach} />
        <p lang="en" dir="auto" className="mt-1.5 max-w-[66ch] first:mt-0 rtl:text-right">
          {RUBRIC.scales[typeOf(evaluation)][competency][bandOfScore(score)]}
        </p>
        {quote && (
          <blockquote
            dir="auto"
            className="mt-2 max-w-[66ch] break-words border-edge border-s-2 ps-3 text-label text-ink-2"
          >
            {t("booking.evaluation.quote", { quote })}
          </blockquote>
        )}
      </div>
    </li>
  );
}
