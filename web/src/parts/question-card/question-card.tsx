import type { LanguageCode } from "contract/languages";
import type { Difficulty, Question } from "contract/questions";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { dataWord } from "../../i18n/data-word.ts";
import { useT } from "../../i18n/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { DIFFICULTY_TONES } from "./difficulty-tone.ts";

interface QuestionCardProps {
  question: string;
  /** Of the question; English where none is named. */
  language?: LanguageCode | undefined;
  category: string | null;
  difficulty: Difficulty | null;
  ofAirline?: Question["ofAirline"];
  onNewQuestion: () => void;
  /** What belongs to the question: a note about a retake, about a draft. */
  children?: ReactNode;
}

/** The question to answer, with its category and difficulty. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, language = "en", category, difficulty, ofAirline } = props;
  const { onNewQuestion, children } = props;
  const t = useT();
  return (
    <Panel as="section" aria-labelledby="question">
      <div className="mb-3.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="flex flex-wrap gap-2">
          {category && (
            <Badge tone="lagoon" isBare>
              {dataWord("shell.question.category", category)}
            </Badge>
          )}
          {difficulty && (
            <Badge tone={DIFFICULTY_TONES[difficulty]} isBare>
              {t(`shell.question.difficulty.${difficulty}`)}
            </Badge>
          )}
          {ofAirline && (
            <Badge isBare>{t("shell.question.ofAirline", { airline: ofAirline.airline })}</Badge>
          )}
        </span>
        <Button
          variant="quiet"
          onClick={onNewQuestion}
          className="-my-1.5 max-tablet:-ms-3 tablet:-me-2"
        >
          <Icon of={RefreshCw} size={17} />
          {t("buttons.newQuestion")}
        </Button>
      </div>
      <h1
        id="question"
        lang={language}
        dir="auto"
        tabIndex={-1}
        className="text-balance text-[1.3125rem] rtl:text-right leading-[1.3] tracking-[-0.015em] outline-none tablet:text-[1.625rem]"
      >
        {question}
      </h1>
      {children}
    </Panel>
  );
}
