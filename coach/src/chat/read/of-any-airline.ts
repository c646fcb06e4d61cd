import type { LanguageCode } from "contract/languages";
import { holdsInGeneral, isOfCandidates } from "../knowledge/in-general.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import { foundIn } from "./found.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** What happens on board happens at any airline. */
const isByTheWay = ({ plain }: Message): boolean =>
  /\b(?:passengers?|drunk|hammered|plastered|stag|hen (?:party|do)|on a (?:flight|plane)|before take-?off|fight\w*|faint\w*|fire|smoke|turbulence|vomit\w*|screaming|crying)\b/.test(
    plain,
  );
const FOUND_AROUND_IT = 0.3;

/** So surely found without the airline's name, it is what candidates ask anywhere, and no part of that airline's entry. */
const ASKED_ANYWHERE = 0.72;
/** Of two that are named by the way less is enough: "part time or job share at BA or easyJet". */
const ASKED_OF_TWO = 0.58;
const TELLS_IT_ITSELF = 0.4;
const THOUGH_IT_TELLS = 0.93;
/** Surer than a part of one airline or of two that a pattern or a learnt reader guesses. */
const SCORE = 0.955;
export const OF_ANY_AIRLINE = "asked of any airline";
export const WHICHEVER = "whichever airline it is";

/** Asked with airlines named, and answered by what holds whichever they are. Folded text without the names. */
const REAPPLY = "assessment-days/asked-reapply";
const NAMED_BY_THE_WAY: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    "assessment-days/asked-smaller-airline-first",
    /\b(?:start|begin|go|apply|join|fly|work|experience)\b.{0,50}\b(?:first|before|directly|straight (?:to|away|into)|and then|later|afterwards)\b.{0,60}\b(?:or|better|directly|after|even|help|need|want|ok|possible)\b|\bexperience (?:in|at|with|from) (?:an? )?(?:other|another|domestic|local|smaller|small|low ?-?cost|regional)?\b.{0,40}\b(?:help|count|useful|get into|advantage)\b|\b(?:lose|losing|waste|wasting|wasted) (?:my |of )?time\b|\bstepping stone\b/,
  ],
  [
    "assessment-days/asked-personality-questionnaire",
    /\b(?:psycholog\w+|psychometric|personality)\b(?: (?:tests?|exam|assessment|questionnaire|part))?.{0,40}\b(?:what is|what'?s|prepare|how|like|mean)\b/,
  ],
  [
    REAPPLY,
    /\b(?:when|how (?:long|soon)|can|could|may|should)\b.{0,40}\b(?:re-?apply|apply(?:ing)?(?: (?:to|at|for|with))?(?: they)? +again|go for it again|try (?:it |them |at |with )?again|have another (?:go|shot))\b/,
  ],
  [
    "assessment-days/final-why-this-airline",
    /\b(?:what|how)\b.{0,40}\b(?:say|answer|tell|ask|reply)\b.{0,20}\bwhy (?:do you want (?:to )?(?:work for|join)?|them|us|exactly them|[a-z]* ?)[?.! ]*(?:$|.*\b(?:can'?t|not|only|just)\b)|\bwhy (?:them|us) (?:question|answer)\b/,
  ],
];
const WHAT_IS_SPECIAL =
  /\b(?:special|unique|different about|stands? out|sets? (?:it|they|them) apart|better than)\b/;
const SURELY = 0.985;
/** Not every "again" is one: a schedule that is whole again tells nothing of it. */
const APPLIES_AGAIN =
  /\b(?:appl(?:y|ies|ied|ying|ications?)|re-?appl\w+|rejected|turned down|candidates?|try again)\b/i;

/** Of one airline that is named it is said that its own rule is not known, where there could be one. */
function ofItsOwn(id: string, airlines: readonly string[]): Reading["request"] {
  const [airline = ""] = airlines.length === 1 ? airlines : [];
  return airline !== "" && id === REAPPLY
    ? { kind: "airline-gap", airline: airline.replace("airlines/", ""), near: null, general: id }
    : entryRequest([id]);
}

/**
 * "They sent me home after the group bit at Jet2. What do they usually fail people for?": what candidates ask of any airline.
 * @param unnamed the message without the airlines that it names
 * @param airlines ids of their entries
 * @param wanted what is asked about, the names among it
 */
export function readOfAnyAirline(
  unnamed: Message,
  airlines: readonly string[],
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
  language: LanguageCode,
): Reading[] {
  const [own] = airlines.length === 1 ? airlines.flatMap((id) => knowledge.entry(id) ?? []) : [];
  const told = own ? knowledge.airlinePassages.best(own, wanted) : null;
  const found = foundIn(unnamed, knowledge, language);
  const named = NAMED_BY_THE_WAY.find(([, pattern]) => pattern.test(unnamed.plain))?.[0];
  // "Turned down by Etihad, when may I try again?": a part of its own entry says so.
  const isOfWaiting =
    told !== null && APPLIES_AGAIN.test([told.part.text, ...told.part.list].join(" "));
  const isTold =
    told !== null && told.share >= TELLS_IT_ITSELF && (named !== REAPPLY || isOfWaiting);
  // "What is special about Etihad compared to Emirates?": of the first, something to make a reason of.
  if (airlines.length > 1 && WHAT_IS_SPECIAL.test(unnamed.plain))
    return [
      { request: entryRequest(airlines.slice(0, 1), "special"), score: SURELY, because: WHICHEVER },
    ];
  if (isTold && (found?.sure ?? 0) < THOUGH_IT_TELLS && (named ?? REAPPLY) === REAPPLY) return [];
  if (named && knowledge.entry(named))
    return [{ request: ofItsOwn(named, airlines), score: SURELY, because: WHICHEVER }];
  // "A stag party on a Ryanair to Krakow, hammered before takeoff": named by the way, and what is told is no part of its entry.
  if (airlines.length === 1 && isByTheWay(unnamed) && found && found.sure >= FOUND_AROUND_IT)
    return [{ request: entryRequest([found.id]), score: SCORE, because: OF_ANY_AIRLINE }];
  const isAsked =
    found !== null &&
    found.sure >= (airlines.length > 1 ? ASKED_OF_TWO : ASKED_ANYWHERE) &&
    isOfCandidates(found.id) &&
    !holdsInGeneral(found.id);
  if (!isAsked) return [];
  const [airline = ""] = airlines.length === 1 ? airlines : [];
  return [
    {
      // Of one that is named it is said that its own answer is not known.
      request: airline
        ? {
            ...{ kind: "airline-gap", airline: airline.replace("airlines/", ""), near: null },
            general: found.id,
          }
        : entryRequest([found.id]),
      score: SCORE,
      because: OF_ANY_AIRLINE,
    },
  ];
}
