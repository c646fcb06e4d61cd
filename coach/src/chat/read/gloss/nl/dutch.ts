import nl from "../../../words/nl.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/** Dutch: verbs are put together from parts, nouns are joined into one word; "je" and "u" are both in use. */
export const DUTCH: Spoken = {
  sentences: nl,
  gloss: {
    phrases: PHRASES + TALK + MORE_PHRASES,
    words: WORDS + SCENES + NAMES + MORE_WORDS,
    spelled: [
      ["m'n", "mijn"],
      ["mn", "mijn"],
    ],
    after: " | s en n e t je jes tje tjes",
    links: ["", "s", "e", "en", "n"],
  },
};
