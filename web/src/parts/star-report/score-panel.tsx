import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import type { ReactNode } from "react";
import { dataWord } from "../../i18n/data-word.ts";
import { formatLanguage, formatList, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Panel } from "../../ui/panel.tsx";
import { Ring } from "../../ui/ring.tsx";
import { Disclosure } from "../receipt/disclosure.tsx";
import { ReceiptDetail } from "../receipt/receipt-detail.tsx";
import { ScoreRow } from "../receipt/score-row.tsx";
import { CountedLine } from "./counted-line.tsx";

interface ScorePanelProps {
  analysis: StarAnalysis;
  /** How it stands to the take before. */
  since: ReactNode;
  /** The scores of that take by section, where they lie on the same scale. */
  before: Partial<Record<StarSection, number | null>>;
}

/** The whole score, the four parts, and how all of it is counted. */
export function ScorePanel({ analysis, since, before }: ScorePanelProps) {
  const t = useT();
  const { overallScore, headline, overall, sections, notAssessed, source, language } = analysis;
  const notMeasured = formatList(notAssessed.map((id) => dataWord("report.measure", id)));
  return (
    <Panel as="section" aria-labelledby="score-title">
      <h2 id="score-title" className="sr-only">
        {t("report.score.title")}
      </h2>
      <div className="mb-5 flex flex-wrap items-center gap-x-[22px] gap-y-4">
        <Ring
          value={overallScore}
          size={108}
          {...(overallScore === null
            ? { label: t("report.notMeasured"), caption: t("report.notMeasured") }
            : {
                label: t("report.score.said", { score: overallScore }),
                text: formatNumber(overallScore),
                caption: t("report.score.of"),
              })}
        />
        <div className="min-w-[min(100%,7.5rem)] flex-1">
          <p dir="auto" className="font-semibold text-[1.125rem] leading-[1.35]">
            {headline.text}
          </p>
          <div className="mt-1 text-ink-2 text-small">
            {overallScore === null ? overall.formula.text : since}
          </div>
        </div>
      </div>
      {/* Nothing measured: the reason stands above once, not in every row. */}
      {(overallScore === null ? [] : STAR_SECTIONS).map((section) => (
        <ScoreRow
          key={section}
          name={t(`practice.section.${section}`)}
          receipt={sections[section]}
          before={before[section] ?? null}
          bar="beside"
          counted={<CountedLine receipt={sections[section]} />}
        />
      ))}
      <Disclosure
        className="border-seam border-t pt-1 [&:not([open])]:-mb-3"
        summaryClassName="font-semibold text-lagoon-ink"
        summary={t("report.receipt.title")}
      >
        <ReceiptDetail receipt={overall} />
        <p className="mt-2 text-ink-2 text-micro">
          {t(`report.source.${source}`)}{" "}
          {language !== null && t("report.readIn", { language: formatLanguage(language) })}{" "}
          {notMeasured && t("report.notAssessed", { what: notMeasured })}
        </p>
      </Disclosure>
    </Panel>
  );
}
