import { EVACUATION_PROCEDURES } from "../evacuation/evacuation.ts";
import { EXIT_CONDITIONS } from "../evacuation/exit-assessment.ts";
import type { EvacuationProcedure } from "../evacuation/schema.ts";
import { deckOf, optionsFrom } from "./deck.ts";
import type { ReviewQuestion } from "./schema.ts";

type Card = readonly [string, (seed: number) => ReviewQuestion];

/** What comes first, and then what comes after each step: a procedure is known when its order is. */
function stepCards({ environment, steps }: EvacuationProcedure): Card[] {
  const where = environment.toLowerCase();
  return steps.map((step, index) => {
    const id = `${where}-step-${step.step}`;
    const before = steps[index - 1];
    const others = steps.filter((other) => other !== step && other !== before);
    const ask = (seed: number): ReviewQuestion => ({
      id,
      question: before
        ? `Evacuation on ${where}: what comes after this?`
        : `Evacuation on ${where}: what comes first?`,
      ...(before && { about: before.action }),
      options: optionsFrom(
        seed,
        step.action,
        others.map(({ action }) => action),
      ),
      correctAnswer: step.action,
      explanation: `Step ${step.step} of 7, ${step.timeframe}. ${step.details.join(" ")}`,
      address: `/evacuation-procedures${environment === "Water" ? "?on=water" : ""}`,
    });
    return [id, ask];
  });
}

const CONDITION_CARDS = EXIT_CONDITIONS.map(({ id: plain, ...condition }): Card => {
  const id = `exit-${plain}`;
  const ask = (seed: number): ReviewQuestion => ({
    id,
    question: "You look out and cannot use the exit because of this. What do you do?",
    about: `${condition.condition}: ${condition.unusableWhen}`,
    options: optionsFrom(
      seed,
      condition.thenDo,
      EXIT_CONDITIONS.map(({ thenDo }) => thenDo),
    ),
    correctAnswer: condition.thenDo,
    explanation: `Look for: ${condition.lookFor}`,
    address: "/evacuation-procedures",
  });
  return [id, ask];
});

export const EVACUATION_DECK = deckOf([
  ...EVACUATION_PROCEDURES.flatMap(stepCards),
  ...CONDITION_CARDS,
]);
