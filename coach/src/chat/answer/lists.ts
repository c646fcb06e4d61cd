import { AIRLINES } from "content/airlines/airlines";
import { ALL_AIRPORTS } from "../knowledge/airports.ts";
import { type Entry, leadOf } from "../knowledge/entry.ts";
import { BANK } from "../knowledge/questions.ts";
import type { ChatRequest } from "../request.ts";
import type { Voice } from "../words.ts";
import { type Context, type Draft, items, opening, suggest } from "./draft.ts";
import { citationsOf, nameOf, partText } from "./telling.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

const SHOWN = 12;

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
      citations: airline ? citationsOf([`airlines/${airline.id}`], context) : [],
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
    citations: citationsOf(
      found.slice(0, SHOWN).map(({ code }) => `airports/${code}`),
      context,
    ),
    suggestions: suggest(
      voice,
      found.slice(0, 2).map(({ code }) => ["suggest.airport-hub", { code }] as const),
    ),
  };
}

/** What nearly every airline asks. */
const QUESTIONS_IN_GENERAL = "assessment-days/asked-which-questions-come";

/** What one airline asks in its interviews, as far as the bank has a set for it; else what most of them ask. */
export function answerAirlineQuestions(request: Of<"airline-questions">, context: Context): Draft {
  const { voice, random } = context;
  const own = BANK.filter(({ airline }) => airline === request.airline);
  const name = context.knowledge.entry(`airlines/${request.airline}`)?.names[0] ?? request.airline;
  const general = context.knowledge.entry(QUESTIONS_IN_GENERAL);
  if (own.length === 0)
    return {
      request,
      paragraphs: [
        voice.say("airline.no-questions", { airline: name }),
        ...(context.isShort || !general ? [] : [leadOf(general)]),
      ],
      citations: citationsOf(
        [`airlines/${request.airline}`, ...(context.isShort ? [] : [QUESTIONS_IN_GENERAL])],
        context,
      ),
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
    citations: citationsOf(
      [`airlines/${request.airline}`, ...shown.map(({ id }) => `questions/${id}`)],
      context,
    ),
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
