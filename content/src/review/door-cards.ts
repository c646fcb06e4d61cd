import { DOOR_QUIZ } from "../door-quiz/door-quiz.ts";
import { MORE_DOOR_QUESTIONS } from "../door-quiz/more-door-questions.ts";
import { bankCards, deckOf } from "./deck.ts";

const COURSE = DOOR_QUIZ.map(({ description, component, ...rest }) => ({
  ...rest,
  question: `${component}: ${description}`,
}));

/** The six parts of the timed quiz, then the bank of forty. */
export const DOOR_DECK = deckOf([
  ...bankCards(COURSE, "/door-component-quiz", "part-"),
  ...bankCards(MORE_DOOR_QUESTIONS, "/door-component-quiz?mode=bank"),
]);
