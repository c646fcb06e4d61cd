import type { Recruiter, RecruiterFigures } from "contract/recruiters";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Stat } from "../../../ui/stat.tsx";
import { averageText, toEvaluate } from "../model.ts";

/** Total, completed, mean score and rating (specification 1, section 2). */
export function StatCards({
  figures,
  recruiter,
}: {
  figures: RecruiterFigures;
  recruiter: Recruiter;
}) {
  const t = useT();
  const { totalInterviews, completed, evaluations } = figures;
  const waiting = toEvaluate(figures);
  const oneDecimal = { minimumFractionDigits: 0, maximumFractionDigits: 1 };
  return (
    <Panel
      isFlush
      className="grid grid-cols-2 desktop:grid-cols-4 [&>*]:border-seam [&>*]:content-start [&>*]:p-5 [&>*:nth-child(even)]:border-s [&>*:nth-child(n+3)]:border-t tablet:[&>*]:p-7 desktop:[&>*:nth-child(n+3)]:border-t-0 desktop:[&>*:nth-child(n+2)]:border-s"
    >
      <Stat
        label={t("recruiter.stat.total")}
        value={formatNumber(totalInterviews)}
        detail={t("recruiter.stat.upcoming", { count: figures.upcoming })}
      />
      <Stat
        label={t("recruiter.stat.completed")}
        value={formatNumber(completed)}
        detail={waiting > 0 ? t("recruiter.stat.waiting", { count: waiting }) : undefined}
      />
      <Stat
        label={t("recruiter.stat.average")}
        value={averageText(figures.averageScore, formatNumber) ?? t("recruiter.stat.none")}
        detail={evaluations > 0 ? t("recruiter.stat.from", { count: evaluations }) : undefined}
      />
      <Stat
        label={t("recruiter.stat.rating")}
        value={t("recruiter.stat.ofFive", { rating: formatNumber(recruiter.rating, oneDecimal) })}
        detail={
          recruiter.ratings > 0
            ? t("recruiter.stat.rated", { count: recruiter.ratings })
            : t("recruiter.stat.unrated")
        }
      />
    </Panel>
  );
}
