import { type CockpitQuizQuestion, cockpitQuiz, isRight } from "content/cockpit/cockpit-quiz";

/** A round of the quiz as it is kept: its seed, what was answered, and the question that is shown. */
export interface Round {
  seed: number;
  /** Ids or texts of options, in the order of the questions; "" where the answer was shown instead. */
  answers: readonly string[];
  /** From 0; the length of the quiz when its result is shown. */
  at: number;
}

export const newRound = (seed: number): Round => ({ seed, answers: [], at: 0 });

/** The first answer counts; what comes after it changes nothing. */
export function answered(round: Round, answer: string): Round {
  return round.answers.length > round.at
    ? round
    : { ...round, answers: [...round.answers, answer] };
}

/** On to the next question, or to the result; not before the question is answered. */
export function advanced(round: Round): Round {
  return round.answers.length > round.at ? { ...round, at: round.at + 1 } : round;
}

export interface Graded {
  question: CockpitQuizQuestion;
  isRight: boolean;
}

/** Every question of a round with how it was answered, in their order. */
export function gradedOf({ seed, answers }: Round): Graded[] {
  return cockpitQuiz(seed).map((question, at) => ({
    question,
    isRight: isRight(question, answers[at] ?? ""),
  }));
}
