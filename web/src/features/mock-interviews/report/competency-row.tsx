import type { SessionReport } from "contract/interview-sessions";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { ChangeBadge } from "../../../parts/receipt/change-badge.tsx";
import { Quoted } from "../../../parts/receipt/quoted.tsx";
import { CompetencyScale } from "./competency-scale.tsx";

interface CompetencyRowProps {
  entry: SessionReport["dimensions"][number];
  /** Opens the answer that the quoted words are from. */
  onShow: (position: number) => void;
}

/** One dimension of the rubric: score, earlier mean, the behaviour that the score stands for, and the words that show it best. */
export function CompetencyRow({ entry, onShow }: CompetencyRowProps) {
  const t = useT();
  const { dimension, score, answers, anchor, best, earlier } = entry;
  return (
    <li className="border-seam border-t py-4">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-body">{t(`interview.dimension.${dimension}`)}</h3>
        {score === null ? (
          <span className="text-ink-2 text-small">{t("interview.notAssessed")}</span>
        ) : (
          <span className="tabular flex items-center gap-2 font-semibold text-[1.125rem]">
            {earlier !== null && <ChangeBadge before={earlier} after={score} />}
            <span aria-hidden>{formatNumber(score, { maximumFractionDigits: 1 })}</span>
            <span className="sr-only">
              {t("interview.competency.said", { score: formatNumber(score) })}
            </span>
          </span>
        )}
      </div>
      <CompetencyScale score={score} earlier={earlier} />
      {score === null ? (
        <p className="mt-2.5 text-ink-2 text-small">{t("interview.competency.unseen")}</p>
      ) : (
        <>
          {anchor && (
            <p lang="en" dir="auto" className="mt-2.5 text-label rtl:text-right">
              {anchor}
            </p>
          )}
          {best && (
            <p className="mt-2 text-small">
              <Quoted>{best.quote}</Quoted>{" "}
              <button
                type="button"
                onClick={() => onShow(best.position)}
                className="-my-3 min-h-11 font-semibold text-lagoon-ink underline decoration-lagoon/40 underline-offset-4"
              >
                {t("interview.competency.from", { number: best.position + 1 })}
              </button>
            </p>
          )}
          <p className="mt-1.5 text-ink-2 text-micro">
            {t("interview.competency.seenIn", { count: answers })}
            {earlier !== null && (
              <>
                {" "}
                {t("interview.competency.earlier", {
                  score: formatNumber(earlier, { maximumFractionDigits: 1 }),
                })}
              </>
            )}
          </p>
        </>
      )}
    </li>
  );
}
