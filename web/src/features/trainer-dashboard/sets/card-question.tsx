import type { PractisedSet, TrainerCard } from "contract/trainer-sets";
import { useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Options } from "../../../parts/options/options.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { choicesAt, isRight, type Round } from "./round.ts";

interface CardQuestionProps {
  set: PractisedSet;
  round: Round;
  /** From 0. */
  place: number;
  onChoose: (chosen: TrainerCard) => void;
  onNext: () => void;
}

/** One card: its question, four answers, and after the first choice which one is right. */
export function CardQuestion({ set, round, place, onChoose, onNext }: CardQuestionProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const card = round.cards[place] as TrainerCard;
  const chosen = round.chosen[place];
  const choices = choicesAt(set, round, place);
  const isAnswered = chosen !== undefined;
  const total = round.cards.length;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isAnswered) next.current?.focus({ preventScroll: true });
  }, [isAnswered]);
  const markOf = (choice: TrainerCard) => {
    if (!isAnswered) return undefined;
    if (isRight(card, choice)) return "right" as const;
    return choice.id === chosen.id ? ("wrong" as const) : undefined;
  };
  return (
    <Panel as="section" aria-labelledby="card-front" className="tablet:p-9">
      <h2
        id="card-front"
        dir="auto"
        ref={heading}
        tabIndex={-1}
        className="mb-6 text-balance break-words text-[1.3125rem] leading-[1.35] outline-none"
      >
        {card.front}
      </h2>
      <Options
        lang={undefined}
        isLocked={isAnswered}
        onChoose={(at) => {
          const choice = choices[at];
          if (choice) onChoose(choice);
        }}
        options={choices.map((choice) => ({
          text: choice.back,
          mark: markOf(choice),
          isChosen: choice.id === chosen?.id,
        }))}
      />
      <div role="status" className="mt-5 min-h-6 font-semibold">
        {isAnswered &&
          (isRight(card, chosen)
            ? t("trainerSets.practise.right")
            : t("trainerSets.practise.wrong", { answer: card.back }))}
      </div>
      {isAnswered ? (
        <Button ref={next} variant="primary" className="mt-4" onClick={onNext}>
          {t(`trainerSets.practise.${place + 1 === total ? "finish" : "next"}`)}
        </Button>
      ) : (
        <p className="text-ink-2 text-micro max-tablet:hidden">{t("trainerSets.practise.keys")}</p>
      )}
    </Panel>
  );
}
