import type { Entry } from "../knowledge/entry.ts";
import { statementsOf } from "../knowledge/statements.ts";
import { entryRequest } from "../request.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** "Do all planes have them?", of what was told last. */
const ASKS_OF_ALL =
  /\b(?:do|does|are|is|has|have|on) (?:all|every|most|any|each|other)(?: of them| the)? ?(?:\w+ )?(?:planes?|aircraft|types?|airlines?|doors?|jets?|carriers?)\b/;
/** How an entry says where a thing is found and where not. */
const SAYS_WHERE =
  /\b(?:wide-body|narrow-body|on (?:some|most|many|larger|smaller|newer|older)|types?|usual(?:ly)?|not all|not every|differs?|some (?:airlines|aircraft|carriers|operators)|every (?:door|aircraft|airline))\b/i;
const MOST_WORDS = 9;
const SURE = 0.94;

/** The sentence of the entry told last that says which aircraft or airlines have it; null where it says nothing of that. */
export function readOfAllTypes({ plain, length }: Message, entry: Entry): Reading | null {
  if (length > MOST_WORDS || !ASKS_OF_ALL.test(plain)) return null;
  const at = statementsOf(entry).findIndex(({ text }) => SAYS_WHERE.test(text));
  return at < 0
    ? null
    : {
        request: { ...entryRequest([entry.citation.id]), statements: [at] },
        ...{ score: SURE, because: "which types have it", goesOn: true },
      };
}
