import ja from "../../../words/ja.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/** Japanese: read character by character; a stem is enough of a verb, since endings in hiragana say nothing by themselves. */
export const JAPANESE: Spoken = {
  sentences: ja,
  gloss: {
    phrases: PHRASES + TALK,
    words: WORDS + SCENES + NAMES,
    spelled: [
      ["〜", "ー"],
      ["~", "ー"],
    ],
    isUnspaced: true,
  },
};
