import { EMOTION_CHECK } from "./check.ts";
import { FOURTH_HELD } from "./dev/fourth-held.ts";
import { FOURTH_TUNED } from "./dev/fourth-tuned.ts";
import { DEV_TEXTS } from "./dev/set.ts";
import { SHORT_TEXTS, STATE_TEXTS } from "./dev/states.ts";
import type { LabelledText } from "./format.ts";

/** What the weights are fitted to beside `STATE_TEXTS`. */
const OTHER_TEXTS: readonly LabelledText[] = [
  ...DEV_TEXTS,
  ...FOURTH_TUNED,
  ...FOURTH_HELD,
  ...EMOTION_CHECK,
  ...SHORT_TEXTS,
];
const FOLDS = 5;

/** All that the weights are fitted to. Neither the second check nor the third is among it. */
export const FITTED_TEXTS: readonly LabelledText[] = [...OTHER_TEXTS, ...STATE_TEXTS];

/** Every fifth of the state texts to be read, with all other texts to fit to. */
export const FOLDED_TEXTS = Array.from({ length: FOLDS }, (_, fold) => ({
  fitted: [...OTHER_TEXTS, ...STATE_TEXTS.filter((_, index) => index % FOLDS !== fold)],
  read: STATE_TEXTS.filter((_, index) => index % FOLDS === fold),
}));
