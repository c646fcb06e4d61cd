/** Limits of the study sets that trainers write. */

/** Sets of one trainer. */
export const TRAINER_SETS_MAX = 100;
export const SET_NAME_MAX_CHARACTERS = 80;
/** A question is asked with four answers, each the answer of a card of the same set. */
export const SET_CARDS_MIN = 4;
export const SET_CARDS_MAX = 200;
export const SET_CHOICES = 4;
/** One side of a card. */
export const CARD_SIDE_MAX_CHARACTERS = 300;
/** Answers in one call. */
export const CARD_ANSWERS_MAX = 100;
/** Answers that are kept of one person and set: a set of 200 cards gone through a hundred times. */
export const CARD_ANSWERS_KEPT_MAX = 20_000;
