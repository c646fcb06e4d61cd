import { COCKPIT_COMPONENTS } from "../cockpit/cockpit.ts";
import { COCKPIT_QUESTIONS } from "../cockpit/cockpit-questions.ts";
import { purposeOf } from "../cockpit/cockpit-quiz.ts";
import { bankCards, deckOf, optionsFrom } from "./deck.ts";
import { hidden } from "./hidden.ts";

/** The parts of the flight deck by what they do when things go wrong, then the bank. */
export const COCKPIT_DECK = deckOf([
  ...COCKPIT_COMPONENTS.map(
    (part) =>
      [
        part.id,
        (seed: number) => ({
          id: part.id,
          question: "Which part of the flight deck does this?",
          about: hidden(purposeOf(part), part.name),
          options: optionsFrom(
            seed,
            part.name,
            COCKPIT_COMPONENTS.map(({ name }) => name),
          ),
          correctAnswer: part.name,
          explanation: `${part.name}. ${part.flightAttendantRelevance}`,
          ...(part.source && { source: part.source }),
          address: `/cockpit-exploration?part=${part.id}`,
        }),
      ] as const,
  ),
  ...bankCards(COCKPIT_QUESTIONS, "/cockpit-exploration", "bank-"),
]);
