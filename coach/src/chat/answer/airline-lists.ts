import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import { AIRLINES } from "content/airlines/airlines";
import type { AirlineFact } from "contract/airline-facts";
import type { Citation } from "contract/chat";
import { heightAskedBy, reachAskedBy } from "../knowledge/fit.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { Voice } from "../words.ts";
import { type Context, type Draft, items, suggest } from "./draft.ts";
import { answerEntry } from "./entry.ts";
import { citationsOf } from "./telling.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

/** Sources under a list. */
const CITED = 12;

/** The airlines of an alliance or a region, or all of them. */
export function answerAirlines(request: Of<"airlines">, context: Context): Draft {
  const { voice } = context;
  const found = AIRLINES.filter(
    ({ id, alliance, region, headquarters }) =>
      (request.alliance === null || (alliance ?? "Independent") === request.alliance) &&
      (request.region === null || region === request.region) &&
      (request.place === null || headquarters.includes(request.place)) &&
      (!request.isEnglishEnough || isEnglishEnough(id)),
  );
  const of = request.alliance ?? request.region ?? request.place;
  return {
    request,
    paragraphs: [
      voice.say(
        request.isEnglishEnough
          ? "airlines.english"
          : of === null
            ? "airlines.all"
            : request.alliance
              ? "airlines.alliance"
              : request.place
                ? "airlines.place"
                : "airlines.region",
        { of: of ?? "", count: found.length },
      ),
      `${namesOf(found, voice)}.`,
    ],
    citations: citationsOfAirlines(found, context),
    suggestions: suggestAbout(found, voice),
  };
}

/** Whether an airline asks for English and for no other language: "Spanish is useful" does not, "German as well" does. */
function isEnglishEnough(id: string): boolean {
  const asked = AIRLINE_REQUIREMENTS[id]?.person.languages ?? "";
  return (
    /\bEnglish\b/.test(asked) &&
    asked
      .split(/[;.]/)
      .every((clause) => !NAMES_ANOTHER.test(clause) || IS_NO_CONDITION.test(clause))
  );
}

const NAMES_ANOTHER =
  /\b(?:languages?|German|French|Spanish|Portuguese|Italian|Dutch|Turkish|Arabic|Hindi|Malay|Maori|Mandarin|Cantonese|Japanese|Korean|Swedish|Danish|Norwegian|Finnish|Icelandic|Polish|Thai|Indonesian|Filipino)\b/;
const IS_NO_CONDITION =
  /\b(?:welcome|useful|advantage|no condition|posts|valued|international crews|long-haul|language-qualified)\b/;

type Figure = Exclude<Of<"rank">["by"], keyof typeof MEASURED>;

const RANKED: Record<Figure, (airline: AirlineFact) => number | null> = {
  fleet: ({ fleetSize }) => fleetSize,
  destinations: ({ destinations }) => destinations,
  employees: ({ employeeCount }) => employeeCount,
  founded: ({ foundedYear }) => foundedYear,
  age: ({ id }) => {
    const age = AIRLINE_REQUIREMENTS[id]?.person.minimumAge;
    return age === undefined || age === "unknown" ? null : age.years;
  },
};

/** Figures of the body: an airline asks for one, both or neither. */
const MEASURED = {
  reach: ({ id }: AirlineFact) => reachAskedBy(id),
  height: ({ id }: AirlineFact) => heightAskedBy(id),
};
/** So many of the lowest are told. */
const LOWEST = 5;

/** The lowest that is asked for, each figure with its airlines. */
function answerLowest(request: Of<"rank">, by: keyof typeof MEASURED, context: Context): Draft {
  const { voice } = context;
  const known = AIRLINES.flatMap((airline) => {
    const value = MEASURED[by](airline);
    return value === null ? [] : [{ airline, value }];
  });
  const lowest = [...Map.groupBy(known, ({ value }) => value)]
    .sort(([one], [other]) => one - other)
    .slice(0, LOWEST)
    .map(([value, ones]) => ({ value, airlines: ones.map(({ airline }) => airline) }));
  const named = lowest.flatMap(({ airlines }) => airlines);
  return {
    request,
    paragraphs: [
      voice.say(`rank.lowest-${by}`, { count: known.length, all: AIRLINES.length }),
      items(
        lowest.map(({ value, airlines }) =>
          voice.say("rank.measure", { value, airlines: namesOf(airlines, voice) }),
        ),
      ),
      voice.say("fit.check"),
    ],
    citations: citationsOfAirlines(named, context),
    suggestions: suggestAbout(named, voice),
  };
}

