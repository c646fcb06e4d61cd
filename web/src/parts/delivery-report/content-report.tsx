import type { StarAnalysis } from "contract/star-analysis";
import { useT } from "../../i18n/i18n.ts";
import { CriteriaPanel } from "../star-report/criteria-panel.tsx";
import { MendList } from "../star-report/mend-list.tsx";
import { NextFrame } from "../star-report/next-frame.tsx";
import { ScorePanel } from "../star-report/score-panel.tsx";
import { Strengths } from "../star-report/strengths.tsx";

interface ContentReportProps {
  content: StarAnalysis;
  onRetake: () => void;
}

/** What the words earned by STAR: the same receipts as of a typed answer. */
export function ContentReport({ content, onRetake }: ContentReportProps) {
  const t = useT();
  return (
    <section aria-labelledby="content-title" className="grid gap-4 tablet:gap-6 print:hidden">
      <div>
        <h2 id="content-title" className="text-h2">
          {t("delivery.content.title")}
        </h2>
        <p className="mt-1 text-ink-2 text-small">{t("delivery.content.text")}</p>
      </div>
      <ScorePanel analysis={content} since={null} before={{}} />
      <MendList
        improvements={content.improvements}
        marks={[]}
        isMeasured={content.overallScore !== null}
        onRetake={onRetake}
      />
      <Strengths strengths={content.strengths} marks={[]} />
      {content.overallScore !== null && <CriteriaPanel criteria={content.criteria} before={{}} />}
      <NextFrame skeleton={content.skeleton} />
    </section>
  );
}
