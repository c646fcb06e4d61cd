import type { Card } from "content/syllabus/schema";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useDigitKeys } from "../../../parts/options/digit-keys.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { withMember } from "../record.ts";
import type { Kept } from "../use-record.ts";
import { afterFirst, roundOf } from "./deck-order.ts";
import { TurningCard } from "./turning-card.tsx";

interface DeckProps {
  cards: readonly Card[];
  open: string | null;
  kept: Kept;
  onQuestions: () => void;
}

/** The cards one by one: say the answer, turn, and tell whether it was known. */
export function Deck({ cards, open, kept, onQuestions }: DeckProps) {
  const t = useT();
  const ids = cards.map(({ id }) => id);
  const begin = () => roundOf(ids, kept.record.known, open);
  const [round, setRound] = useState(begin);
  const [isTurned, setIsTurned] = useState(false);
  const [step, setStep] = useState(0);
  const front = useRef<HTMLButtonElement>(null);
  const knew = useRef<HTMLButtonElement>(null);
  const card = cards.find(({ id }) => id === round[0]);

  // The button that was pressed is gone: the reader goes on at the next card.
  useEffect(() => {
    if (step > 0) front.current?.focus();
  }, [step]);
  useEffect(() => {
    if (isTurned) knew.current?.focus();
  }, [isTurned]);

  const tell = (wasKnown: boolean) => {
    if (!card || !isTurned) return;
    kept.change((record) => ({ ...record, known: withMember(record.known, card.id, wasKnown) }));
    setRound(afterFirst(round, wasKnown));
    setIsTurned(false);
    setStep(step + 1);
  };
  useDigitKeys((place) => place < 2 && tell(place === 1));

  if (!card)
    return (
      <Panel role="status">
        <h2 className="text-h2">{t("syllabus.cards.done")}</h2>
        <p className="mt-1 max-w-[56ch] text-ink-2">{t("syllabus.cards.doneText")}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button variant="primary" onClick={onQuestions}>
            {t("syllabus.cards.toQuestions")}
          </Button>
          <Button onClick={() => setRound(begin())}>{t("syllabus.cards.again")}</Button>
        </p>
      </Panel>
    );
  const told = cards.length - new Set(round).size;
  return (
    <section aria-label={t("syllabus.part.cards")} className="mx-auto w-full max-w-[46rem]">
      <div className="mb-3 flex items-center gap-4">
        <Progress
          value={told}
          max={cards.length}
          label={t("syllabus.cards.progress", { number: told, total: cards.length })}
          className="flex-1"
        />
        <p className="tabular text-ink-2 text-small">
          {t("syllabus.cards.progress", { number: told, total: cards.length })}
        </p>
      </div>
      <TurningCard
        key={step}
        card={card}
        isTurned={isTurned}
        front={front}
        onTurn={() => setIsTurned(true)}
      />
      <div className="mt-4 grid min-h-13 grid-cols-2 gap-3">
        {isTurned ? (
          <>
            <Button size="big" onClick={() => tell(false)}>
              {t("syllabus.cards.notYet")}
            </Button>
            <Button ref={knew} size="big" variant="primary" onClick={() => tell(true)}>
              {t("syllabus.cards.knew")}
            </Button>
          </>
        ) : (
          <Button
            size="big"
            variant="primary"
            className="col-span-2"
            onClick={() => setIsTurned(true)}
          >
            {t("syllabus.cards.turn")}
          </Button>
        )}
      </div>
      <p className="mt-3 text-center text-ink-2 text-micro max-tablet:hidden">
        {t("syllabus.cards.keys")}
      </p>
    </section>
  );
}
