import type { MultipleChoice } from "content/multiple-choice";
import { useEffect, useRef } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Ring } from "../../../ui/ring.tsx";
import { Explanation } from "./explanation.tsx";

interface BankResultProps {
  questions: readonly MultipleChoice[];
  answers: readonly string[];
  onAgain: () => void;
  onClose: () => void;
}

/** A round that is done: how many were right, and each question that was not, with its reason. */
export function BankResult({ questions, answers, onAgain, onClose }: BankResultProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const missed = questions.filter(({ correctAnswer }, at) => answers[at] !== correctAnswer);
  const score = questions.length - missed.length;
  const percent = Math.round((score / questions.length) * 100);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel
        as="section"
        aria-labelledby="bank-result"
        className="flex flex-wrap items-center gap-6"
      >
        <Ring value={percent} label={formatPercent(percent)} text={formatPercent(percent)} />
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="bank-result" ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {t("syllabus.bank.score", { score, total: questions.length })}
          </h2>
          <p className="mt-1 max-w-[52ch] text-ink-2">
            {t(missed.length === 0 ? "syllabus.bank.allRight" : "syllabus.bank.missed")}
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <Button variant="primary" onClick={onAgain}>
              {t("syllabus.bank.more")}
            </Button>
            <Button onClick={onClose}>{t("syllabus.bank.close")}</Button>
          </p>
        </div>
      </Panel>
      {missed.map((question) => (
        <Panel as="article" key={question.id} className="p-5! tablet:p-6!">
          <h3 lang="en" dir="ltr" className="text-h3">
            {question.question}
          </h3>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <Badge tone="green">{t("syllabus.bank.rightIs")}</Badge>
            <bdi lang="en" className="font-semibold">
              {question.correctAnswer}
            </bdi>
          </p>
          <Explanation question={question} />
        </Panel>
      ))}
    </div>
  );
}
