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
  // "Turned down by Etihad, when may I try again?": a part of its own entry says so.
  const isTold = told !== null && told.share >= TELLS_IT_ITSELF;
  if (isTold && (found?.sure ?? 0) < THOUGH_IT_TELLS) return [];
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
