import { useQuery } from "@tanstack/react-query";
import { airlineQuiz } from "content/airline-quiz/airline-quiz";
import type { AirlineFact } from "contract/airline-facts";
import { useMemo, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import { draftKey, useDraft } from "../../../lib/drafts.ts";
import { randomSeed } from "../../../lib/random.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { quizPartsQuery } from "../api.ts";
import { answersIn } from "../model.ts";
import { LoadFailed } from "./load-failed.tsx";
import { QuizQuestion } from "./quiz-question.tsx";
import { QuizResult } from "./quiz-result.tsx";

interface QuizProps {
  airlines: readonly AirlineFact[];
  /** Id of the airline, or "all". */
  about: string;
}

/** One run through a quiz: its questions follow from the seed. */
interface Run {
  seed: number;
  answers: readonly string[];
}

/** The quiz of the guide: one question at a time, no clock. A run that is not finished survives a reload. */
export function Quiz({ airlines, about }: QuizProps) {
  const t = useT();
  const parts = useQuery(quizPartsQuery);
  const airline = airlines.find(({ id }) => id === about) ?? null;
  const aboutId = about === "all" ? null : about;
  const { userKey } = useAccount();
  const kept = useDraft<Run | null>(draftKey(userKey, `airline-quiz:${about}`), null);
  const [run, setRun] = useState<Run>(() => kept.value ?? { seed: randomSeed(), answers: [] });
  const [isResumed, setIsResumed] = useState(run.answers.length > 0);
  const { seed } = run;
  const questions = useMemo(
    () => (parts.data ? airlineQuiz({ ...parts.data, airlines }, aboutId, seed) : []),
    [parts.data, airlines, aboutId, seed],
  );
  const answers = answersIn(questions, run.answers);
  const question = questions[answers.length];

  const handleNext = (answer: string) => {
    const next = { seed, answers: [...answers, answer] };
    setRun(next);
    setIsResumed(false);
    if (next.answers.length < questions.length) kept.change(next);
    // A finished run is handed in by its result, once.
    else kept.clear();
  };
  const handleAnew = () => {
    kept.clear();
    setRun({ seed: randomSeed(), answers: [] });
    setIsResumed(false);
  };

  return (
    <div className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-6">
      <header>
        <BackLink href="/airline-facts" label={t("guide.compare.back")} />
        <h1 className="mt-1 text-h1">
          {airline
            ? t("guide.quiz.about", { airline: airline.airlineName })
            : t("guide.quiz.title")}
        </h1>
      </header>
      {aboutId !== null && !airline ? (
        <EmptyState
          headingLevel={2}
          heading={t("guide.quiz.unknown")}
          action={
            <PageLink href="/airline-facts?quiz=all" className={buttonClass()}>
              {t("guide.quiz.all")}
            </PageLink>
          }
        />
      ) : parts.isError ? (
        <LoadFailed
          heading={t("guide.quiz.failed")}
          error={parts.error}
          onRetry={() => void parts.refetch()}
        />
      ) : questions.length === 0 ? (
        <Skeleton label={t("guide.quiz.loading")} lines={[0.7, 1, 1, 1, 1]} />
      ) : question ? (
        <>
          {isResumed && answers.length > 0 && (
            <p className="flex flex-wrap items-center gap-x-3 text-ink-2 text-small">
              {t("guide.quiz.resumed")}
              <Button variant="quiet" onClick={handleAnew}>
                {t("guide.quiz.anew")}
              </Button>
            </p>
          )}
          <QuizQuestion
            key={`${seed} ${answers.length}`}
            question={question}
            number={answers.length + 1}
            total={questions.length}
            onNext={handleNext}
          />
        </>
      ) : (
        <QuizResult
          key={seed}
          questions={questions}
          answers={answers}
          about={airline}
          seed={seed}
          onAnother={handleAnew}
        />
      )}
    </div>
  );
}
