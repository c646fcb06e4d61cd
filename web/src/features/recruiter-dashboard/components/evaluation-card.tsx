import type { Evaluation } from "contract/evaluations";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { RecommendationBadge } from "../../../parts/booked-interviews/badges.tsx";
import { SCORE_FIELDS } from "../../../parts/booked-interviews/model.ts";
import { ScoreList } from "../../../parts/booked-interviews/score-list.tsx";
import { EVALUATION_DATE } from "../../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { Disclosure } from "../../../parts/receipt/disclosure.tsx";
import { Quoted } from "../../../parts/receipt/quoted.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { EvaluatedInterview } from "../evaluation/model.ts";

/** Specification 1, section 2: at most three strengths on a card. */
const STRENGTHS_SHOWN = 3;

interface EvaluationCardProps {
  evaluation: Evaluation;
  onSecond: (interview: EvaluatedInterview) => void;
}

/** One evaluation: overall score and recommendation, the five competencies, strengths; the rest opens. */
export function EvaluationCard({ evaluation, onSecond }: EvaluationCardProps) {
  const t = useT();
  const { candidateName, createdAt, overallScore, strengths } = evaluation;
  const quotes = SCORE_FIELDS.flatMap(({ dimension }) => {
    const quote = evaluation.evidence?.[dimension];
    return quote ? [{ dimension, quote }] : [];
  });
  return (
    <li className="border-seam border-t px-5 py-5 tablet:px-7">
      <div className="flex items-center gap-3.5">
        <InitialsWindow name={candidateName} />
        <div className="min-w-0 flex-1">
          <h3 className="break-words text-body">
            <bdi>{candidateName}</bdi>
          </h3>
          <p className="text-ink-2 text-small">{formatDate(createdAt, EVALUATION_DATE)}</p>
        </div>
        <div className="grid justify-items-end gap-0.5">
          <p className="tabular font-semibold text-[1.5rem] leading-tight tracking-[-0.02em]">
            <span className="sr-only">{t("booked.dimension.overall")}: </span>
            {formatNumber(overallScore, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </p>
          <RecommendationBadge recommendation={evaluation.recommendation} />
        </div>
      </div>
      <div className="mt-4">
        <ScoreList evaluation={evaluation} />
      </div>
      <ul className="mt-4 flex flex-wrap gap-1.5" aria-label={t("recruiter.form.strengths")}>
        {strengths.slice(0, STRENGTHS_SHOWN).map((strength) => (
          <li key={strength}>
            <Badge isBare className="whitespace-normal! break-words">
              <span dir="auto">{strength}</span>
            </Badge>
          </li>
        ))}
      </ul>
      <Disclosure
        className="mt-2"
        summaryClassName="cursor-pointer font-semibold text-lagoon-ink text-small"
        summary={t("recruiter.evaluations.read")}
      >
        <div className="grid gap-3 pb-1 text-small">
          <p dir="auto" className="whitespace-pre-line break-words">
            {evaluation.detailedFeedback}
          </p>
          <div>
            <h4 className="font-semibold text-label">{t("recruiter.form.areas")}</h4>
            <ul className="mt-1 list-disc ps-5">
              {evaluation.areasForImprovement.map((area) => (
                <li key={area} dir="auto" className="break-words">
                  {area}
                </li>
              ))}
            </ul>
          </div>
          {quotes.map(({ dimension, quote }) => (
            <p key={dimension} className="break-words">
              <span className="text-ink-2">{t(`booked.dimension.${dimension}`)}: </span>
              <Quoted>{quote}</Quoted>
            </p>
          ))}
        </div>
      </Disclosure>
      {!evaluation.isSample && (
        <Button
          variant="quiet"
          className="-ms-3 mt-1"
          aria-label={t("second.askFor", { name: candidateName })}
          onClick={() =>
            onSecond({
              ...{ id: evaluation.mockInterviewId, candidateId: evaluation.candidateId },
              ...{ candidateName, scheduledAt: createdAt },
              interviewType: evaluation.interviewType as EvaluatedInterview["interviewType"],
            })
          }
        >
          {t("second.ask")}
        </Button>
      )}
    </li>
  );
}
