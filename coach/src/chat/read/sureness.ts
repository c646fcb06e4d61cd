import type { Find } from "../knowledge/finder.ts";

/**
 * What tells that the best find is the answer, fitted by logistic regression to 4,837 ways of asking that the index and the learnt
 * reader were not given (for every third the right entry was taken away, so that nothing answered), and to the questions of
 * `coach/eval/chat`, three times each. The next best is the next that is no quiz: a card and its quiz are one topic.
 */
const WEIGHTS = {
  none: -4.3,
  score: 1.33,
  fit: -1.21,
  named: -0.16,
  shared: 0.98,
  near: -0.91,
  like: 2.87,
  learnt: 1.96,
  words: 1.56,
  ahead: 2.35,
  /** Of what was learnt, of ways of asking and of meaning alone: ahead of whichever has most of it. */
  aheadLearnt: -1.19,
  aheadLike: -0.2,
  aheadNear: 1.31,
  both: -1.81,
  /** Its name, where all that was asked stands in the entry. */
  whole: 1.32,
  wordsThatFit: 1.03,
  /** How much of its name beyond most of it, where nearly all that was asked stands in the entry. */
  called: 1.74,
};
const WHOLE = 0.99;
const NEARLY = 0.88;
const MOST_OF_ITS_NAME = 0.7;
/** From so many words on, more of them prove no more. */
const MANY_WORDS = 8;

/** 0 to 1: how likely the first find answers the question. @param found best first @param wanted count of the question's words that tell it */
export function sureness(found: readonly Find[], wanted: number): number {
  const [first, ...others] = found;
  if (!first) return 0;
  const second = others.find(({ entry }) => entry.set !== "quiz");
  const most = (part: "learnt" | "like" | "near") => Math.max(0, ...others.map((one) => one[part]));
  const words = Math.min(MANY_WORDS, wanted) / MANY_WORDS;
  const sum =
    WEIGHTS.none +
    WEIGHTS.score * first.score +
    WEIGHTS.fit * first.fit +
    WEIGHTS.named * first.named +
    WEIGHTS.shared * first.shared +
    WEIGHTS.near * first.near +
    WEIGHTS.like * first.like +
    WEIGHTS.learnt * first.learnt +
    WEIGHTS.words * words +
    WEIGHTS.ahead * (first.score - (second?.score ?? 0)) +
    WEIGHTS.aheadLearnt * (first.learnt - most("learnt")) +
    WEIGHTS.aheadLike * (first.like - most("like")) +
    WEIGHTS.aheadNear * (first.near - most("near")) +
    WEIGHTS.both * first.learnt * first.like +
    WEIGHTS.whole * (first.fit > WHOLE ? first.named : 0) +
    WEIGHTS.wordsThatFit * words * first.fit +
    WEIGHTS.called * (first.fit >= NEARLY ? Math.max(0, first.named - MOST_OF_ITS_NAME) : 0);
  return 1 / (1 + Math.exp(-sum));
}
