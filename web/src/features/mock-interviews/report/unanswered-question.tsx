import type { SessionQuestion } from "contract/interview-sessions";
import type { LanguageCode } from "contract/languages";
import { RotateCcw } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { ExpectedPoints } from "./expected-points.tsx";
import { practiceAddress } from "./model.ts";

interface UnansweredQuestionProps {
  question: SessionQuestion;
  language: LanguageCode;
}

/** A question that the interview did not get to. */
export function UnansweredQuestion({ question, language }: UnansweredQuestionProps) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t("interview.question.notReached")}</p>
      <ExpectedPoints points={question.expectedPoints} language={language} />
      <PageLink
        href={practiceAddress(question, "text", language)}
        className={buttonClass("line", "normal", "justify-self-start print:hidden")}
      >
        <Icon of={RotateCcw} size={17} />
        {t("interview.question.practise")}
      </PageLink>
    </div>
  );
}
