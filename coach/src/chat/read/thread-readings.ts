import type { SearchSet } from "content/search/schema";
import type { Wanted } from "../knowledge/finder.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { idsIn } from "../knowledge/name-index.ts";
import { otherAirlineIn } from "../knowledge/other-airlines.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatState } from "../state.ts";
import { ASKS_QUESTIONS } from "./airline-readings.ts";
import { isDependent } from "./dependence.ts";
import { facetIn, ownFacetIn } from "./facets.ts";
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
export function airlineSpokenOf({ topic, airline }: ChatState): string | null {
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

/** "And for Qatar?", "what about water?", "their values?": the request before with one thing changed. */
export function readBack(
  message: Message,
  called: readonly string[],
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading[] {
  const isOfAirlines = topic?.kind === "entry" && topic.ids[0]?.startsWith("airlines/") === true;
  const bare = isOfAirlines && called.length === 0 ? airlineByBareWord(message, knowledge) : null;
  if (bare?.name !== undefined)
    return [
      {
        request: { kind: "other-airline", name: bare.name },
        score: 0.95,
        because: "the same of an airline that is not in the guide",
        goesOn: true,
      },
    ];
  const ids = bare?.id ? [bare.id] : called;
  if (topic?.kind === "airline-questions" && leansBack(message)) {
    const airline = ids.find((id) => id.startsWith("airlines/"));
    return airline
      ? [
          {
            request: { ...topic, airline: airline.replace("airlines/", "") },
            score: 0.96,
            because: "the same of another airline",
            goesOn: true,
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
        goesOn: true,
      },
    ];
  if (topic?.kind === "explain-star" && isDependent(message)) return ofStar(message);
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
        goesOn: true,
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
        goesOn: true,
      },
    ];
  const [set = ""] = before.split("/");
  const isAlike = ids.length > 0 && ids.every((id) => id.startsWith(`${set}/`));
  const leans =
    leansBack(message) || (isAlike && isDependent(message) && message.length <= SWAPPED_WORDS);
  if (!leans && message.length > 4) return [];
  const otherSide = leans ? swapped(before, message.plain) : null;
  if (otherSide && knowledge.entry(otherSide))
    return [
      {
        request: entryRequest([otherSide], topic.facet),
        score: 0.96,
        because: "the other environment",
        goesOn: true,
      },
    ];
  const same = ids.filter((id) => id.startsWith(`${set}/`));
  const named = facetIn(message.plain, set as SearchSet);
  if (same.length > 0 && (leans || isAlike))
    return [
      {
        request: entryRequest(same, named ?? topic.facet),
        score: 0.96,
        because: "the same of another entry",
        goesOn: true,
      },
    ];
  if (
    ids.length === 0 &&
    named &&
    knowledge.entry(before)?.parts.some(({ facet }) => facet === named)
  )
    return [
      {
        request: { ...topic, facet: named, others: [], statements: [], told: 0 },
        score: leans ? 0.94 : 0.83,
        because: "another part of the same entry",
        goesOn: true,
      },
    ];
  return [];
}

/** "And British?", "what about Austrian?": after one airline a bare word is another's. */
function airlineByBareWord(
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

/** "Which of them counts most?" after STAR: the action; "how long is that?": its length. */
function ofStar({ plain }: Message): Reading[] {
  const asked: readonly (readonly [
    Extract<ChatRequest, { kind: "explain-star" }>["part"],
    RegExp,
  ])[] = [
    [
      "action",
      /\b(most important|matters? (the )?most|counts? (the )?most|main|key|longest|biggest|largest|most time|focus)\b|mas importante|plus important|最重要|最长/,
    ],
    ["length", /\bhow (long|many minutes)|minutes|cuanto dura|combien de temps|多长|多久/],
    ["example", /\b(example|sample|sound like)\b|ejemplo|exemple|例/],
    ["result", /\b(last|end|ending|result|the r)\b|resultado|resultat|结果/],
    ["situation", /\b(begin|beginning|start|situation|first (one|letter|part))\b|situacion|情境/],
    ["task", /\b(task|second (one|letter|part)|the t)\b|tarea|tache|任务/],
  ];
  const part = asked.find(([, pattern]) => pattern.test(plain))?.[0];
  return part
    ? [
        {
          request: { kind: "explain-star", part },
          score: 0.95,
          because: "a part of STAR",
          goesOn: true,
        },
      ]
    : [];
}

/** "Is Virgin more relaxed?": so short, another name asks the same of another. */
const SWAPPED_WORDS = 7;

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
          goesOn: true,
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
