import { useEffect } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useTimeFactor } from "../../../lib/time-factor.ts";
import { ClockLine } from "../clock-line.tsx";
import { Frame } from "../frame.tsx";
import { withResult } from "../record.ts";
import type { Kept } from "../use-record.ts";
import { useRun } from "../use-run.ts";
import { drawTest, type ExerciseTestId, exercisesOf, TEST_SHAPE, verdictOf } from "./model.ts";
import { ExerciseQuestion } from "./question.tsx";
import { ExerciseResult } from "./result.tsx";
import { ExerciseStart } from "./start.tsx";

/** The English or the numeracy test of an assessment day, drawn anew each time; it goes on after a reload, its clock too. */
export function ExerciseTest({ test, kept }: { test: ExerciseTestId; kept: Kept }) {
  const t = useT();
  const { run, left, start, answer, next, drop } = useRun(kept, test);
  const drawn = run && exercisesOf(test, run);
  const limitSeconds = TEST_SHAPE[test].limitSeconds * useTimeFactor();
  const isTimed = run?.limitSeconds !== null;
  const isOver = run !== null && run.endedAtMs !== null;
  const verdicts = (drawn ?? []).map((one, at) =>
    verdictOf(one, run?.answers[at] ?? "", run?.isTyped),
  );
  const right = verdicts.filter(({ isRight }) => isRight).length;
  const percent = verdicts.length ? Math.round((right / verdicts.length) * 100) : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is over, whether by the last answer or by the clock.
  useEffect(() => {
    if (isOver && kept.record.best[test] !== Math.max(kept.record.best[test] ?? 0, percent))
      kept.change((record) => withResult(record, test, percent));
  }, [isOver, percent]);

  const place = run?.answers.length ?? 0;
  const question = drawn?.[place];
  return (
    <Frame
      title={t(`syllabus.test.${test}.title`)}
      lede={t(`trials.exercise.${test}`)}
      side={left !== null && drawn && <ClockLine seconds={left} />}
    >
      {!run || !drawn ? (
        <ExerciseStart
          test={test}
          limitSeconds={limitSeconds}
          onStart={({ isTimed, isTyped }) =>
            start((seed) => drawTest(test, seed), {
              isTyped,
              limitSeconds: isTimed ? limitSeconds : null,
            })
          }
        />
      ) : isOver || !question ? (
        <ExerciseResult
          exercises={drawn}
          run={run}
          verdicts={verdicts}
          percent={percent}
          onAgain={drop}
        />
      ) : (
        <ExerciseQuestion
          key={`${run.seed} ${place}`}
          exercise={question}
          isTyped={run.isTyped}
          number={place + 1}
          total={drawn.length}
          // Against the clock nothing is told before the end, as in the hall.
          given={isTimed ? null : run.chosen}
          onAnswer={(given) => {
            answer(given);
            if (isTimed) next();
          }}
          onNext={next}
          onStop={drop}
        />
      )}
    </Frame>
  );
}
