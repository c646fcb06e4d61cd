import { AIRLINES } from "content/airlines/airlines";
import type { Facet } from "../knowledge/entry.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import { otherAirlineIn } from "../knowledge/other-airlines.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import { factsAskedIn, ownFacetIn } from "./facets.ts";
import { fold, type Message } from "./message.ts";
import type { Reading } from "./skills.ts";

export const ASKS_QUESTIONS =
  /\bquestions?\b.*\b(ask|asked|expect|typical|likely|common|get|prepare)|(what|which) (questions|do they ask|does .* ask)|(typical|common|likely|sample) .*questions|(que|cuales) preguntas|quelles questions|(会|都)?问(什么|哪些)|面试题/;

const ASKS_FOR_TYPES =
  /\b(what|which|kinds? of|types? of) (planes?|aircraft|airplanes?|jets?|models?)\b(?!.*\bhow many\b)|que aviones|quels avions|什么(飞机|机型)|哪些机型/;

/** One airline or several, with the part that is asked for. */
export function readAirlines(message: Message, called: readonly Called[]): Reading[] {
  const ids = idsIn(called, "airlines");
  const [first] = ids;
  if (first === undefined) return [];
  const { plain } = message;
  if (ASKS_QUESTIONS.test(plain))
    return [
      {
        request: { kind: "airline-questions", airline: first.replace("airlines/", "") },
        score: 0.94,
        because: "questions of an airline",
      },
    ];
  const facet = ownFacetIn(plain, "airlines");
  const base = ids.length > 1 ? 0.95 : 0.93;
  const facts = ids.length === 1 ? factsAskedIn(plain) : [];
  const [fact, ...others] = facts;
  if (fact && others.length > 0)
    return [
      {
        request: { ...entryRequest(ids, fact), others },
        score: base,
        because: `airline, ${facts.join(" and ")}`,
      },
    ];
  if (ids.length === 1 && ASKS_FOR_TYPES.test(plain))
    return [
      {
        request: { ...entryRequest(ids, "special"), focus: ["boe", "airbus"] },
        score: base,
        because: "airline, types it flies",
      },
    ];
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

/** A base told in general words, "Australian capitals", says little without the home of the airline. */
function airlinePart(
  ids: readonly string[],
  facet: Facet,
  plain: string,
): Extract<ChatRequest, { kind: "entry" }> {
  const isHome = facet === "bases" && ids.length === 1 && ASKS_WHERE.test(plain);
  return { ...entryRequest(ids, facet), others: isHome ? ["headquarters"] : [] };
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
        : { kind: "other-airline", name },
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

const RANKS: readonly (readonly [Extract<ChatRequest, { kind: "rank" }>["by"], RegExp])[] = [
  ["fleet", /fleet|aircraft|planes|airplanes|flota|flotte/],
  ["destinations", /destination|network|cities|destinos/],
  ["employees", /employ|staff|people|workforce/],
  ["age", /minimum age|age limit|\bage\b|youngest age/],
  ["founded", /oldest|youngest|newest|founded/],
];

/** Airlines of an alliance, a region or a place, and the largest of them. */
export function readAirlineLists({ plain }: Message, called: readonly Called[]): Reading[] {
  if (
    idsIn(called, "airlines").length > 0 ||
    !/airline|carrier|alliance|oneworld|skyteam|aerolinea|compagnie|航空公司|联盟/.test(plain)
  )
    return [];
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
        request: { kind: "airlines", alliance, region: alliance ? null : region, place: null },
        score: 0.9,
        because: "list of airlines",
      },
    ];
  const place = PLACES.find(
    (name) => plain.includes(` ${fold(name)} `) || plain.includes(` ${fold(name)}?`),
  );
  if (
    place &&
    asksForList &&
    !/\bhubs?\b/.test(plain) &&
    /headquart|based|home|from|\bin\b|sede|siege|总部/.test(plain)
  )
    return [
      {
        request: { kind: "airlines", alliance: null, region: null, place },
        score: 0.92,
        because: "airlines of a place",
      },
    ];
  if (
    /\b(which|what) airlines (do you|are (in|there))|list (of |all )?(the )?airlines|airlines do you (know|have|cover)/.test(
      plain,
    )
  )
    return [
      {
        request: { kind: "airlines", alliance: null, region: null, place: null },
        score: 0.9,
        because: "list of airlines",
      },
    ];
  return [];
}
