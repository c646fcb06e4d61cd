import type { QuestionKind } from "contract/questions";

/** Weights for situation, task, action, result, in this order. */
type Weights = readonly [situation: number, task: number, action: number, result: number];

export interface SectionModel {
  /** How well a story begins with a section. */
  begin: Weights;
  /** How well each section follows situation, task and action; earlier ones never follow. */
  follow: readonly [Weights, Weights, Weights, Weights];
  /** What a cue of `cuesOf` says for and against each section. */
  cues: Readonly<Record<string, Weights>>;
}

/**
 * Logarithms of odds, fitted as a conditional random field on the labelled answers of `coach/eval/star` (whole, and with sections left
 * out), pressed towards zero so that few cues remain, and rounded. "says it is over", "own steps in a row", "says it was not own task" and those of `closing.ts` are set by hand:
 * written answers seldom need the words, spoken ones do. `npm run eval` tells how many sentences come back to their own section, also on answers not fitted on.
 */
export const SECTION_MODELS: Record<QuestionKind, SectionModel> = {
  behavioural: {
    begin: [0.7, -2.7, 2, -2.3],
    follow: [
      [0.3, 0.5, 0.6, -2.7],
      [0, -0.3, 0.7, -2.5],
      [0, 0, 0.1, 0],
      [0, 0, 0, 0],
    ],
    cues: {
      "a first own deed": [-0.3, -0.4, 1, -0.3],
      "closes with a leap in time": [0, 0, -0.4, 0.4],
      "closes with what did not come": [0, 0, -0.4, 0.4],
      "closes with what is now": [0, 0, -1, 1],
      "closes with what was learnt": [0, 0, -1, 1],
      "closes with what one asked for": [0, 0, -1.8, 1.8],
      "closes with what one did afterwards": [0, 0, -0.7, 0.7],
      "fact anchor": [0.2, 0.2, -0.6, 0.2],
      "fact name": [0.7, -0.2, -0.3, -0.2],
      "fact number": [0.1, 0.1, -0.3, 0.1],
      "fact speech": [0, -0.7, 0.7, 0],
      "fact time": [0.1, 0.1, -0.4, 0.2],
      "names a risk": [-0.1, -0.1, 0.3, -0.1],
      "others' past": [0.4, -0.3, -1, 0.9],
      "others' present": [0.4, 0.1, -0.6, 0.1],
      "own past deeds": [-0.3, -0.3, 0.9, -0.3],
      "own past, no deed": [-0.7, 0.4, 0.2, 0.2],
      "own steps in a row": [-0.2, -0.8, 1, 0],
      "says it is over": [-0.3, -0.3, -0.3, 0.7],
      "says it was own task": [-0.5, 1.4, -0.5, -0.5],
      "says it was not own task": [-0.3, -1.4, 1.4, -0.3],
      "signal duty": [-0.3, 0.9, -0.3, -0.3],
      "signal order": [0.1, -0.5, 0.3, 0.1],
      "signal reason": [0.2, 0.7, 0.2, -1.2],
      "signal stakes": [0.1, 0.1, -0.4, 0.1],
      "stands after the middle": [-0.7, -0.2, 0.9, -0.1],
      "stands early": [0.4, -0.9, 0.2, 0.2],
      "stands late": [-0.3, -0.3, -0.5, 1.1],
      "what we did": [-0.2, -0.2, 0.5, -0.2],
    },
  },
  hypothetical: {
    begin: [0.9, -2.6, 0.8, -1.1],
    follow: [
      [0.6, 0.8, 0.2, -1.3],
      [0, 0, 0.4, -1.4],
      [0, 0, -0.2, 0.2],
      [0, 0, 0, 0],
    ],
    cues: {
      "a first own deed": [-1.3, 0, 1.3, 0],
      "fact name": [-0.1, -0.1, 0.4, -0.1],
      "fact number": [0.1, -0.4, 0.2, 0.1],
      "fact speech": [-0.1, -0.5, 0.7, -0.1],
      "others' past": [0.2, 0.2, -0.6, 0.2],
      "others' present": [0.6, -0.1, -0.4, -0.1],
      "own plan": [-0.6, -0.1, 1.3, -0.6],
      "own present": [0.1, 0.1, 0.2, -0.4],
      "says it began": [0.5, 0, -0.6, 0],
      "says it is over": [-0.3, -0.3, -0.3, 0.7],
      "says it was own task": [-0.3, 0.9, -0.3, -0.3],
      "signal after": [0, -0.4, 0, 0.4],
      "signal care": [-0.7, 0.2, 0.3, 0.2],
      "signal inform": [-0.2, -0.2, 0.5, -0.2],
      "signal priority": [-0.6, 0.6, 0, 0],
      "signal procedure": [-0.3, -0.3, 0.9, -0.3],
      "signal report": [0, 0, -0.7, 0.8],
      "signal role": [-0.3, 0.9, -0.3, -0.3],
      "stands after the middle": [-0.1, -0.2, 0.4, -0.1],
      "stands early": [0.8, -0.2, -0.3, -0.3],
      "stands late": [-0.1, -0.1, -0.7, 0.9],
    },
  },
  motivation: {
    begin: [0.4, -2.3, 1.3, -1.7],
    follow: [
      [0.4, 0.4, 0.9, -1.5],
      [0, 0, 0.6, -1.9],
      [0, 0, -0.2, 0.5],
      [0, 0, 0, -0.3],
    ],
    cues: {
      "a first own deed": [-0.2, -0.1, 0.4, -0.1],
      "fact name": [0.9, 0.1, 0.2, -1.2],
      "fact role": [-0.3, -0.3, 0.9, -0.3],
      "fact speech": [-0.1, -0.1, 0.4, -0.1],
      "fact time": [-0.1, -0.5, 0.7, -0.1],
      "names a risk": [-0.5, 0.1, 0.2, 0.1],
      "others' past": [-0.1, -0.1, 0.3, -0.1],
      "others' present": [0.2, -0.3, -0.3, 0.3],
      "own past deeds": [0, -0.2, 1.1, -0.9],
      "own past, no deed": [0.1, -0.5, 0.3, 0.1],
      "own plan": [0, 0, -0.9, 0.9],
      "own present": [-0.2, 0.8, -0.4, -0.3],
      "says it began": [-0.1, 0.5, -0.2, -0.1],
      "says it is over": [-0.3, -0.3, -0.3, 0.7],
      "says it was own task": [0.7, -0.2, -0.4, -0.2],
      "says what draws": [-0.1, 0.7, -0.3, -0.3],
      "says what was learnt": [0, -0.2, 0.3, -0.1],
      "signal insight": [-0.5, 0.1, 0.2, 0.2],
      "signal next": [-0.3, -0.1, 0, 0.4],
      "signal offer": [-0.3, -0.3, -0.5, 1.2],
      "signal reason": [-0.2, 0.5, -0.2, -0.2],
      "signal research": [-0.4, 0.3, 0.1, 0],
      "stands after the middle": [-0.6, -0.2, 0.8, 0],
      "stands early": [1.1, -1, 0, 0],
      "stands late": [0.1, -0.3, 0.1, 0.1],
      "what we did": [0.2, 0.3, -0.7, 0.2],
    },
  },
};
