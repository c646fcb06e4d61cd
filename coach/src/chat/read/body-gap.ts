import type { Facet } from "../knowledge/entry.ts";
import { textOf } from "../knowledge/entry-text.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatState } from "../state.ts";
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
    /\b(asthma|diabet\w*|epilep\w*|allerg\w*)\b/,
    "medical",
    "assessment-days/asked-health-conditions",
  ],
];

/** "Do scars count?" of an airline whose part says nothing of scars: what holds in general, and its part beside it. */
export function readBodyGap(
  { plain, length }: Message,
  airline: string | null,
  knowledge: ChatKnowledge,
): Reading[] {
  const entry = airline === null ? undefined : knowledge.entry(airline);
  const asked = ASKED.find(([pattern]) => pattern.test(plain));
  if (!entry || !asked || length > MOST_WORDS) return [];
  const [pattern, facet, general] = asked;
  const part = entry.parts.find((one) => one.facet === facet);
  const told = part ? textOf({ ...entry, names: [], parts: [part] }).toLowerCase() : "";
  if (pattern.test(told) || !knowledge.entry(general)) return [];
  return [
    {
      request: {
        ...{ kind: "airline-gap", airline: entry.citation.id.replace("airlines/", "") },
        ...{ near: part && !part.isUnknown ? facet : null, general },
      },
      score: 0.97,
      because: "the body, of which the airline's entry has no word",
      goesOn: true,
    },
  ];
}

const MOST_WORDS = 30;

/** The airline that a question about the body is asked of, where it is the one spoken of last. */
export function bodyOf(state: ChatState, message: Message): string | null {
  const { topic } = state;
  const isTopic = topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/") === true;
  const isGap = topic?.kind === "airline-gap" || topic?.kind === "fit";
  return isTopic || isGap || isDependent(message) ? airlineSpokenOf(state) : null;
}
