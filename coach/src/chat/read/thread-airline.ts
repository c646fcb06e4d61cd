import type { Wanted } from "../knowledge/finder.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { idsIn } from "../knowledge/name-index.ts";
import { otherAirlineIn } from "../knowledge/other-airlines.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { ownFacetIn } from "./facets.ts";
import { leansBack } from "./follow-up.ts";
import { type Message, readMessage } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Parts of an airline that are asked for without its name: the airline spoken of, or the person's own. */
const OF_AN_AIRLINE = new Set([
  "age",
  "reach",
  "swimming",
  "appearance",
  "visa",
  "education",
  "languages",
  "training",
  "contract",
  "bases",
  "requirements",
  "values",
  "mission",
  "vision",
  "fleet",
  "destinations",
  "employees",
  "headquarters",
  "founded",
  "alliance",
  "news",
  "medical",
  "selection",
  "tips",
  "special",
]);

export function readContext(
  message: Message,
  isNamed: boolean,
  wanted: readonly Wanted[],
  state: ChatState,
  knowledge: ChatKnowledge,
  targetAirline: string | null,
): Reading[] {
  if (isNamed) return [];
  const { plain, length } = message;
  const leans = leansBack(message);
  const facet = ownFacetIn(plain, "airlines");
  if (
    targetAirline !== null &&
    !facet &&
    /\bmy (target )?airline\b|mi aerolinea|ma compagnie|我的(目标)?航空公司/.test(plain)
  )
    return [
      { request: entryRequest([`airlines/${targetAirline}`]), score: 0.9, because: "own airline" },
    ];
  const spoken = airlineSpokenOf(state);
  const meansAirline = MEANS_THE_AIRLINE.test(plain);
  if (!facet || !OF_AN_AIRLINE.has(facet))
    return spoken && meansAirline && (length <= LONGEST_ASIDE || leans)
      ? onPassage(spoken, wanted, knowledge)
      : [];
  if (spoken && (isTopic(spoken, state) || meansAirline || leans))
    return [
      {
        request: entryRequest([spoken], facet),
        score: meansAirline || leans || length <= 7 ? 0.93 : 0.6,
        because: `airline spoken of, ${facet}`,
        ...(meansAirline || leans ? { goesOn: true } : {}),
      },
    ];
  const isRequirement = ["age", "reach", "swimming", "appearance", "visa", "requirements"].includes(
    facet,
  );
  const own = targetAirline === null ? undefined : knowledge.entry(`airlines/${targetAirline}`);
  if (own && (meansAirline || (isRequirement && length <= 12)))
    return [
      {
        request: entryRequest([own.citation.id], facet),
        score: meansAirline ? 0.91 : 0.8,
        because: `own airline, ${facet}`,
      },
    ];
  return isRequirement &&
    !/how many|\b(seats|passengers|faa|easa)\b/.test(plain) &&
    /minimum|requirement|require|need|must|have to|do i|can i|limit|allowed/.test(plain) &&
    length <= 12
    ? [{ request: { kind: "which-airline", facet }, score: 0.62, because: "no airline named" }]
    : [];
}

/** They, it, the company: said without its name, the airline of the thread is meant. */
const MEANS_THE_AIRLINE =
  /\b(they|them|their|it|its|the (airline|company|carrier)|my (target )?airline|this airline|that airline)\b|aerolinea|compagnie|他们|航空公司/;
/** Words up to which a question about "them" is about the airline, whatever else it has. */
const LONGEST_ASIDE = 12;
/** Of what is asked about "them", the airline's entry has to have so much. */
const PASSAGE_FITS = 0.5;

/** Id of the airline that the thread is about; null where it is about none. */
function airlineSpokenOf({ topic, airline }: ChatState): string | null {
  if (topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/")) return topic.ids[0];
  if (topic?.kind === "airline-gap" || topic?.kind === "airline-questions")
    return `airlines/${topic.airline}`;
  return airline === null ? null : `airlines/${airline}`;
}

function isTopic(id: string, { topic }: ChatState): boolean {
  return topic?.kind === "entry"
    ? topic.ids.includes(id)
    : topic?.kind.startsWith("airline-") === true;
}

/** "Would they let me have a flat": the part of their entry that has what is asked. */
function onPassage(id: string, wanted: readonly Wanted[], knowledge: ChatKnowledge): Reading[] {
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

/** "And British?", "what about Austrian?": after one airline a bare word is another's. */
export function airlineByBareWord(
  message: Message,
  knowledge: ChatKnowledge,
): { id?: string; name?: string } | null {
  if (message.length > BARE_WORDS || !(leansBack(message) || message.length <= 2)) return null;
  const bare = message.words.at(-1) ?? "";
  if (bare.length < 4) return null;
  for (const kind of ["airways", "airlines", "air", "airline"]) {
    const full = readMessage(`${bare} ${kind}`);
    const [id] = idsIn(knowledge.names.find(full), "airlines");
    if (id !== undefined) return { id };
    const name = otherAirlineIn(full.plain, message.text);
    if (name !== null) return { name };
  }
  return null;
}

const BARE_WORDS = 5;
