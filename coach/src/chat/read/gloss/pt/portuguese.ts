import pt from "../../../words/pt.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/** Portuguese as it is written in Portugal and in Brazil: both spellings and both words for a thing stand in one line. */
export const PORTUGUESE: Spoken = {
  sentences: pt,
  gloss: {
    phrases: PHRASES + TALK + MORE_PHRASES,
    words: WORDS + SCENES + NAMES + MORE_WORDS,
  },
};
