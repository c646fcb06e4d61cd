import { IN_GENERAL } from "../knowledge/in-general.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import type { Message } from "./message.ts";
import { type Reading, readSkills } from "./skills.ts";

/** "My tattoo is on the neck": told of oneself while an airline is spoken of, it asks for that airline's rule. */
export const OF_ONESELF = /\b(i|i'm|im|i've|my|mine|me)\b/;

/** Of a message of several sentences only the words of its question. */
export function askedOnly({ plain }: Message, wanted: readonly Wanted[]): readonly Wanted[] {
  const [asking = ""] = plain.match(/[^.!?]+\?/) ?? [];
  const own = new Set(stemsOf(asking));
  const within = wanted.filter(({ stems }) => stems.some((key) => own.has(key)));
  return within.length > 0 ? within : wanted;
}

/** Of what is asked about "them", the airline's entry has to have so much. */
const PASSAGE_FITS = 0.5;

/** "Would they let me have a flat": the part of their entry that has what is asked. */
export function onPassage(
  id: string,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading[] {
  const entry = knowledge.entry(id);
  const passage = entry ? knowledge.airlinePassages.best(entry, wanted) : null;
  return passage && passage.share >= PASSAGE_FITS && passage.part.facet !== "lead"
    ? [
        {
          request: { ...entryRequest([id], passage.part.facet), focus: passage.keys.slice(0, 12) },
          score: 0.9,
          because: "what is told of the airline spoken of",
          goesOn: true,
        },
      ]
    : [];
}

/** "Paid?", "for men the same?", "can I pick one": few words that ask further of the airline's part. */
export function sticks(message: Message): boolean {
  const { plain, length } = message;
  if (length > STICKING_WORDS || readSkills(message, null).length > 0) return false;
  return (
    (length <= FRAGMENT_WORDS && FRAGMENT.test(plain)) ||
    (OF_ONESELF.test(plain) && /\b\d{1,3}\b/.test(plain)) ||
    POINTS_AT_IT.test(plain)
  );
}

const STICKING_WORDS = 9;
const FRAGMENT_WORDS = 5;
const FRAGMENT =
  /^ (?:and |but |or |so |also )?(?:in|on|for|with|without|even|only|also|always|still|any|is there|are there|paid|unpaid|free|max|maximum|how (?:much|long|many|often)|what if|really|every year|until when|since when|same|where)\b|\b(?:same|how (?:much|many|long|often))[?.! ]*$/;
const POINTS_AT_IT =
  /\b(?:it|that|this|one|ones|them)\b|\bthe same\b|\bcan i (?:choose|pick|change|decide|ask for)\b/;

/** What the airline's entry has on it; else that it has nothing, beside the part that was spoken of. */
export function ofFragment(
  id: string,
  message: Message,
  wanted: readonly Wanted[],
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  const [within] = onPassage(id, askedOnly(message, wanted), knowledge);
  if (within) return [within];
  const near = topic?.kind === "entry" ? topic.facet : null;
  if (near === null || near === "lead") return [];
  const isOfOneself = OF_ONESELF.test(message.plain) && /\b\d{1,3}\b/.test(message.plain);
  return [
    {
      request: isOfOneself
        ? entryRequest([id], near)
        : {
            kind: "airline-gap",
            airline: id.replace("airlines/", ""),
            near,
            general: near === "bases" ? (IN_GENERAL.bases ?? null) : null,
          },
      score: 0.9,
      because: "further on the airline spoken of",
      goesOn: true,
    },
  ];
}
