import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Session } from "../model.ts";
import type { ReviewState } from "../use-review.ts";
import { type SessionControls, useQuestion } from "../use-session.ts";
import { Question } from "./question.tsx";
import { SessionEnd } from "./session-end.tsx";

interface SessionViewProps {
  session: Session;
  controls: SessionControls;
  review: ReviewState;
  onLeave: () => void;
}

/** A session of cards, one at a time. */
export function SessionView({ session, controls, review, onLeave }: SessionViewProps) {
  const t = useT();
  const { card, question, decks } = useQuestion(session);
  const { at, cards, size, answers } = session;
  const isLost = card !== undefined && decks.data !== undefined && question === null;
  const { drop } = controls;
  const drops = useRef(drop);
  drops.current = drop;
  useEffect(() => {
    // The set was renewed meanwhile, and this card is no longer in it.
    if (isLost) drops.current();
  }, [isLost]);

  if (card === undefined)
    return (
      <SessionEnd
        session={session}
        decks={decks.data}
        review={review}
        onBegin={controls.begin}
        onLeave={() => {
          controls.leave();
          onLeave();
        }}
      />
    );
  const progress = t("review.session.progress", { number: at + 1, total: cards.length });
  return (
    <div className="mx-auto grid w-full max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-h3">{t("review.session.title")}</h1>
          <Button variant="quiet" className="-me-3" onClick={onLeave}>
            {t("review.session.leave")}
          </Button>
        </div>
        <Progress
          className="mt-1"
          value={Math.min(at + (answers.length > at ? 1 : 0), cards.length)}
          max={cards.length}
          label={progress}
        />
        <p className="tabular mt-2 flex flex-wrap justify-between gap-x-4 text-ink-2 text-small">
          <span>{progress}</span>
          <span>{at >= size ? t("review.session.again") : t(`review.sets.names.${card.set}`)}</span>
        </p>
      </header>
      {question ? (
        <Question
          key={at}
          question={question}
          answer={answers[at]}
          isLast={at === cards.length - 1}
          onAnswer={(choice) => controls.answer(question, choice)}
          onNext={controls.next}
        />
      ) : decks.isError ? (
        <Panel role="alert">
          <p>{t("shell.loadFailed.text")}</p>
          <Button className="mt-4" onClick={() => void decks.refetch()}>
            {t("buttons.tryAgain")}
          </Button>
        </Panel>
      ) : (
        <Skeleton label={t("shell.loading")} lines={[0.6, 1, 1, 1]} className="min-h-[26rem]" />
      )}
    </div>
  );
}
