import type { UseQueryResult } from "@tanstack/react-query";
import type { Progress } from "contract/progress";
import type { Response } from "contract/responses";
import { formatDaysAgo, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Quoted } from "../../../parts/receipt/quoted.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Bar } from "../../../ui/bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { adviceFor } from "../model.ts";

interface WhyThisProps {
  isOpen: boolean;
  onClose: () => void;
  step: NonNullable<Progress["nextStep"]>;
  answers: UseQueryResult<Response[]>;
  at: Date;
}

/** The evidence behind the next step: the part's score in each of the latest answers, and the words it rests on. */
export function WhyThis({ isOpen, onClose, step, answers, at }: WhyThisProps) {
  const t = useT();
  const { section, worth, ofAnswers, responseId } = step;
  const judged = answers.data
    ?.filter(({ analysis }) => analysis.overallScore !== null)
    .slice(0, ofAnswers);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("dashboard.why.title")}
      description={t(`dashboard.why.${section}`)}
      closeLabel={t("buttons.close")}
      closesOnBackdrop
      footer={
        <>
          <Button onClick={onClose}>{t("buttons.close")}</Button>
          <PageLink href={`/star-practice?retake=${responseId}`} className={buttonClass("primary")}>
            {t("dashboard.next.retake")}
          </PageLink>
        </>
      }
    >
      {judged ? (
        <ol className="grid">
          {judged.map((answer) => (
            <AnswerEvidence
              key={answer.id}
              answer={answer}
              section={section}
              isChosen={answer.id === responseId}
              day={formatDaysAgo(answer.createdAt, at)}
            />
          ))}
        </ol>
      ) : answers.isError ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-red-ink text-small">
          {t("dashboard.why.failed")}
          <Button onClick={() => void answers.refetch()}>{t("buttons.tryAgain")}</Button>
        </p>
      ) : (
        <Skeleton label={t("dashboard.why.loading")} />
      )}
      {worth > 0 && (
        <p className="mt-4 text-small">
          {t("dashboard.why.worth", { worth: t("dashboard.why.points", { count: worth }) })}
        </p>
      )}
    </Dialog>
  );
}

interface AnswerEvidenceProps {
  answer: Response;
  section: WhyThisProps["step"]["section"];
  isChosen: boolean;
  day: string;
}

function AnswerEvidence({ answer, section, isChosen, day }: AnswerEvidenceProps) {
  const t = useT();
  const score = answer.analysis.sections[section].score;
  const advice = adviceFor(answer.analysis, section);
  const quote = advice?.evidence[0]?.quote;
  return (
    <li className="grid gap-2 border-seam border-t py-4 first:border-t-0">
      <div className="flex items-start justify-between gap-3">
        <h3 lang="en" dir="auto" className="font-semibold text-label">
          {answer.question}
        </h3>
        {isChosen && <Badge tone="lagoon">{t("dashboard.why.chosen")}</Badge>}
      </div>
      <p className="flex justify-between gap-3 text-ink-2 text-small">
        <span>
          {score === null
            ? t("dashboard.coach.partNotMeasured")
            : t("dashboard.why.score", {
                part: t(`dashboard.part.${section}`),
                score: formatNumber(score),
              })}
        </span>
        <time dateTime={answer.createdAt}>{day}</time>
      </p>
      {score !== null && <Bar value={score} tone={scoreTone(score)} />}
      {advice && <p className="text-small">{advice.note.text}</p>}
      {quote && (
        <p className="text-ink-2 text-small">
          <span className="sr-only">{t("dashboard.why.yourWords")} </span>
          <Quoted>{quote}</Quoted>
        </p>
      )}
    </li>
  );
}
