import type { DeliveryScore, NotAssessed } from "contract/delivery";
import { formatNumber, formatPercent } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Bar } from "../../ui/bar.tsx";
import { scoreTone } from "../../ui/score-tone.ts";
import { ChangeBadge } from "../receipt/change-badge.tsx";
import { Disclosure } from "../receipt/disclosure.tsx";

interface DeliveryScoreRowProps {
  score: DeliveryScore;
  /** Of the take before. */
  before: number | null;
  notAssessed: readonly NotAssessed[];
}

/** One of the four scores as a number and a bar; it opens to its formula, its parts and its limits. */
export function DeliveryScoreRow({ score: entry, before, notAssessed }: DeliveryScoreRowProps) {
  const t = useT();
  const { id, score, formula, parts, limits } = entry;
  const name = t(`delivery.score.${id}`);
  const reason = notAssessed.find(({ what }) => what === id)?.reason;
  return (
    <div className="border-seam border-t pt-3.5 pb-1 print:py-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium text-body">{name}</h3>
        {score === null ? (
          <span className="text-ink-2 text-small">{t("report.notMeasured")}</span>
        ) : (
          <span className="tabular flex items-center gap-2 font-semibold">
            {before !== null && <ChangeBadge before={before} after={score} />}
            {formatNumber(score)}
          </span>
        )}
      </div>
      {score === null ? (
        <p className="pt-0.5 pb-2 text-ink-2 text-small">
          {reason && t(`delivery.reason.${reason}`)}
        </p>
      ) : (
        <>
          <Bar value={score} tone={scoreTone(score)} className="mt-2" />
          {limits.map(({ id: limit, text }) => (
            <p key={limit} dir="auto" className="mt-2 text-small text-yellow-ink">
              {text}
            </p>
          ))}
          <Disclosure
            className="print:hidden open:pb-3"
            summaryClassName="flex! py-1.5 text-ink-2 text-small [&>span]:flex-1"
            summary={
              <span>
                {t("delivery.score.of", { count: parts.length })}
                <span className="sr-only"> {t("report.receipt.open", { name })}</span>
              </span>
            }
          >
            <div className="text-micro">
              <p dir="auto" className="text-ink-2">
                {formula.text}
              </p>
              <ul className="mt-2">
                {parts.map(({ measure, weight, score: part }) => (
                  <li
                    key={measure}
                    className="flex justify-between gap-3 border-seam border-t py-2"
                  >
                    <span>
                      {t(`delivery.measure.${measure}.name`)}{" "}
                      <span className="text-ink-2">
                        {t("delivery.score.weight", { share: formatPercent(weight * 100) })}
                      </span>
                    </span>
                    <span className="tabular font-semibold">{formatNumber(Math.round(part))}</span>
                  </li>
                ))}
              </ul>
            </div>
          </Disclosure>
        </>
      )}
    </div>
  );
}
