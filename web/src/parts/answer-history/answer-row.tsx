import type { Response } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import { ChevronRight, Trash2 } from "lucide-react";
import { dataWord } from "../../i18n/data-word.ts";
import { formatClock, formatDate, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { scoreTone } from "../../ui/score-tone.ts";
import { KeepStory } from "../story-form/keep-story.tsx";
import { practisedAnswer } from "../story-form/model.ts";

interface AnswerRowProps {
  answer: Response;
  onOpen: () => void;
  onDelete: () => void;
}

/** One stored answer: its question, when and how long, its score; opens to the whole report. */
export function AnswerRow({ answer, onOpen, onDelete }: AnswerRowProps) {
  const t = useT();
  const { overallScore } = answer.analysis;
  const hasWords = STAR_SECTIONS.some((section) => answer[section] !== "");
  return (
    <li className="flex items-center gap-1 border-seam border-t">
      <button
        type="button"
        onClick={onOpen}
        className="group flex min-h-16 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 py-3 text-start"
      >
        <span className="min-w-[min(100%,8rem)] flex-1">
          <span
            lang="en"
            dir="auto"
            className="block font-medium text-label rtl:text-right group-hover:text-lagoon-ink"
          >
            {answer.question}
          </span>
          <span className="tabular mt-0.5 flex flex-wrap gap-x-3 text-ink-2 text-small">
            <time dateTime={answer.createdAt}>
              {formatDate(answer.createdAt, { dateStyle: "medium", timeStyle: "short" })}
            </time>
            {answer.category && <span>{dataWord("shell.question.category", answer.category)}</span>}
            <span dir="ltr">{formatClock(answer.timeSpentSeconds)}</span>
            {answer.isSample && <span>{t("practice.history.sample")}</span>}
          </span>
        </span>
        {overallScore === null ? (
          <Badge isBare>{t("report.notMeasured")}</Badge>
        ) : (
          <Badge tone={scoreTone(overallScore)} isBare className="tabular">
            <span className="sr-only">{t("report.score.said", { score: overallScore })}</span>
            <span aria-hidden>{formatNumber(overallScore)}</span>
          </Badge>
        )}
        <Icon of={ChevronRight} size={18} isDirectional className="text-ink-2 max-tablet:hidden" />
      </button>
      {hasWords && <KeepStory answer={practisedAnswer(answer)} look="icon" />}
      <Button
        variant="quiet"
        size="icon"
        className="-me-3 text-ink-2"
        aria-label={t("practice.delete.button", { question: answer.question })}
        onClick={onDelete}
      >
        <Icon of={Trash2} size={18} />
      </Button>
    </li>
  );
}
