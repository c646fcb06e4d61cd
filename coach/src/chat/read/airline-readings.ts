import { AIRLINES } from "content/airlines/airlines";
import type { Facet } from "../knowledge/entry.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import { otherAirlineIn } from "../knowledge/other-airlines.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import { ASKS_WHY_THEM, ofOnesFamily, WHY_THEM, withoutNames } from "./airline-asked.ts";
import { ofTheBody } from "./body-gap.ts";
import { factsAskedIn, ownFacetIn } from "./facets.ts";
import { fold, type Message } from "./message.ts";
import { type PartReading, readPart } from "./parts/parts.ts";
import type { Reading } from "./skills.ts";

export const ASKS_QUESTIONS =
  /\bquestions?\b.*\b(ask|asked|expect|typical|likely|common|get|prepare)|(what|which) (questions|do they ask(?! (?:for|of))|does (?:\w+ ){1,3}ask(?! (?:for|of)))|(typical|common|likely|sample) .*questions|(que|cuales) preguntas|quelles questions|(会|都)?问(什么|哪些)|面试题/;

const ASKS_FOR_TYPES =
  /\b(what|which|kinds? of|types? of) (planes?|aircraft|airplanes?|jets?|models?)\b(?!.*\bhow many\b)|que aviones|quels avions|什么(飞机|机型)|哪些机型/;

/** One airline or several, with the part that is asked for. */
export function readAirlines(
  message: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  const ids = idsIn(called, "airlines");
  const [first] = ids;
  if (first === undefined) return [];
  const { plain } = message;
  if (ASKS_QUESTIONS.test(plain)) return [airlineQuestions(first)];
  const asked = readPart(withoutNames(message, called));
  // "What does Qatar ask for" are its requirements.
  const isOfQuestions = asked.part === "interview-questions" && !/\basks? (?:for|of)\b/.test(plain);
  if (isOfQuestions && asked.share >= SURE_OF_PART) return [airlineQuestions(first)];
  if (ids.length === 1 && ASKS_WHY_THEM.test(withoutNames(message, called).plain))
    return [
      {
        request: entryRequest(["assessment-days/final-why-this-airline"]),
        ...{ score: 0.96, because: WHY_THEM },
      },
    ];
  const facet = facetMeant(plain, asked);
  const ofFamily = ids.length === 1 ? ofOnesFamily(first, facet, message, called, knowledge) : null;
  if (ofFamily) return [ofFamily];
  const base = ids.length > 1 ? 0.95 : 0.93;
  const facts = factsAskedIn(plain);
  const [fact, ...others] = facts;
  if (ids.length > 1 && COMPARES_ALL.test(plain) && others.length === 0)
    return [{ request: entryRequest(ids), score: base, because: "airlines, all that decides" }];
  if (fact && others.length > 0)
    return [
      {
        request: { ...entryRequest(ids, fact), others },
        score: base,
        because: `airline, ${facts.join(" and ")}`,
      },
    ];
  if (ids.length > 1 && facet === null && SETS_APART.test(plain))
    return [{ request: entryRequest(ids), score: base, because: "airlines beside each other" }];
  const isOfTypes =
    ASKS_FOR_TYPES.test(plain) || (asked.part === "fleet-types" && asked.share >= SURE_OF_PART);
  if (ids.length === 1 && isOfTypes)
    return [
      {
        // Where no type is told, how many aircraft there are comes nearest.
        request: tellsOfTypes(first, knowledge)
          ? { ...entryRequest(ids, "special"), focus: ["boe", "airbus"] }
          : entryRequest(ids, "fleet"),
        score: base,
        because: "airline, types it flies",
      },
    ];
  // "The double floor one of Emirates, how many doors": of the aircraft, whoever flies it.
  const isOfAircraft =
    ASKS_OF_DOORS.test(plain) && (facet === null || OF_THE_FLEET.has(facet)) && ids.length === 1;
  if (isOfAircraft) return [{ request: entryRequest(ids, facet), score: 0.4, because: "airline" }];
  if (facet)
    return [{ request: airlinePart(ids, facet, plain), score: base, because: `airline, ${facet}` }];
  const isAbout =
    /tell me|about|know|facts|describe|compare|versus|\bvs\b|difference|better|cuentame|hablame|que sabes|parle[- ]moi|介绍|说说|比较/.test(
      plain,
    );
  const isAll = called.some(
    ({ entry, from, to }) => entry.set === "airlines" && from === 0 && to === message.words.length,
  );
  return [
    {
      request: entryRequest(ids),
      score: isAll ? 0.95 : isAbout ? 0.88 : message.length <= 3 ? 0.82 : 0.38,
      because: "airline",
    },
  ];
}

/** Whether the part on what sets the airline apart names types of aircraft. */
function tellsOfTypes(id: string, knowledge: ChatKnowledge): boolean {
  const special = knowledge.entry(id)?.parts.find(({ facet }) => facet === "special");
  return /airbus|boeing|\ba3\d\d|embraer|atr\b/i.test(JSON.stringify(special ?? ""));
}

