import { cockpitQuiz, isRight } from "content/cockpit/cockpit-quiz";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { Reason } from "./reason.tsx";
import { type Round, resultOf } from "./round.ts";

const WINDOW = { width: 44, height: 60, gap: 12, frame: 4 };

interface ResultProps {
  round: Round;
  onAnother: () => void;
  onLeave: () => void;
}

/** How many were right, and the reasons of the others once more. */
export function Result({ round, onAnother, onLeave }: ResultProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { right, total, missed } = resultOf(round);
  const counts = { right: right, total: total };
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel as="section" aria-labelledby="deck-result" className="w-full max-w-[46rem]">
      <h2 id="deck-result" ref={heading} tabIndex={-1} className="tabular text-h2 outline-none">
        {t("cockpit.quiz.result", counts)}
      </h2>
      <WindowRow
        className="mt-5 max-w-[32rem]"
        size={WINDOW}
        label={t("cockpit.quiz.windows", counts)}
        items={cockpitQuiz(round.seed).map((question, at) => ({
          raise: isRight(question, round.answers[at] ?? "") ? 1 : 0,
        }))}
      />
      {missed.length === 0 ? (
        <p className="mt-5">{t("cockpit.quiz.perfect")}</p>
      ) : (
        <>
          <h3 className="mt-6 text-h3">{t("cockpit.quiz.again")}</h3>
          <ul className="mt-2">
            {missed.map((question) => (
              <li key={question.asked.id} className="border-seam border-t py-3.5">
                {question.kind === "bank" && (
                  <p lang="en" dir="ltr" className="font-semibold text-label">
                    {question.asked.question} {question.asked.correctAnswer}.
                  </p>
                )}
                <Reason question={question} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onAnother}>
          {t("cockpit.quiz.another")}
        </Button>
        <PageLink href="/cockpit-exploration" onClick={onLeave} className={buttonClass()}>
          {t("cockpit.quiz.back")}
        </PageLink>
      </p>
    </Panel>
  );
}
