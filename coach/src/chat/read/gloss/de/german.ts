import de from "../../../words/de.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { WORDS } from "./words.ts";

/** German: umlauts may be typed as "ae", verbs are put together from parts, nouns are joined into one word. */
export const GERMAN: Spoken = {
  sentences: de,
  gloss: {
    phrases: PHRASES,
    words: WORDS + NAMES,
    spelled: [
      ["ß", "ss"],
      ["ae", "a"],
      ["oe", "o"],
      ["ue", "u"],
    ],
    links: ["", "s", "n", "en", "es"],
  },
};