/** "Compare their requirements": no part in particular, whatever figure is told along. */
const COMPARES_ALL =
  /\b(requirements?|conditions|criteria|everything|all (the )?(points|things)|overall|in general|tout|todo|requisitos|conditions)\b.*\b(compar\w*|versus|vs|side by side|difference|both|the two|and|or)\b|\b(compar\w*|versus|vs|side by side)\b.*\b(requirements?|conditions|criteria|everything|overall|in general|requisitos|tout|todo)\b|要求.*(比较|对比)|(比较|对比).*要求/;
/** Two of them are weighed against each other. */
const SETS_APART =
  /\b(?:compar\w*|side by side|versus|vs|differ\w*|better|best|worse|stricter|strictest|easier|easiest|harder|hardest|tougher|toughest|nicer|choose|pick|prefer|recommend|rather)\b/;
const ASKS_OF_DOORS = /\b(doors?|exits?|slides?|windows?|wings?)\b/;
const OF_THE_FLEET = new Set<Facet>(["fleet", "special", "training", "destinations"]);
const SURE_OF_PART = 0.7;
/** Where no pattern reads anything, the likeliest part is meant. */
const LIKELY_PART = 0.6;
/** Parts that were not among those learnt. */
const NOT_LEARNT = new Set<Facet>(["code", "region", "mission", "vision"]);

const OF_APPLICANTS =
  /\b(?:from|of|in) (?:an? |new |its |their )?(?:applicants?|candidates?|beginners?|new crew)\b/;

/** The part that was learnt to be meant, where that is sure or where no pattern reads one. */
function facetMeant(plain: string, { facet, share }: PartReading): Facet | null {
  const pattern = ownFacetIn(plain, "airlines");
  if (pattern !== null && NOT_LEARNT.has(pattern)) return pattern;
  // "What does Emirates want from applicants": all of it, whichever part is likeliest by itself.
  if (pattern === "requirements" && OF_APPLICANTS.test(plain)) return pattern;
  if (facet !== null && share >= (pattern === null ? LIKELY_PART : SURE_OF_PART)) return facet;
  return pattern;
}

function airlineQuestions(id: string): Reading {
  return {
    request: { kind: "airline-questions", airline: id.replace("airlines/", "") },
    score: 0.94,
    because: "questions of an airline",
  };
}

/** A base told in general words, "Australian capitals", says little without the home of the airline. */
function airlinePart(
  ids: readonly string[],
  facet: Facet,
  plain: string,
): Extract<ChatRequest, { kind: "entry" }> {
  const isOne = ids.length === 1;
  const isHome = facet === "bases" && isOne && ASKS_WHERE.test(plain);
  // "Where would I be living": the flat is one half of it, the town the other.
  const isLife = facet === "contract" && isOne && /\b(where|live|living)\b/.test(plain);
  return {
    ...entryRequest(ids, facet),
    others: isHome ? ["headquarters"] : isLife ? ["bases"] : [],
  };
}

const ASKS_WHERE = /\b(where|whereabouts|main|home|donde|ou)\b|哪/;

/** An airline that the guide does not have: its hubs may be known, what it asks is not. */
export function readOtherAirline({ plain, text }: Message, called: readonly Called[]): Reading[] {
  const name =
    idsIn(called, "airlines").length > 0
      ? null
      : (otherAirlineIn(plain, text) ?? airlineByForm(text));
  if (name === null) return [];
  const facet = ownFacetIn(plain, "airlines");
  const asksForHub =
    /\b(hubs?|bases?|based|home (base|airport|town)|airports?)\b|^ ?where (is|are)\b|枢纽|总部/.test(
      plain,
    ) &&
    (facet === null || HOME.has(facet));
  return [
    {
      request: asksForHub
        ? { kind: "airports", country: null, city: null, airline: name }
        : { kind: "other-airline", name, facet, general: ofTheBody(plain) },
      score: 0.97,
      because: `airline ${name}, not in the guide`,
    },
  ];
}

const HOME = new Set<Facet>(["bases", "headquarters"]);

/** "Zephyr Atlantic Airways": a name by its form, though nobody has heard of it. */
function airlineByForm(text: string): string | null {
  return (
    text.match(
      /\b(?!(?:Which|What|The|Are|Do|Is|How|Many|All|For|At|Of)\b)((?:\p{Lu}\p{L}+ ){1,3}(?:Airways|Airlines|Air Lines))\b/u,
    )?.[1] ?? null
  );
}

