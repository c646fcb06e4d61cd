import ar from "../../../words/ar.json" with { type: "json" };
import type { Spoken } from "../format.ts";
import { MORE_PHRASES, MORE_WORDS } from "./more.ts";
import { NAMED, NAMES } from "./names.ts";
import { PHRASES } from "./phrases.ts";
import { SCENES } from "./scenes.ts";
import { TALK } from "./talk.ts";
import { WORDS } from "./words.ts";

/**
 * Arabic as it is typed: the written language and how it is spoken in the Gulf, the Levant and Egypt. What is written
 * together with a word comes off: the article, "and", "for", the beginnings of verbs, endings and pronouns.
 */
export const ARABIC: Spoken = {
  sentences: ar,
  gloss: {
    phrases: PHRASES + NAMED + TALK + MORE_PHRASES,
    words: withPronouns(WORDS + SCENES) + NAMES + withPronouns(MORE_WORDS),
    spelled: [
      ["ـ", ""],
      ["ة", "ه"],
      ["ى", "ي"],
      ["ی", "ي"],
      ["ک", "ك"],
    ],
    before: `
 | ال ي ت ن ا ف فال بي بت بن
and | و وال وي وت ون وا
in | ب بال
to | ع
for | ل لل لي لت لن
like | ك كال
on | عال
this | هال
will | س سي ست سن سا ح حي حت حن حا ه هي هت هن
and in | وب وبال
and for | ول ولل
and will | وس وسي وست
`,
    after:
      " | ي ه ها هم هن نا ك كم كن ني ين ون ان ات ت وا تي ته تها تهم تنا تك تكم تين يه يا ا ش نها نه",
  },
};

/** The ending of feminine words is another letter before a pronoun: "وجبة", "وجبته". */
function withPronouns(words: string): string {
  return words.replace(/(\p{L}{2,})[هة](?=[ \n])/gu, "$& $1ت");
}
