import type { PracticedQuestion } from "contract/progress";
import type { Question } from "contract/questions";
import { Bookmark } from "lucide-react";
import { useId } from "react";
import { formatDaysAgo } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { DIFFICULTY_TONES } from "../../../parts/question-card/difficulty-tone.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";

interface QuestionCardProps {
  question: Question;
  /** Absent where the person has not answered it. */
  practiced: PracticedQuestion | undefined;
  at: Date;
  isBookmarked: boolean;
  /** Null until the server has said which questions are bookmarked. */
  onBookmark: ((isOn: boolean) => void) | null;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, practiced, at, isBookmarked, onBookmark } = props;
  const t = useT();
  const id = useId();
  return (
    <Panel as="li" className="flex flex-col p-5! tablet:p-6!">
      <div className="flex items-start gap-2">
        <p className="flex min-w-0 flex-1 flex-wrap gap-2">
          <Badge tone="lagoon" isBare>
            {t(`shell.question.category.${question.category}`)}
          </Badge>
          <Badge tone={DIFFICULTY_TONES[question.difficulty]} isBare>
            {t(`shell.question.difficulty.${question.difficulty}`)}
          </Badge>
        </p>
        {onBookmark && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t("resources.bank.bookmark", { question: question.question })}
            aria-pressed={isBookmarked}
            className="-me-3 -mt-2.5 text-ink-2 aria-pressed:text-lagoon"
            onClick={() => onBookmark(!isBookmarked)}
          >
            <Icon of={Bookmark} className={isBookmarked ? "fill-current" : undefined} />
          </Button>
        )}
      </div>
      <h3 id={`${id}q`} lang="en" dir="auto" className="mt-1.5 mb-3 text-h3 tablet:mb-4">
        {question.question}
      </h3>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-28 flex-1 text-ink-2 text-small">
          {practiced &&
            t("resources.bank.practised", {
              count: practiced.practiceCount,
              day: formatDaysAgo(practiced.lastPracticed, at),
            })}
        </p>
        <PageLink
          href={`/star-practice?question=${encodeURIComponent(question.id)}`}
          id={`${id}p`}
          aria-labelledby={`${id}p ${id}q`}
          className={buttonClass("line", "normal", "shrink-0")}
        >
          {t("resources.bank.practise")}
        </PageLink>
      </div>
    </Panel>
  );
}
