import { useT } from "../../../i18n/i18n.ts";
import { BackLink } from "../../../parts/back-link/back-link.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type Asked, LIMIT_SECONDS, secondsLeft } from "../model.ts";
import { useRun } from "../use-run.ts";
import { Question } from "./question.tsx";
import { QuizClock } from "./quiz-clock.tsx";
import { Result } from "./result.tsx";

interface QuizProps {
  mode: "timed" | "bank";
  questions: readonly Asked[];
  /** Null for a quiz without a clock. */
  limitSeconds: number | null;
}

/** A quiz from its first question to its completion screen. */
export function Quiz({ mode, questions, limitSeconds }: QuizProps) {
  const t = useT();
  const isTimed = mode === "timed";
  const { run, nowMs, choose, next, again } = useRun(
    isTimed ? "door-quiz" : "door-bank",
    questions,
    limitSeconds,
  );
  const question = questions[run?.answers.length ?? 0];
  const hasMoreTime = (run?.limitSeconds ?? limitSeconds ?? 0) > LIMIT_SECONDS;
  const timedLede = hasMoreTime ? "doors.lede.longer" : "doors.lede.timed";
  const lede = isTimed ? timedLede : "doors.lede.bank";
  const left = run && run.endedAtMs === null ? secondsLeft(run, nowMs) : null;

  return (
    <div className="mx-auto grid w-full max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <BackLink />
          <h1 className="mt-1 text-h1">{t("features.doorQuiz.title")}</h1>
          <p className="mt-2 max-w-[58ch] text-ink-2 leading-[1.55]">
            {t(lede, { count: questions.length })}{" "}
            <PageLink
              href={isTimed ? "/door-component-quiz?mode=bank" : "/door-component-quiz"}
              className="font-medium text-lagoon-ink underline decoration-[1.5px] decoration-seam underline-offset-4 hover:decoration-current"
            >
              {t(isTimed ? "doors.mode.toBank" : "doors.mode.toTimed")}
            </PageLink>
          </p>
        </div>
        {left !== null && <QuizClock seconds={left} />}
      </header>
      {!run ? (
        <Skeleton label={t("shell.loading")} lines={[0.4, 1, 1, 1, 1]} />
      ) : run.endedAtMs === null && question ? (
        <Question
          key={`${run.startedAtMs} ${question.id}`}
          question={question}
          number={run.answers.length + 1}
          total={questions.length}
          chosen={run.chosen}
          onChoose={choose}
          onNext={next}
        />
      ) : (
        <Result questions={questions} run={run} onAgain={again} />
      )}
    </div>
  );
}