const ALLIANCES: readonly (readonly [string, RegExp])[] = [
  ["Star Alliance", /star alliance|星空联盟/],
  ["oneworld", /one ?world|寰宇一家/],
  ["SkyTeam", /sky ?team|天合联盟/],
  ["Independent", /no alliance|independent|not in (an|any) alliance/],
];
const REGIONS: readonly (readonly [string, RegExp])[] = [
  ["US", /\b(us|usa|american|united states|america)\b/],
  ["Europe", /europ/],
  ["Middle East", /middle east|gulf/],
  ["Asia-Pacific", /asia|pacific/],
];
/** The region of the guide that a folded message names; null where it names none. */
export function regionIn(plain: string): string | null {
  return REGIONS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Cities and countries in which airlines have their headquarters. */
const PLACES = [
  ...new Set(AIRLINES.flatMap(({ headquarters }) => headquarters.split(/, | \(|\)/))),
].filter((name) => name.length > 3);

/** The city or country of airlines that a folded message names, in its English spelling; undefined where it names none. */
export const placeIn = (plain: string): string | undefined =>
  PLACES.find((name) => plain.includes(` ${fold(name)} `) || plain.includes(` ${fold(name)}?`));

const RANKS: readonly (readonly [Extract<ChatRequest, { kind: "rank" }>["by"], RegExp])[] = [
  ["fleet", /fleet|aircraft|planes|airplanes|flota|flotte/],
  ["destinations", /destination|network|cities|destinos/],
  ["employees", /employ|staff|people|workforce/],
  ["age", /minimum age|age limit|\bage\b|youngest age/],
  ["founded", /oldest|youngest|newest|founded/],
];
/** Bodily measures, named before any figure of the company. */
const MEASURES: typeof RANKS = [
  ["reach", /\breach|tiptoe|fingertips?\b/],
  [
    "height",
    /\bheight\b|\bhow tall\b|\b(?:short|small) (?:people|person|girls?|women|men|candidates?)\b/,
  ],
];
/** "Any that don't ask for 212", "like lower". */
const ASKS_FOR_LESS =
  /\b(?:smallest|fewest|least|lowest|lower|less|smaller|shorter|easier|under|below|without|not? (?:ask|need|want|require)\w*|n'?t (?:ask|need|want|require|have)|dont (?:ask|need|want|require|have)|minimum)\b/;

/** The list of all airlines, to be narrowed. */
export const ALL_AIRLINES = {
  kind: "airlines",
  alliance: null,
  region: null,
  place: null,
  isEnglishEnough: false,
} as const;

/** Airlines of an alliance, a region or a place, and the largest of them. */
export function readAirlineLists({ plain }: Message, called: readonly Called[]): Reading[] {
  if (
    idsIn(called, "airlines").length > 0 ||
    !/airline|carrier|alliance|oneworld|skyteam|aerolinea|compagnie|航空公司|联盟/.test(plain)
  )
    return [];
  const measure = MEASURES.find(([, pattern]) => pattern.test(plain))?.[0];
  if (measure && ASKS_FOR_LESS.test(plain))
    return [
      {
        request: { kind: "rank", by: measure, isMost: false },
        ...{ score: 0.94, because: `rank by ${measure}` },
      },
    ];
  const rank = RANKS.find(([, pattern]) => pattern.test(plain))?.[0];
  const isMost = /largest|biggest|most|highest|oldest|longest|mas grande|plus grande/.test(plain);
  const isLeast = /smallest|fewest|least|lowest|youngest|newest/.test(plain);
  if (rank && (isMost || isLeast))
    return [
      {
        request: { kind: "rank", by: rank, isMost: rank === "founded" ? !isMost : isMost },
        score: 0.93,
        because: `rank by ${rank}`,
      },
    ];
  const alliance = ALLIANCES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  const region = regionIn(plain);
  const asksForList =
    /which|what|list|name|who|members?|belong|airlines (in|from|of|do)|que aerolineas|quelles compagnies|哪些/.test(
      plain,
    );
  if ((alliance || region) && asksForList)
    return [
      {
        request: { ...ALL_AIRLINES, alliance, region: alliance ? null : region },
        score: 0.9,
        because: "list of airlines",
      },
    ];
  const place = placeIn(plain);
  if (
    place &&
    asksForList &&
    !/\bhubs?\b/.test(plain) &&
    /headquart|based|home|from|\bin\b|sede|siege|总部/.test(plain)
  )
    return [
      {
        request: { ...ALL_AIRLINES, place },
        score: 0.92,
        because: "airlines of a place",
      },
    ];
  if (
    /\b(which|what) airlines (has|have) you\b|\b(which|what) airlines\b.{0,12}\b(do you|are (in|there)|have you|you (have|know|cover)|have|in (your|the) (guide|material|list))\b(?! (a|an|the|any|no|to)\b)|\b(que|cuales) aerolineas (tienes|hay|conoces|cubres|sabes)|\bquelles compagnies (as-tu|avez-vous|tu as|vous avez|connais|connaissez|y a-t-il|sont dans)|(有|知道|收录)(了)?哪些航空公司|哪些航空公司.{0,6}(资料|指南)|list (of |all )?(the )?airlines|airlines do you (know|have|cover)/.test(
      plain,
    )
  )
    return [
      {
        request: ALL_AIRLINES,
        score: 0.96,
        because: "list of airlines",
      },
    ];
  return [];
}
