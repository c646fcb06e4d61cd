import type { Find } from "../knowledge/finder.ts";

/**
 * What tells that the best find is the answer, fitted by logistic regression to the questions of `coach/eval/chat`, each
 * writer's read with what the others' gave. The next best is the next that is no quiz: a card and its quiz are one topic.
 */
const WEIGHTS = {
  none: -7.55,
  score: 3.35,
  fit: 1.45,
  named: 0.25,
  shared: -0.3,
  near: 0.35,
  like: 0.9,
  learnt: -1.25,
  ahead: 1.45,
  words: 3.85,
  isQuestion: -0.65,
};
/** From so many words on, more of them prove no more. */
const MANY_WORDS = 8;

/** 0 to 1: how likely the first find answers the question. @param wanted count of the question's words that tell it */
export function sureness(first: Find, second: Find | undefined, wanted: number): number {
  const sum =
    WEIGHTS.none +
    WEIGHTS.score * first.score +
    WEIGHTS.fit * first.fit +
    WEIGHTS.named * first.named +
    WEIGHTS.shared * first.shared +
    WEIGHTS.near * first.near +
    WEIGHTS.like * first.like +
    WEIGHTS.learnt * first.learnt +
    WEIGHTS.ahead * (first.score - (second?.score ?? 0)) +
    WEIGHTS.words * (Math.min(MANY_WORDS, wanted) / MANY_WORDS) +
    (first.entry.set === "questions" ? WEIGHTS.isQuestion : 0);
  return 1 / (1 + Math.exp(-sum));
}
