import { AIRLINES } from "content/airlines/airlines";
import type { SearchSet } from "content/search/schema";
import { EQUIPMENT_OF } from "../knowledge/aircraft.ts";
import { ALL_AIRPORTS } from "../knowledge/airports.ts";
import type { Wanted } from "../knowledge/finder.ts";
import { isWeak, stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Called } from "../knowledge/name-index.ts";
import { otherAirlineIn } from "../knowledge/other-airlines.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import { facetIn, ownFacetIn } from "./facets.ts";
import { fold, type Message } from "./message.ts";
import type { Reading } from "./skills.ts";

/** Ids of a set's entries that a message calls by name, in the order of the message. */
export function idsIn(called: readonly Called[], set: SearchSet): string[] {
  const ids = called
    .filter(({ entry }) => entry.set === set)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  return [...new Set(ids.map(({ entry }) => entry.citation.id))];
}

/** Readings that rest on what the message calls by name. */
export function readNames(
  message: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  return [
    ...readAirlines(message, called),
    ...readAirlineLists(message, called),
    ...readOtherAirline(message, called),
    ...readAirports(message, called, knowledge),
    ...readAircraft(message, called),
    ...readCultures(message, called),
  ];
}

export const ASKS_QUESTIONS =
  /\bquestions?\b.*\b(ask|asked|expect|typical|likely|common|get|prepare)|(what|which) (questions|do they ask|does .* ask)|(typical|common|likely|sample) .*questions|(que|cuales) preguntas|quelles questions|(会|都)?问(什么|哪些)|面试题/;

