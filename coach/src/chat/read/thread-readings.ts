import type { SearchSet } from "content/search/schema";
import type { Wanted } from "../knowledge/finder.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { ASKS_QUESTIONS } from "./airline-readings.ts";
import { facetIn, ownFacetIn } from "./facets.ts";
import { leansBack } from "./follow-up.ts";
import type { Message } from "./message.ts";
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
  { plain, length }: Message,
  isNamed: boolean,
  state: ChatState,
  knowledge: ChatKnowledge,
  targetAirline: string | null,
): Reading[] {
  if (isNamed) return [];
  const facet = ownFacetIn(plain, "airlines");
  if (
    targetAirline !== null &&
    !facet &&
    /\bmy (target )?airline\b|mi aerolinea|ma compagnie|我的(目标)?航空公司/.test(plain)
  )
    return [
      { request: entryRequest([`airlines/${targetAirline}`]), score: 0.9, because: "own airline" },
    ];
  if (!facet || !OF_AN_AIRLINE.has(facet)) return [];
  const { topic } = state;
  const spoken =
    topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/") ? topic.ids : null;
  const meansAirline =
    /\b(they|them|their|it|its|the (airline|company|carrier)|my (target )?airline|this airline|that airline)\b|aerolinea|compagnie|他们|航空公司/.test(
      plain,
    );
  if (spoken)
    return [
      {
        request: entryRequest(spoken, facet),
        score: meansAirline || length <= 7 ? 0.9 : 0.6,
        because: `airline spoken of, ${facet}`,
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

/** "And for Qatar?", "what about water?", "their values?": the request before with one thing changed. */
export function readBack(
  message: Message,
  ids: readonly string[],
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  if (topic?.kind === "airline-questions" && leansBack(message)) {
    const airline = ids.find((id) => id.startsWith("airlines/"));
    return airline
      ? [
          {
            request: { ...topic, airline: airline.replace("airlines/", "") },
            score: 0.96,
            because: "the same of another airline",
          },
        ]
      : [];
  }
  if (
    topic?.kind === "weakest-answer" &&
    message.length <= 6 &&
    /best|strong|worst|weak|mejor|peor|meilleur|pire|最/.test(message.plain)
  )
    return [
      {
        request: {
          kind: "weakest-answer",
          isStrongest: /best|strong|mejor|meilleur|最(好|强)/.test(message.plain),
        },
        score: 0.95,
        because: "the other end of the record",
      },
    ];
  if (topic?.kind !== "entry") return [];
  const [before = ""] = topic.ids;
  const airlines = ids.filter((id) => id.startsWith("airlines/"));
  if (
    before.startsWith("airlines/") &&
    airlines.length === 0 &&
    ASKS_QUESTIONS.test(message.plain) &&
    message.length <= 9
  )
    return [
      {
        request: { kind: "airline-questions", airline: before.replace("airlines/", "") },
        score: 0.95,
        because: "questions of the airline spoken of",
      },
    ];
  if (
    before.startsWith("airlines/") &&
    airlines.length > 0 &&
    /\b(compare|versus|vs|difference|different|better)\b/.test(message.plain) &&
    /\b(them|it|that|this|to|with)\b/.test(message.plain)
  )
    return [
      {
        request: entryRequest(
          [...new Set([...topic.ids, ...airlines])],
          ownFacetIn(message.plain, "airlines") === "special"
            ? null
            : ownFacetIn(message.plain, "airlines"),
        ),
        score: 0.96,
        because: "compared with the airline spoken of",
      },
    ];
  const [set = ""] = before.split("/");
  if (!leansBack(message) && message.length > 4) return [];
  const otherSide = leansBack(message) ? swapped(before, message.plain) : null;
  if (otherSide && knowledge.entry(otherSide))
    return [
      {
        request: entryRequest([otherSide], topic.facet),
        score: 0.96,
        because: "the other environment",
      },
    ];
  const same = ids.filter((id) => id.startsWith(`${set}/`));
  const named = facetIn(message.plain, set as SearchSet);
  if (same.length > 0 && leansBack(message))
    return [
      {
        request: entryRequest(same, named ?? topic.facet),
        score: 0.96,
        because: "the same of another entry",
      },
    ];
  if (
    ids.length === 0 &&
    named &&
    knowledge.entry(before)?.parts.some(({ facet }) => facet === named)
  )
    return [
      {
        request: { ...topic, facet: named, others: [], told: 0 },
        score: leansBack(message) ? 0.94 : 0.83,
        because: "another part of the same entry",
      },
    ];
  return [];
}

/** "And a baby?" after choking: the words of the topic and the new ones together find the neighbouring entry. */
export function readFurther(
  message: Message,
  wanted: readonly Wanted[],
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  if (topic?.kind !== "entry" || !leansBack(message) || wanted.length === 0) return [];
  const entry = knowledge.entry(topic.ids[0] ?? "");
  if (!entry || entry.set === "airlines" || entry.set === "airports") return [];
  const before = stemsOf(entry.names[1] ?? entry.names[0] ?? "").slice(0, 2);
  const both = [...before.map((one) => ({ stems: [one] })), ...wanted];
  const [first] = knowledge.finder.find(both, [], ({ set, citation }) =>
    citation.id === entry.citation.id ? 0 : set === entry.set ? 1.1 : 0.9,
  );
  return first && first.fit >= 0.8
    ? [
        {
          request: entryRequest([first.entry.citation.id]),
          score: 0.95,
          because: "the topic before, with a new word",
        },
      ]
    : [];
}

function swapped(id: string, plain: string): string | null {
  if (!id.startsWith("evacuation/")) return null;
  if (/\b(water|sea|ditching|agua|eau)\b|水/.test(plain)) return id.replace("/land", "/water");
  return /\b(land|ground|runway|tierra|terre)\b|陆/.test(plain)
    ? id.replace("/water", "/land")
    : null;
}
