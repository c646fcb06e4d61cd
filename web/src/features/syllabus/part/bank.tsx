import { seeded, shuffled } from "content/chance";
import type { MultipleChoice } from "content/multiple-choice";
import { useEffect } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { withMember } from "../record.ts";
import type { Kept } from "../use-record.ts";
import { useRun } from "../use-run.ts";
import { BankQuestion } from "./bank-question.tsx";
import { BankResult } from "./bank-result.tsx";

/** Questions of a short round. */
const ROUND = 10;

interface BankProps {
  /** The part's id. */
  name: string;
  questions: readonly MultipleChoice[];
  open: string | null;
  kept: Kept;
}

/** The questions of a part, ten at a time or all; those not answered right yet come first. */
export function Bank({ name, questions, open, kept }: BankProps) {
  const t = useT();
  const { run, start, answer, next, drop } = useRun(kept, name);
  const { right } = kept.record;
  const asked = (run?.asked ?? []).flatMap((id) => questions.find((one) => one.id === id) ?? []);
  const draw = (count: number) =>
    start((seed) =>
      shuffled(
        seeded(seed),
        questions.map(({ id }) => id),
      )
        .toSorted((a, b) => Number(right.includes(a)) - Number(right.includes(b)))
        .slice(0, count),
    );

  const isAskedFor = open !== null && questions.some(({ id }) => id === open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that asked.
  useEffect(() => {
    if (isAskedFor && run?.asked[0] !== open) start(() => [open]);
  }, [open]);

  // What was kept names a question that is there no more.
  const isStale = run !== null && asked.length !== run.asked.length;
  if (!run || isStale) {
    const rightHere = questions.filter(({ id }) => right.includes(id)).length;
    return (
      <Panel as="section" aria-labelledby="bank-start">
        <h2 id="bank-start" className="text-h2">
          {t("syllabus.bank.title", { count: questions.length })}
        </h2>
        <p className="mt-1 max-w-[60ch] text-ink-2">{t("syllabus.bank.text")}</p>
        {rightHere > 0 && (
          <p className="tabular mt-2">
            {t("syllabus.bank.right", { right: rightHere, total: questions.length })}
          </p>
        )}
        <p className="mt-5 flex flex-wrap gap-3">
          <Button variant="primary" size="big" onClick={() => draw(ROUND)}>
            {t("syllabus.bank.ten", { count: ROUND })}
          </Button>
          <Button size="big" onClick={() => draw(questions.length)}>
            {t("syllabus.bank.all", { count: questions.length })}
          </Button>
        </p>
      </Panel>
    );
  }
  const question = asked[run.answers.length];
  if (run.endedAtMs !== null || !question)
    return (
      <BankResult
        questions={asked}
        answers={run.answers}
        onAgain={() => draw(ROUND)}
        onClose={drop}
      />
    );
  return (
    <BankQuestion
      key={`${run.seed} ${question.id}`}
      question={question}
      number={run.answers.length + 1}
      total={asked.length}
      chosen={run.chosen}
      onChoose={(option) => {
        answer(option);
        kept.change((record) => ({
          ...record,
          right: withMember(record.right, question.id, option === question.correctAnswer),
        }));
      }}
      onNext={next}
      onStop={drop}
    />
  );
}
