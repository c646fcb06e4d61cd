import it from "../../../words/it.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { WORDS } from "./words.ts";

/** Italian: articles and prepositions that end in an apostrophe are written together with what follows. */
export const ITALIAN: Spoken = {
  sentences: it,
  gloss: {
    phrases: PHRASES,
    words: WORDS + SCENES + NAMES,
    before: `
      | l' un' c' m' s' t' v' gl' quest' quell' bell' qualcos' anch' cos' com'
      of | d' dell'
      to | all'
      in | nell'
      from | dall'
      on | sull'
    `,
  },
};
