import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { Deck, type Outline } from "../components/deck.tsx";
import { Reason } from "./reason.tsx";
import { gradedOf, type Round } from "./round.ts";

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
  const graded = gradedOf(round);
  const missed = graded.filter(({ isRight }) => !isRight);
  const counts = { right: graded.length - missed.length, total: graded.length };
  // Where on the deck it went well, and where it did not.
  const outlines = graded.flatMap(({ question, isRight }): Outline[] =>
    question.kind === "bank" ? [] : [{ part: question.asked, tone: isRight ? "right" : "wrong" }],
  );
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_25rem] desktop:gap-6">
      <Panel as="section" aria-labelledby="deck-result">
        <h2 id="deck-result" ref={heading} tabIndex={-1} className="tabular text-h2 outline-none">
          {t("cockpit.quiz.result", counts)}
        </h2>
        <WindowRow
          className="mt-5 max-w-[32rem]"
          size={WINDOW}
          label={t("cockpit.quiz.windows", counts)}
          items={graded.map(({ isRight }) => ({ raise: isRight ? 1 : 0 }))}
        />
        {missed.length === 0 ? (
          <p className="mt-5">{t("cockpit.quiz.perfect")}</p>
        ) : (
          <>
            <h3 className="mt-6 text-h3">{t("cockpit.quiz.again")}</h3>
            <ul className="mt-2">
              {missed.map(({ question }) => (
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
      <Deck parts={[]} outlines={outlines} />
    </div>
  );
}
