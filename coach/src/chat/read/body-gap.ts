import type { Facet } from "../knowledge/entry.ts";
import { textOf } from "../knowledge/entry-text.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatState } from "../state.ts";
import { askingSentencesIn } from "./clauses.ts";
import { isDependent } from "./dependence.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";
import { airlineSpokenOf } from "./thread-airline.ts";

/** Of the body and its look: what is asked about, the part of an airline's entry it belongs to, and the entry on it in general. */
const ASKED: readonly (readonly [pattern: RegExp, facet: Facet, general: string])[] = [
  [
    /\b(scars?|burns?( mark)?|birth ?marks?|moles?|acne|pimples?|braces|teeth|tooth|vitiligo|eczema)\b|cicatri\w*|疤/,
    "appearance",
    "assessment-days/asked-skin-and-teeth",
  ],
  [
    /\b(glasses|specs|spectacles|(contact )?lens(es)?|short[- ]?sighted|near[- ]?sighted|eyesight|lasik)\b|\b(gafas|lentillas|lunettes|lentilles)\b|眼镜|近视|隐形/,
    "medical",
    "assessment-days/asked-glasses-in-general",
  ],
  [
    /\b(beard|moustache|hair ?cut|hair colou?r|dyed|dreads\w*|locs|braids|afro)\b|\b(barba|barbe)\b|胡子|染发/,
    "appearance",
    "assessment-days/asked-hair-and-beard",
  ],
  [
    /\b(make-?up|lipstick|mascara|foundation)\b/,
    "appearance",
    "assessment-days/asked-make-up-and-nails",
  ],
  [
    /\b(hijab|head ?scar(f|ves)|turban|kippah?|cross(?! ?-?check)|faith|religio\w*)\b/,
    "appearance",
    "assessment-days/asked-headscarf-and-faith",
  ],
  [
    /\b(?:over)?weight\b|\bbmi\b|\b(?:too|i'?m|am i|bit) (?:fat|heavy)\b/,
    "medical",
    "assessment-days/asked-weight-in-general",
  ],
  [
    /\b(asthma|diabet\w*|epilep\w*|allerg\w*)\b/,
    "medical",
    "assessment-days/asked-health-conditions",
  ],
];

/** "Do scars count?" of an airline whose part says nothing of scars: what holds in general, and its part beside it. */
export function readBodyGap(
  message: Message,
  airline: string | null,
  knowledge: ChatKnowledge,
): Reading[] {
  const { length } = message;
  const entry = airline === null ? undefined : knowledge.entry(airline);
  // "Never mind, I'll shave it. What are the hardest questions?": of the body where the question is.
  const within = askingSentencesIn(message).at(-1);
  const isApart = within && within.length >= A_QUESTION && !LEANS.test(within.plain);
  const { plain } = isApart ? within : message;
  const asked = ASKED.find(([pattern]) =>
    pattern.test(COVERS.test(plain) ? onMarks(plain) : plain),
  );
  // "A tattoo on the wrist, if I put make-up on it": of that its rule tells.
  if (!entry || !asked || length > MOST_WORDS || ON_MARKS.test(message.plain)) return [];
  const [pattern, facet, general] = asked;
  const part = entry.parts.find((one) => one.facet === facet);
  const told = part ? textOf({ ...entry, names: [], parts: [part] }).toLowerCase() : "";
  if (pattern.test(told) || !knowledge.entry(general)) return [];
  return [
    {
      request: {
        ...{ kind: "airline-gap", airline: entry.citation.id.replace("airlines/", "") },
        // Its rule on tattoos is near what is asked of a scar, and not what is asked of teeth.
        ...{ near: part && !part.isUnknown && isNear(told, plain) ? facet : null, general },
      },
      score: 0.97,
      because: "the body, of which the airline's entry has no word",
      goesOn: true,
    },
  ];
}

const MOST_WORDS = 30;
const A_QUESTION = 5;
const LEANS = /\b(?:it|that|this|them|these|those|one|mine)\b/;
const isNear = (told: string, plain: string): boolean =>
  !ON_MARKS.test(told) || /\b(?:scars?|burns?|birth ?marks?|moles?|vitiligo)\b/.test(plain);
const ON_MARKS = /\b(?:tattoo|piercing)/;
/** "Could I have it removed, or cover it with make-up": of a mark. */
const COVERS = /\b(?:cover|hide|conceal|remov\w+|laser)\b/;
const onMarks = (plain: string): string => plain.replace(/\bmake-?up\b/g, " ");

/** The entry on what of the body is asked about; null where nothing is. @param plain folded text */
export const ofTheBody = (plain: string): string | null =>
  ASKED.find(([pattern]) => pattern.test(plain))?.[2] ?? null;

/** The airline that a question about the body is asked of, where it is the one spoken of last. */
export function bodyOf(state: ChatState, message: Message): string | null {
  const { topic } = state;
  const isTopic = topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/") === true;
  const isGap = topic?.kind === "airline-gap" || topic?.kind === "fit";
  return isTopic || isGap || isDependent(message) ? airlineSpokenOf(state) : null;
}