/** The first three by a figure, among the airlines of the guide. */
export function answerRank(request: Of<"rank">, context: Context): Draft {
  const { voice } = context;
  const { by } = request;
  if (by === "reach" || by === "height") return answerLowest(request, by, context);
  const of = RANKED[by];
  const ranked = AIRLINES.flatMap((airline) => {
    const value = of(airline);
    return value === null ? [] : [{ airline, value }];
  })
    .sort((a, b) => (request.isMost ? b.value - a.value : a.value - b.value))
    .slice(0, 3);
  const first = ranked.map(({ airline }) => airline);
  const lines = ranked.map(({ airline, value }) =>
    voice.say(`rank.${by}`, {
      airline: airline.airlineName,
      value: by === "founded" ? value : value.toLocaleString("en"),
      year:
        by === "employees"
          ? airline.sources.people.year
          : by === "age"
            ? (AIRLINE_REQUIREMENTS[airline.id]?.person.source.year ?? "")
            : airline.sources.network.year,
    }),
  );
  return {
    request,
    paragraphs: [
      voice.say("rank.lead", { count: AIRLINES.length }),
      items(lines),
      voice.say("rank.years-differ"),
    ],
    citations: citationsOfAirlines(first, context),
    suggestions: suggestAbout(first, voice),
  };
}

/** Which airlines let a tattoo show, and how many want none seen. */
export function answerTattoos(request: Of<"tattoos">, context: Context): Draft {
  const { voice } = context;
  const all = airlinesIn(request.region);
  const ruled = (rule: "within-limits" | "covered") =>
    all.filter(({ id }) => AIRLINE_REQUIREMENTS[id]?.body.visibleTattoos === rule);
  const allowing = ruled("within-limits");
  const covering = ruled("covered");
  return {
    request,
    paragraphs: [
      listHead(request.region, all.length, voice),
      allowing.length > 0
        ? `${voice.say("tattoos.allowed", { count: allowing.length })}\n${items(allowing.map(limitOn))}`
        : voice.say("tattoos.none"),
      voice.say("tattoos.others", {
        covered: covering.length,
        unknown: all.length - allowing.length - covering.length,
      }),
      voice.say("fit.check"),
    ],
    citations: citationsOfAirlines(allowing.length > 0 ? allowing : covering, context),
    suggestions: suggestAbout(allowing, voice),
  };
}

/** A rule that wants all of them covered, and what it means for the place where one is. */
export function answerTattooPlace(request: Of<"tattoo-place">, context: Context): Draft {
  const rule = answerEntry(entryRequest([`airlines/${request.airline}`], "appearance"), context);
  const body = AIRLINE_REQUIREMENTS[request.airline]?.body;
  const isCovered = body?.visibleTattoos === "covered" && !rule.declined;
  const mayBeCovered = MAY_BE_COVERED.test(body?.appearance ?? "");
  const shown = mayBeCovered ? "coverable" : "shows";
  const where = request.isOnLeg ? "leg" : request.isShown ? shown : "hidden";
  const place = context.voice.say(`tattoos.${where}`);
  const [told = "", ...offered] = rule.paragraphs;
  return isCovered ? { ...rule, paragraphs: [told, place, ...offered] } : rule;
}

/** "No tattoo that cannot be covered discreetly"; where cover does not count, or only the uniform's, no plaster helps. */
const MAY_BE_COVERED = /\b(?:cannot|can't|can not) be covered\b/i;

const limitOn = ({ id, airlineName }: AirlineFact): string =>
  `${airlineName}: ${AIRLINE_REQUIREMENTS[id]?.body.appearance ?? ""}`;

/** The airlines of a region of the guide; all of them where it is null. */
export function airlinesIn(region: string | null): readonly AirlineFact[] {
  return AIRLINES.filter((airline) => region === null || airline.region === region);
}

/** What stands above a list of airlines. */
export function listHead(region: string | null, count: number, voice: Voice): string {
  return region === null
    ? voice.say("airlines.all", { count })
    : voice.say("airlines.region", { of: region, count });
}

export function namesOf(airlines: readonly AirlineFact[], voice: Voice): string {
  return voice.list(airlines.map(({ airlineName }) => airlineName));
}

/** The first dozen: more would hide the reply. */
export function citationsOfAirlines(
  airlines: readonly AirlineFact[],
  context: Context,
): Citation[] {
  return citationsOf(
    airlines.slice(0, CITED).map(({ id }) => `airlines/${id}`),
    context,
  );
}

/** To ask on about the first three. */
export function suggestAbout(airlines: readonly AirlineFact[], voice: Voice): string[] {
  return suggest(
    voice,
    airlines
      .slice(0, 3)
      .map(({ airlineName }) => ["suggest.airline-about", { airline: airlineName }] as const),
  );
}
