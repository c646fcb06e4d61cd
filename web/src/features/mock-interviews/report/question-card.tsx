import type { LanguageCode } from "contract/languages";
import { ChevronDown } from "lucide-react";
import { formatMinutes, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import type { RecruiterCard } from "../recruiter.ts";
import type { AskedQuestion } from "./model.ts";
import { QuestionAnswer } from "./question-answer.tsx";
import { UnansweredQuestion } from "./unanswered-question.tsx";

interface QuestionCardProps {
  asked: AskedQuestion;
  sessionId: string;
  recruiter: RecruiterCard;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Of the questions. */
  language: LanguageCode;
  isEmotionPrinted: boolean;
}

/** Where a card is scrolled to. */
export const questionCardId = (position: number) => `question-${position + 1}`;

/** One question of the interview: closed a line with its score, open the whole of what was said and what it earned. */
export function QuestionCard(props: QuestionCardProps) {
  const { asked, sessionId, recruiter, isOpen, onToggle, language, isEmotionPrinted } = props;
  const t = useT();
  const { position, question, answer } = asked;
  const score = answer?.analysis?.overallScore ?? null;
  const verdict = answer === null ? "unanswered" : answer.answer === null ? "unheard" : "unscored";
  return (
    <details
      id={questionCardId(position)}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="group/card rounded-[18px] border border-seam bg-panel tablet:rounded-panel print:border-[#999] print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex list-none items-center gap-x-4 gap-y-2 rounded-[inherit] p-4 max-tablet:flex-wrap hover:bg-well/40 tablet:px-7 tablet:py-5 print:break-after-avoid [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden
          className="tabular grid h-11 w-9 shrink-0 place-items-center self-start rounded-window bg-lagoon-soft font-semibold text-lagoon-ink print:[print-color-adjust:exact]"
        >
          {formatNumber(position + 1)}
        </span>
        <span className="min-w-0 flex-1 max-tablet:basis-[calc(100%-3.25rem)]">
          <span className="sr-only">
            {t("interview.question.number", { number: position + 1 })}{" "}
          </span>
          <h3
            lang={language}
            dir="auto"
            className="inline font-semibold text-body leading-snug tablet:text-[1.125rem] rtl:text-right"
          >
            {question.question}
          </h3>
          <span className="tabular mt-1 flex flex-wrap gap-x-3 gap-y-1 text-ink-2 text-small">
            <span>{t(`interview.type.${question.type}`)}</span>
            {answer && (
              <span dir="ltr" aria-hidden>
                {formatMinutes(answer.seconds)}
              </span>
            )}
            {question.drawnFor === "weak-spot" && <span>{t("interview.question.weakSpot")}</span>}
            {question.drawnFor === "airline" && (
              <span>{t("interview.question.airline", { airline: recruiter.airline })}</span>
            )}
          </span>
        </span>
        {score === null ? (
          <Badge isBare className="max-tablet:ms-13">
            {t(`interview.verdict.${verdict}`)}
          </Badge>
        ) : (
          <Badge tone={scoreTone(score)} className="tabular text-small max-tablet:ms-13">
            <span className="sr-only">{t("report.score.said", { score })}</span>
            <span aria-hidden>{formatNumber(score)}</span>
          </Badge>
        )}
        <Icon
          of={ChevronDown}
          size={20}
          className="text-ink-2 transition-transform group-open/card:rotate-180 max-tablet:hidden print:hidden"
        />
      </summary>
      <div className="px-4 pt-1 pb-5 tablet:px-7 tablet:pb-7">
        {answer === null ? (
          <UnansweredQuestion question={question} language={language} />
        ) : (
          <QuestionAnswer
            question={question}
            answer={answer}
            sessionId={sessionId}
            recruiter={recruiter}
            language={language}
            isEmotionPrinted={isEmotionPrinted}
          />
        )}
      </div>
    </details>
  );
}
