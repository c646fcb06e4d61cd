import type { AirlineQuizQuestion } from "content/airline-quiz/schema";
import { useT } from "../../../i18n/i18n.ts";
import { factName, factText } from "../question-words.ts";

/** The fact that a question was made from, and where it stands. */
export function QuizReason({ question }: { question: AirlineQuizQuestion }) {
  const t = useT();
  const { airlineName, kind, fact, source } = question;
  return (
    <>
      <p className="mt-1 text-label leading-normal">
        {t("guide.quiz.reason", {
          airline: airlineName,
          what: factName(kind, t),
          fact: factText(kind, fact, t),
        })}
      </p>
      <p className="mt-1 text-ink-2 text-micro">
        <bdi lang="en">
          {t("guide.source.line", { name: source.name, year: String(source.year) })}
        </bdi>
      </p>
    </>
  );
}
