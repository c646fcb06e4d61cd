import { AIRLINES } from "content/airlines/airlines";
import type { Passage } from "../knowledge/airline-passages.ts";
import type { Facet } from "../knowledge/entry.ts";
import { itemsWith } from "../knowledge/focus.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import { entryRequest } from "../request.ts";
import { regionIn } from "./airline-readings.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** "Is Flydubai just Emirates?": what the entry of one airline says of the other. */
export function readBetweenAirlines(
  { plain }: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  const ids = idsIn(called, "airlines");
  if (ids.length !== 2 || !ASKS_OF_BOTH.test(plain)) return [];
  for (const [id = "", other = ""] of [ids, [...ids].reverse()]) {
    const names = knowledge.entry(other)?.names.slice(0, -1) ?? [];
    for (const { facet, text, list } of knowledge.entry(id)?.parts ?? []) {
      const told = [typeof text === "string" ? text : "", ...list];
      if (!TOLD_OF_BOTH.has(facet) || !told.some((one) => hasName(one, names))) continue;
      const focus = names.flatMap((name) => stemsOf(name)).slice(0, 12);
      return [
        {
          request: { ...entryRequest([id], facet), focus },
          score: BETWEEN,
          because: `what ${id} says of ${other}`,
        },
      ];
    }
  }
  return [];
}

function hasName(text: string, names: readonly string[]): boolean {
  return names.some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase()));
}

const BETWEEN = 0.955;
const TOLD_OF_BOTH = new Set<Facet>(["special", "news", "tips"]);
const ASKS_OF_BOTH =
  /\b(same|one company|two companies|merged?|merger|merging|owns?|owned|belongs?|part of|subsidiary|sister|together|separate|just|still (two|one)|partners?|bought|buy|parent|group)\b|misma|pertenece|fusion|meme|appartient|fusionn|合并|属于|同一/;

/** "Which one is missing in mine?" is asked of no airline. */
const NAMES_AIRLINES =
  /\b(?:airlines?|airways|carriers?|compan(?:y|ies)|aerolineas?|compagnies?|who|anybody|anyone|crew|uniform|which ones)\b|航空/;

/** "Which airline serves no alcohol": the one airline whose entry has what is asked about. */
export function readWhichAirline(
  { plain }: Message,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading[] {
  const asking = plain.split(SENTENCE_END).find((sentence) => ASKS_WHICH.test(sentence));
  if (asking === undefined || /\bhubs?\b/.test(plain) || OF_ONES_OWN.test(asking)) return [];
  if (!NAMES_AIRLINES.test(plain)) return [];
  // What is told around it is circumstance; a question in fewer words than that is read with it.
  const own = new Set(stemsOf(asking));
  const within = wanted.filter(({ stems }) => stems.some((key) => own.has(key)));
  const subject = (within.length > 1 ? within : wanted).filter(
    ({ stems }) => !stems.some((key) => OF_ANY_AIRLINE.has(key)),
  );
  const region = regionIn(plain);
  const found = knowledge.entriesOf("airlines").flatMap((entry) => {
    if (region !== null && REGION_OF.get(entry.citation.id) !== region) return [];
    const passage = knowledge.airlinePassages.best(entry, subject);
    const isRefused = DENIES.test(asking) && passage !== null && deniesIn(passage);
    const share = (passage?.share ?? 0) + (isRefused ? DENIED_ALIKE : 0);
    return passage ? [{ entry, passage, share }] : [];
  });
  const [first, second] = found.sort((a, b) => b.share - a.share);
  if (!first || first.share < SHARE_OF_ONE) return [];
  const ahead = first.share - (second?.share ?? 0);
  const alike = found.filter(({ share }) => share === first.share).length;
  if (ahead < AHEAD && (first.share < SHARE_OF_FEW || alike > 3)) return [];
  const request = entryRequest([first.entry.citation.id], first.passage.part.facet);
  return [
    {
      request: { ...request, focus: first.passage.keys.slice(0, 12) },
      score: 0.93,
      because: `an airline by what is told of it, ${first.share.toFixed(2)}`,
    },
  ];
}

/** "Which one serves no alcohol": a part that denies it too is nearer than one that speaks of it. */
function deniesIn({ part, keys }: Passage): boolean {
  return itemsWith([typeof part.text === "string" ? part.text : "", ...part.list], keys).some(
    (item) => DENIES.test(` ${item.toLowerCase()} `),
  );
}

const DENIES = /\b(no|not|never|without|nobody|none|dry|doesn't|don't|does not|do not|isn't)\b/;
const DENIED_ALIKE = 0.15;
const REGION_OF = new Map(AIRLINES.map(({ id, region }) => [`airlines/${id}`, region as string]));
/** "Which of my answers is the weakest": no airline. */
const OF_ONES_OWN =
  /\b(?:my|mine|i) (?:\w+ ){0,3}(?:answers?|ones?|stor(?:y|ies)|scores?|practi[sc]ed|got)\b|\bwhich ones? (?:is |are )?(?:the )?(?:weak|worst|best|strong)/;
const SENTENCE_END = /(?<=[.!?;])\s+/;
const ASKS_WHICH =
  /\b(which|what|name the|is there an|who|whose) ((of|out of|among) )?((the|these|those|your|all) )*(\w+ ){0,2}(airlines?|carriers?|company|companies)\b|\bwhich (ones?|of them)\b|\b(que|cual|quelle|laquelle) ((de|des) )?(las? )?(aerolineas?|compagnies?)\b|哪(家|个|些)航空/;
/** Of what is asked, the airline's part has to have so much, or so much and more than any other's. */
const SHARE_OF_FEW = 0.6;
const SHARE_OF_ONE = 0.4;
const AHEAD = 0.1;
const OF_ANY_AIRLINE = new Set(
  stemsOf("airline carrier company flight interview gulf europe american us asia"),
);
