import { useQueryClient } from "@tanstack/react-query";
import type { AirlineQuizQuestion } from "content/airline-quiz/schema";
import type { AirlineFact } from "contract/airline-facts";
import { AIRLINE_QUIZ_PASS } from "contract/airline-training-terms";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { handInQuiz } from "../api.ts";
import { factText, questionWords } from "../question-words.ts";
import { QuizReason } from "./quiz-reason.tsx";

interface QuizResultProps {
  questions: readonly AirlineQuizQuestion[];
  answers: readonly string[];
  /** Null for the mixture. */
  about: AirlineFact | null;
  seed: number;
  onAnother: () => void;
}

const WINDOW = { width: 44, height: 60, gap: 12, frame: 4 };
const FATES = {
  stored: "guide.quiz.kept",
  kept: "guide.quiz.later",
  lost: "guide.quiz.lost",
} as const;

/** The score, what to look at again, and whether it was kept. */
export function QuizResult({ questions, answers, about, seed, onAnother }: QuizResultProps) {
  const t = useT();
  const queries = useQueryClient();
  const { userKey } = useAccount();
  const [fate, setFate] = useState<keyof typeof FATES | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const missed = questions.filter(({ answer }, at) => answers[at] !== answer);
  const correct = questions.length - missed.length;
  const counts = { correct, total: questions.length };

  useEffect(() => heading.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: handed in once, when it is finished.
  useEffect(() => {
    let isShown = true;
    const quiz = { airline: about?.id ?? null, seed, answers: [...answers] };
    void handInQuiz(userKey, quiz).then((next) => {
      if (isShown) setFate(next);
      void queries.invalidateQueries({ queryKey: ["/api/airline-training"] });
    });
    return () => {
      isShown = false;
    };
  }, []);

  return (
    <Panel as="section" aria-labelledby="quiz-result">
      <h2 id="quiz-result" ref={heading} tabIndex={-1} className="tabular text-h2 outline-none">
        {t("guide.quiz.result", counts)}
      </h2>
      <WindowRow
        className="mt-5 max-w-[28rem]"
        size={WINDOW}
        label={t("guide.quiz.windows", counts)}
        items={questions.map(({ answer }, at) => ({ raise: answers[at] === answer ? 1 : 0 }))}
      />
      {about && (
        <p className="mt-5">
          {correct >= AIRLINE_QUIZ_PASS
            ? t("guide.quiz.passed", { airline: about.airlineName })
            : t("guide.quiz.notPassed", {
                needed: AIRLINE_QUIZ_PASS,
                airline: about.airlineName,
              })}
        </p>
      )}
      <p role="status" className="mt-1 min-h-5 text-ink-2 text-small">
        {fate && t(FATES[fate])}
      </p>
      {missed.length === 0 ? (
        <p className="mt-4">{t("guide.quiz.perfect")}</p>
      ) : (
        <>
          <h3 className="mt-6 text-h3">{t("guide.quiz.again")}</h3>
          <ul className="mt-2">
            {questions.map((question, at) =>
              answers[at] === question.answer ? null : (
                <li
                  key={`${question.kind} ${question.airline} ${question.fact}`}
                  className="border-seam border-t py-3.5"
                >
                  <p className="font-semibold text-label">{questionWords(question, t)}</p>
                  <p className="mt-1 text-ink-2 text-small">
                    {t("guide.quiz.yours", {
                      answer: factText(question.kind, answers[at] ?? "", t),
                    })}
                  </p>
                  <QuizReason question={question} />
                </li>
              ),
            )}
          </ul>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onAnother}>
          {t("guide.quiz.another")}
        </Button>
        <PageLink href="/airline-facts" className={buttonClass()}>
          {t("guide.compare.back")}
        </PageLink>
      </p>
    </Panel>
  );
}
