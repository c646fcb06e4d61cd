import { judgementOf, testScore } from "coach/judgement/score";
import { seeded, shuffled } from "content/chance";
import type { JudgementQuestion } from "content/situational-judgement/schema";
import { useEffect, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useLate } from "../../../lib/use-late.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Frame } from "../frame.tsx";
import { withResult } from "../record.ts";
import type { Kept } from "../use-record.ts";
import { useRun } from "../use-run.ts";
import { JudgementResult } from "./result.tsx";
import { JudgementSituation } from "./situation.tsx";
import { type Choice, JudgementStart } from "./start.tsx";

const loadQuestions = async () =>
  (await import("content/situational-judgement/situational-judgement")).JUDGEMENT_QUESTIONS;

interface JudgementTestProps {
  /** One that was asked for by its id: it is asked alone. */
  situation: string | null;
  kept: Kept;
}

/** The situational-judgement test: the best and the worst of four things to do. */
export function JudgementTest({ situation, kept }: JudgementTestProps) {
  const t = useT();
  const [tries, setTries] = useState(0);
  const { part: questions, hasFailed } = useLate(loadQuestions, true, tries);
  return (
    <Frame title={t("syllabus.test.judgement.title")} lede={t("trials.judgement.own")}>
      {questions ? (
        <Sat questions={questions} situation={situation} kept={kept} />
      ) : (
        <Panel>
          {hasFailed ? (
            <div role="alert">
              <p>{t("shell.loadFailed.text")}</p>
              <Button className="mt-4" onClick={() => setTries(tries + 1)}>
                {t("buttons.tryAgain")}
              </Button>
            </div>
          ) : (
            <Skeleton label={t("shell.loading")} />
          )}
        </Panel>
      )}
    </Frame>
  );
}

interface SatProps extends JudgementTestProps {
  questions: readonly JudgementQuestion[];
}

function Sat({ questions, situation, kept }: SatProps) {
  const { run, start, answer, next, drop } = useRun(kept, "judgement");
  const [best, setBest] = useState<number | null>(null);
  const asked = (run?.asked ?? []).flatMap((id) => questions.find((one) => one.id === id) ?? []);
  const begin = ({ level, count }: Choice) => {
    const fitting = questions.filter((one) => level === "both" || one.level === level);
    setBest(null);
    start((seed) =>
      shuffled(
        seeded(seed),
        fitting.map(({ id }) => id),
      ).slice(0, count),
    );
  };

  const isAskedFor = situation !== null && questions.some(({ id }) => id === situation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that asked.
  useEffect(() => {
    if (isAskedFor && run?.asked[0] !== situation) start(() => [situation]);
  }, [situation]);

  const judgements = [...(run?.answers ?? []), ...(run?.chosen ? [run.chosen] : [])].map(
    judgementOf,
  );
  const isOver = run !== null && run.endedAtMs !== null;
  if (!run || asked.length !== run.asked.length)
    return <JudgementStart questions={questions} onStart={begin} />;
  const question = asked[run.answers.length];
  if (isOver || !question)
    return <JudgementResult questions={asked} judgements={judgements} onClose={drop} />;

  const handleNext = () => {
    setBest(null);
    next();
    // One situation alone is no test.
    if (run.answers.length + 1 === asked.length && asked.length > 1)
      kept.change((record) =>
        withResult(record, "judgement", testScore(asked, judgements).percent),
      );
  };
  const judged = judgementOf(run.chosen);
  return (
    <JudgementSituation
      key={`${run.seed} ${question.id}`}
      question={question}
      number={run.answers.length + 1}
      total={asked.length}
      best={judged?.best ?? best}
      judgement={judged}
      onChoose={(place) => {
        if (best === null) setBest(place);
        else if (place !== best) answer(`${best},${place}`);
      }}
      onUndo={() => setBest(null)}
      onNext={handleNext}
      onStop={drop}
    />
  );
}
