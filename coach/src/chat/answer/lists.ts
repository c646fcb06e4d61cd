import { AIRLINE_REQUIREMENTS } from "content/airline-requirements/airline-requirements";
import { AIRLINES } from "content/airlines/airlines";
import type { AirlineFact } from "contract/airline-facts";
import type { Citation } from "contract/chat";
import { ALL_AIRPORTS } from "../knowledge/airports.ts";
import type { Entry } from "../knowledge/entry.ts";
import { BANK } from "../knowledge/questions.ts";
import type { ChatRequest } from "../request.ts";
import type { Voice } from "../words.ts";
import { type Context, type Draft, items, opening, suggest } from "./draft.ts";
import { nameOf, partText } from "./telling.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

const SHOWN = 12;

/** The airlines of an alliance or a region, or all of them. */
export function answerAirlines(request: Of<"airlines">, context: Context): Draft {
  const { voice } = context;
  const found = AIRLINES.filter(
    ({ alliance, region, headquarters }) =>
      (request.alliance === null || (alliance ?? "Independent") === request.alliance) &&
      (request.region === null || region === request.region) &&
      (request.place === null || headquarters.includes(request.place)),
  );
  const shown = voice.list(found.map(({ airlineName }) => airlineName));
  const of = request.alliance ?? request.region ?? request.place;
  return {
    request,
    paragraphs: [
      voice.say(
        of === null
          ? "airlines.all"
          : request.alliance
            ? "airlines.alliance"
            : request.place
              ? "airlines.place"
              : "airlines.region",
        { of: of ?? "", count: found.length },
      ),
      `${shown}.`,
    ],
    citations: found
      .slice(0, SHOWN)
      .flatMap((airline) => citation(`airlines/${airline.id}`, context)),
    suggestions: suggest(
      voice,
      found
        .slice(0, 3)
        .map(({ airlineName }) => ["suggest.airline-about", { airline: airlineName }] as const),
    ),
  };
}

const RANKED: Record<Of<"rank">["by"], (airline: AirlineFact) => number | null> = {
  fleet: ({ fleetSize }) => fleetSize,
  destinations: ({ destinations }) => destinations,
  employees: ({ employeeCount }) => employeeCount,
  founded: ({ foundedYear }) => foundedYear,
  age: ({ id }) => {
    const age = AIRLINE_REQUIREMENTS[id]?.person.minimumAge;
    return age === undefined || age === "unknown" ? null : age.years;
  },
};

