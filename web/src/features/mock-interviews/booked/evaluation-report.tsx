import type { Evaluation } from "contract/evaluations";
import type { MockInterview } from "contract/mock-interviews";
import { useEffect, useRef } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { RecommendationBadge } from "../../../parts/booked-interviews/badges.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { CompetencyEntry } from "./competency-entry.tsx";
import { COMPETENCIES, typeOf } from "./model.ts";
import { NextPractice } from "./next-practice.tsx";
import { OwnView } from "./own-view.tsx";
import { PointList } from "./point-list.tsx";
import { RatingLine } from "./rating-line.tsx";
import { ScaleWindows } from "./scale-windows.tsx";
import { useCoachView } from "./use-coach-view.ts";

interface EvaluationReportProps {
  evaluation: Evaluation;
  interview: MockInterview;
}

/** What a recruiter said of an interview: scores with their reasons beside one's own view, words, and what to practise next. */
export function EvaluationReport({ evaluation, interview }: EvaluationReportProps) {
  const t = useT();
  const coachOf = useCoachView();
  const heading = useRef<HTMLHeadingElement>(null);
  const { overallScore, strengths, areasForImprovement, detailedFeedback } = evaluation;
  const own = interview.selfScores;
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
        {t("booking.evaluation.title", {
          name: evaluation.recruiterName ?? t("booking.recruiterGone"),
        })}
      </h1>
      <p className="mt-1.5 mb-5 flex flex-wrap gap-x-3 text-ink-2">
        <time dateTime={evaluation.createdAt}>
          {formatDate(evaluation.createdAt, { dateStyle: "long" })}
        </time>
        <span>{t(`booked.type.${typeOf(evaluation)}`)}</span>
        {interview.airline && <span dir="auto">{interview.airline}</span>}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
        <Panel className="grid items-center gap-x-10 gap-y-4 tablet:grid-cols-[auto_minmax(0,1fr)_auto]">
          <div>
            <p className="text-ink-2 text-small">{t("booking.evaluation.overall")}</p>
            <p className="tabular font-semibold text-[3rem] leading-none">
              <span aria-hidden>
                {formatNumber(overallScore, { maximumFractionDigits: 1 })}
                <span className="font-normal text-body text-ink-2"> / 10</span>
              </span>
              <span className="sr-only">
                {t("booked.ofTen", { score: formatNumber(overallScore) })}
              </span>
            </p>
          </div>
          <div>
            <ScaleWindows score={overallScore} own={own?.overall ?? null} />
            <div className="mt-1.5">
              <OwnView
                theirs={overallScore}
                own={own?.overall ?? null}
                coach={coachOf("overall")}
              />
            </div>
          </div>
          <div>
            <p className="mb-1 text-ink-2 text-small">{t("booking.evaluation.recommendation")}</p>
            <RecommendationBadge recommendation={evaluation.recommendation} />
          </div>
        </Panel>

        <Panel as="section" aria-labelledby="competencies-title" className="pb-2!">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <div>
              <h2 id="competencies-title" className="text-h2">
                {t("booking.evaluation.competencies")}
              </h2>
              <p className="mt-1 max-w-[62ch] text-ink-2 text-small">
                {t("booking.evaluation.competenciesText")}
              </p>
            </div>
            {own && (
              <p className="flex items-center gap-2 text-ink-2 text-small">
                <span aria-hidden className="h-3 w-[3px] rounded-[2px] bg-ink" />
                {t("booking.evaluation.ownNotch")}
              </p>
            )}
          </div>
          <ul className="mt-4">
            {COMPETENCIES.map((competency) => (
              <CompetencyEntry
                key={competency}
                competency={competency}
                evaluation={evaluation}
                own={own?.[competency] ?? null}
                coach={coachOf(competency)}
              />
            ))}
          </ul>
        </Panel>

        <NextPractice evaluation={evaluation} own={own} />

        <Panel as="section" aria-labelledby="feedback-title">
          <h2 id="feedback-title" className="text-h2">
            {t("booking.evaluation.feedback")}
          </h2>
          <p dir="auto" className="mt-3 max-w-[66ch] whitespace-pre-line break-words">
            {detailedFeedback}
          </p>
          <div className="mt-6 grid gap-x-10 gap-y-6 border-seam border-t pt-5 tablet:grid-cols-2">
            <PointList of="strengths" points={strengths} />
            <PointList of="areas" points={areasForImprovement} />
          </div>
        </Panel>

        {interview.status === "completed" && (
          <Panel
            as="section"
            aria-labelledby="rate-title"
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
          >
            <div>
              <h2 id="rate-title" className="text-h3">
                {t("booking.evaluation.rateTitle")}
              </h2>
              <p className="text-ink-2 text-small">{t("booking.evaluation.rateText")}</p>
            </div>
            <RatingLine interview={interview} />
          </Panel>
        )}
      </div>
    </>
  );
}
