import type { SessionAnswer } from "contract/interview-sessions";
import { STAR_SECTIONS } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import { dataWord } from "../../../i18n/data-word.ts";
import { formatLanguage, formatList, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Disclosure } from "../../../parts/receipt/disclosure.tsx";
import { Quoted } from "../../../parts/receipt/quoted.tsx";
import { ReceiptDetail } from "../../../parts/receipt/receipt-detail.tsx";
import { ScoreRow } from "../../../parts/receipt/score-row.tsx";
import { CountedLine } from "../../../parts/star-report/counted-line.tsx";

interface AnswerScoresProps {
  answer: Pick<SessionAnswer, "rubric">;
  analysis: StarAnalysis;
}

/** The scores of one answer, each opening to its receipt: by STAR, and on the rubric. */
export function AnswerScores({ answer, analysis }: AnswerScoresProps) {
  const t = useT();
  const { headline, overall, overallScore, sections, notAssessed, language } = analysis;
  const notMeasured = formatList(notAssessed.map((id) => dataWord("report.measure", id)));
  // On paper a line for each part: the whole receipts would make a page of every answer.
  return (
    <section className="print:[&_details::details-content]:hidden">
      <p dir="auto" className="pb-3 font-semibold">
        {headline.text}
      </p>
      {overallScore === null ? (
        <p className="text-ink-2 text-small">{overall.formula.text}</p>
      ) : (
        STAR_SECTIONS.map((section) => (
          <ScoreRow
            key={section}
            name={t(`practice.section.${section}`)}
            receipt={sections[section]}
            before={null}
            bar="beside"
            counted={<CountedLine receipt={sections[section]} />}
          />
        ))
      )}
      <Disclosure
        className="border-seam border-t pt-1 print:hidden"
        summaryClassName="font-semibold text-label text-lagoon-ink"
        summary={t("report.receipt.title")}
      >
        <ReceiptDetail receipt={overall} />
        <p className="mt-2 text-ink-2 text-micro">
          {language !== null && t("report.readIn", { language: formatLanguage(language) })}{" "}
          {notMeasured && t("report.notAssessed", { what: notMeasured })}
        </p>
      </Disclosure>
      {answer.rubric.length > 0 && (
        <Disclosure
          className="border-seam border-t pt-1 print:hidden"
          summaryClassName="font-semibold text-label text-lagoon-ink"
          summary={t("interview.rubric.title")}
        >
          <dl className="pb-2 text-small">
            {answer.rubric.map(({ dimension, score, anchor, quotes }) => (
              <div key={dimension} className="border-seam border-t py-2.5">
                <dt className="flex justify-between gap-3 font-semibold">
                  {t(`interview.dimension.${dimension}`)}
                  <span className="tabular">
                    {score === null ? (
                      <span className="font-normal text-ink-2">{t("interview.notAssessed")}</span>
                    ) : (
                      t("interview.rubric.of", { score: formatNumber(score) })
                    )}
                  </span>
                </dt>
                {anchor && (
                  <dd lang="en" dir="auto" className="mt-1 text-ink-2 rtl:text-right">
                    {anchor}
                  </dd>
                )}
                {quotes.length > 0 && (
                  <dd className="mt-1.5 flex flex-wrap gap-1.5 text-micro">
                    {quotes.map((quote) => (
                      <Quoted key={quote}>{quote}</Quoted>
                    ))}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  );
}