/** The first three by a figure, among the airlines of the guide. */
export function answerRank(request: Of<"rank">, context: Context): Draft {
  const { voice } = context;
  const of = RANKED[request.by];
  const ranked = AIRLINES.flatMap((airline) => {
    const value = of(airline);
    return value === null ? [] : [{ airline, value }];
  })
    .sort((a, b) => (request.isMost ? b.value - a.value : a.value - b.value))
    .slice(0, 3);
  const lines = ranked.map(({ airline, value }) =>
    voice.say(`rank.${request.by}`, {
      airline: airline.airlineName,
      value: request.by === "founded" ? value : value.toLocaleString("en"),
      year:
        request.by === "employees"
          ? airline.sources.people.year
          : request.by === "age"
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
    citations: ranked.flatMap(({ airline }) => citation(`airlines/${airline.id}`, context)),
    suggestions: suggest(
      voice,
      ranked.map(
        ({ airline }) => ["suggest.airline-about", { airline: airline.airlineName }] as const,
      ),
    ),
  };
}

/** The airports of a country, a city or an airline. */
export function answerAirports(request: Of<"airports">, context: Context): Draft {
  const { voice } = context;
  const airline = AIRLINES.find(({ id }) => id === request.airline);
  const hubName = airline?.airlineName.replace(/ \(.*$/, "") ?? request.airline;
  const found = ALL_AIRPORTS.filter(
    ({ country, city, name, hub }) =>
      (request.country === null || country === request.country) &&
      // "Milan Bergamo" lies in Bergamo and is called after Milan.
      (request.city === null || city === request.city || name.startsWith(`${request.city} `)) &&
      (hubName === null || hub.includes(hubName)),
  );
  if (found.length === 0)
    return {
      request,
      paragraphs: [
        voice.say("airports.none", {
          of: airline?.airlineName ?? request.country ?? request.city ?? "",
        }),
      ],
      citations: airline ? citation(`airlines/${airline.id}`, context) : [],
      suggestions: suggest(voice, [["suggest.capabilities"]]),
      declined: true,
    };
  return {
    request,
    paragraphs: [
      voice.say(hubName ? "airports.of-airline" : "airports.of-place", {
        of: hubName ?? request.country ?? request.city ?? "",
      }),
      items(
        found
          .slice(0, SHOWN)
          .map(({ code, name, city, icao }) =>
            voice.say("airports.line", { code, name, city, icao }),
          ),
      ),
      ...(found.length > SHOWN
        ? [voice.say("airports.more", { count: found.length - SHOWN })]
        : []),
    ],
    citations: found.slice(0, SHOWN).flatMap(({ code }) => citation(`airports/${code}`, context)),
    suggestions: suggest(
      voice,
      found.slice(0, 2).map(({ code }) => ["suggest.airport-hub", { code }] as const),
    ),
  };
}

/** What one airline asks in its interviews, as far as the bank has a set for it. */
export function answerAirlineQuestions(request: Of<"airline-questions">, context: Context): Draft {
  const { voice, random } = context;
  const own = BANK.filter(({ airline }) => airline === request.airline);
  const name = context.knowledge.entry(`airlines/${request.airline}`)?.names[0] ?? request.airline;
  if (own.length === 0)
    return {
      request,
      paragraphs: [voice.say("airline.no-questions", { airline: name })],
      citations: citation(`airlines/${request.airline}`, context),
      suggestions: suggest(voice, [
        ["suggest.practise"],
        ["suggest.airline-selection", { airline: name }],
      ]),
      declined: true,
    };
  const from = Math.floor(random() * own.length);
  const shown = [...own.slice(from), ...own.slice(0, from)].slice(0, context.isShort ? 2 : 4);
  return {
    request,
    paragraphs: [
      voice.say("airline.questions", { airline: name }),
      items(shown.map(({ question }) => question)),
      voice.say("airline.questions-note"),
    ],
    citations: [
      ...citation(`airlines/${request.airline}`, context),
      ...shown.flatMap(({ id }) => citation(`questions/${id}`, context)),
    ],
    suggestions: suggest(voice, [
      ["suggest.airline-practise", { airline: name }],
      ["suggest.another"],
      ["suggest.airline-values", { airline: name }],
    ]),
    offer: {
      kind: "practise",
      choice: {
        category: null,
        competency: null,
        difficulty: null,
        kind: null,
        airline: request.airline,
      },
    },
  };
}

/** Several entries fit a broad question alike. */
export function answerTopics(request: Of<"topics">, { voice, knowledge }: Context): Draft {
  const found = request.ids.flatMap((id) => knowledge.entry(id) ?? []);
  return {
    request,
    paragraphs: request.isUnsure
      ? toldFirst(found, voice)
      : [voice.say("topics.lead"), items(found.map(nameOf))],
    citations: found.map(({ citation }) => citation),
    suggestions: found
      .map(nameOf)
      .filter((name) => name.length <= 90)
      .slice(0, 4),
  };
}

const FIRST_WORDS = 60;

/** The nearest is told in short, the others are offered: a list of titles alone answers nobody. */
function toldFirst([first, ...others]: readonly Entry[], voice: Voice): string[] {
  const [lead] = first?.parts ?? [];
  if (!first || !lead) return [voice.say("topics.unsure")];
  const told = partText(lead, voice).join("\n\n");
  return [
    voice.say("topics.unsure"),
    `${nameOf(first)}\n${told.includes("\n- ") ? told : opening(told, FIRST_WORDS)}`,
    ...(others.length > 0 ? [voice.say("topics.others"), items(others.map(nameOf))] : []),
  ];
}

function citation(id: string, { knowledge }: Context): Citation[] {
  const entry = knowledge.entry(id);
  return entry ? [entry.citation] : [];
}
