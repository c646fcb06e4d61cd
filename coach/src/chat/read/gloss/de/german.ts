import de from "../../../words/de.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/** German: umlauts may be typed as "ae", verbs are put together from parts, nouns are joined into one word. */
export const GERMAN: Spoken = {
  sentences: de,
  gloss: {
    phrases: PHRASES + TALK + MORE_PHRASES,
    words: WORDS + SCENES + NAMES + MORE_WORDS,
    spelled: [
      ["ß", "ss"],
      ["ä", "ae"],
      ["ö", "oe"],
      ["ü", "ue"],
    ],
    after: " | n en e s es er em",
    links: ["", "s", "n", "en", "es"],
  },
};
