import it from "../../../words/it.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/** "È" is no "e"; where no "and" can stand, both are read: "la porta e bloccata", "cosa e". */
const IS_WITHOUT_ACCENT =
  /(?:(?:cosa|quale?|non) è|(?<=\S )è (?!un\b|una\b|il\b|la\b|in\b|nel\b|nella\b|da\b)\S.*)$/;

/** The forms with "è" once more without its accent. */
function withoutAccent(table: string): string {
  return table
    .split("\n")
    .map((line) => {
      const [english = "", ...forms] = line.split("|").map((cell) => cell.trim());
      const bare = forms
        .filter((form) => IS_WITHOUT_ACCENT.test(form))
        .map((form) => form.replace(/(?<![\p{L}'])è(?!\p{L})/gu, "e"));
      return bare.length > 0 ? [english, ...bare].join(" | ") : "";
    })
    .join("\n");
}

const SAID = PHRASES + TALK + MORE_PHRASES;

/** Italian: articles and prepositions that end in an apostrophe are written together with what follows. */
export const ITALIAN: Spoken = {
  sentences: it,
  gloss: {
    phrases: SAID + withoutAccent(SAID),
    words: WORDS + SCENES + NAMES + MORE_WORDS,
    spelled: [
      ["xk", "perch"],
      ["xch", "perch"],
      ["perk", "perch"],
      ["chè", "che"],
      ["cosè", "cos'e"],
      ["comè", "com'e"],
      ["dovè", "dov'e"],
      ["qualè", "qual'e"],
      ["'è", "'e"],
      ["cioè", "cioe"],
      ["caffè", "caffe"],
      ["bebè", "bebe"],
      ["cè", "c'e"],
      ["nè", "ne"],
      ["sè", "se"],
      ["è", "ee"],
    ],
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