function readAirlines(message: Message, called: readonly Called[]): Reading[] {
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
  if (facet)
    return [{ request: entryRequest(ids, facet), score: base, because: `airline, ${facet}` }];
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

/** An airline that the guide does not have: its hubs may be known, what it asks is not. */
function readOtherAirline({ plain, text }: Message, called: readonly Called[]): Reading[] {
  const name =
    idsIn(called, "airlines").length > 0 ? null : (otherAirlineIn(plain) ?? airlineByForm(text));
  if (name === null) return [];
  const asksForHub = /\b(hubs?|bases?|based|where|home|airports?)\b|枢纽|总部/.test(plain);
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

function readAirlineLists({ plain }: Message, called: readonly Called[]): Reading[] {
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
  const region = REGIONS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
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

const COUNTRIES = [...new Set(ALL_AIRPORTS.map(({ country }) => country))];

function readAirports(
  message: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  const { plain } = message;
  const ids = idsIn(called, "airports");
  const facet = ownFacetIn(plain, "airports");
  const speaksOfAirports = /airport|\bcode\b|iata|icao|aeropuerto|aeroport|codigo|机场|代码/.test(
    plain,
  );
  if (ids.length === 0) {
    const airline = idsIn(called, "airlines")[0];
    if (airline && /\b(hubs?|home base|home airport|main base)\b|枢纽/.test(plain))
      return [
        {
          request: {
            kind: "airports",
            country: null,
            city: null,
            airline: airline.replace("airlines/", ""),
          },
          score: 0.95,
          because: "hubs of an airline",
        },
      ];
    const country = COUNTRIES.find(
      (name) => plain.includes(` ${fold(name)} `) || plain.includes(` ${fold(name)}?`),
    );
    if (country && /airports|aeropuertos|aeroports|机场/.test(plain))
      return [
        {
          request: { kind: "airports", country, city: null, airline: null },
          score: 0.9,
          because: "airports of a country",
        },
      ];
    return [];
  }
  const hasCode = called.some(
    ({ entry, name }) => entry.set === "airports" && fold(entry.names[0] ?? "") === name,
  );
  const score = speaksOfAirports
    ? 0.93
    : hasCode && message.length <= 9
      ? 0.9
      : facet && facet !== "place"
        ? 0.7
        : message.length <= 3
          ? 0.78
          : 0.36;
  if (ids.length > 1 && !hasCode) {
    const cities = new Set(ids.map((id) => knowledge.entry(id)?.names.at(-1) ?? ""));
    const [city] = cities;
    if (cities.size === 1 && city !== undefined && facet !== "hub")
      return [
        {
          request: { kind: "airports", country: null, city, airline: null },
          score,
          because: "airports of a city",
        },
      ];
  }
  const asked = hasCode && facet === "code" ? "place" : facet;
  return [{ request: entryRequest(ids, asked), score, because: "airport" }];
}

function readAircraft(message: Message, called: readonly Called[]): Reading[] {
  const models = idsIn(called, "aircraft").filter((id) => EQUIPMENT_OF.has(id));
  if (models.length === 0) return [];
  const facet = ownFacetIn(message.plain, "aircraft");
  const isOfEquipment = facet === "arming" || facet === "procedures" || facet === "features";
  const ids = isOfEquipment ? models.map((id) => EQUIPMENT_OF.get(id) ?? id) : models;
  return [
    {
      request: entryRequest(ids, facet),
      score:
        isOfEquipment ||
        (facet === "exits" &&
          !/\b(open|opens|opened|operate|overwing|throw|use)\b/.test(message.plain)) ||
        /how many|number of|cuant|combien|几个|多少/.test(message.plain)
          ? 0.94
          : facet
            ? 0.79
            : message.length <= 5
              ? 0.84
              : 0.5,
      because: "aircraft type",
    },
  ];
}

function readCultures(message: Message, called: readonly Called[]): Reading[] {
  const ids = idsIn(called, "cultures").filter((id) => !id.includes("module-"));
  if (ids.length === 0) return [];
  const facet = ownFacetIn(message.plain, "cultures");
  const speaksOfInterviews =
    /interview|entrevista|entretien|面试|cultur|etiquette|recruiter|assess/.test(message.plain);
  return [
    {
      request: entryRequest(ids, facet),
      score: facet ? 0.96 : speaksOfInterviews ? 0.86 : message.length <= 3 ? 0.7 : 0.35,
      because: "region",
    },
  ];
}

/** Entries that people have a name of several words for: "after the interview", "gap in my CV". */
export function readPhrases(
  message: Message,
  called: readonly Called[],
  wanted: readonly Wanted[],
): Reading[] {
  const [longest] = called
    .filter(
      ({ entry, name }) =>
        entry.set !== "terminology" && !BY_FACET.has(entry.set) && name.includes(" "),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  if (!longest) return [];
  const { entry, from, to } = longest;
  // A part of a door and a term of the trade have one name: the term tells more.
  if (called.some((one) => one.entry.set === "terminology" && one.from === from && one.to === to))
    return [];
  const facet = facetIn(message.plain, entry.set);
  const share = shareOf(longest.name, wanted);
  const isPart = entry.parts.some((part) => part.facet === facet);
  return [
    {
      request: entryRequest([entry.citation.id], isPart && facet !== "why" ? facet : null),
      score: 0.6 + 0.35 * share,
      because: `called “${longest.name}”`,
    },
  ];
}

/** 0 to 1: how much of what was asked a name is, weak words aside. */
function shareOf(name: string, wanted: readonly Wanted[]): number {
  const keys = new Set(stemsOf(name));
  const strong = wanted.filter(({ stems }) => !stems.every(isWeak));
  const met = strong.filter(({ stems }) => stems.some((key) => keys.has(key)));
  return strong.length === 0 ? 1 : met.length / strong.length;
}

/** Sets whose names are read together with what is asked of them. */
const BY_FACET = new Set<SearchSet>(["airlines", "airports", "cultures"]);

/** Words of a term stand in the message: the more of the message they are, the surer. */
export function readTerms(
  message: Message,
  called: readonly Called[],
  contentWords: number,
): Reading[] {
  const terms = called
    .filter(({ entry }) => entry.set === "terminology")
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const [first] = terms;
  if (!first) return [];
  const facet = facetIn(message.plain, "terminology");
  const span =
    first.from === 0 && first.to === message.words.length
      ? contentWords
      : first.name.split(" ").length;
  const share = Math.min(1, span / Math.max(1, contentWords));
  const asksForMeaning =
    /\b(what|what's|define|definition|meaning|mean|means|stand|stands|explain|term|que es|que significa|qu'est-ce|c'est quoi)\b|什么是|是什么|意思/.test(
      message.plain,
    );
  const isOwn = facet === "pronunciation" || facet === "translation";
  const score = isOwn
    ? 0.95
    : 0.45 +
      0.4 * share +
      (asksForMeaning && share > 0.6 ? 0.08 : 0) -
      (first.entry.names.slice(0, 4).some((name) => fold(name) === first.name) ? 0 : 0.02);
  return [
    {
      request: entryRequest(
        [first.entry.citation.id],
        facet === "why" || facet === "steps" ? null : facet,
      ),
      score,
      because: `term ${first.name}`,
    },
  ];
}
