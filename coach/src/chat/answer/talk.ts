import { fold } from "../read/message.ts";
import { measured } from "../read/practised.ts";
import type { ChatRequest } from "../request.ts";
import type { WordId, WordValues } from "../words.ts";
import { type Context, type Draft, items, suggest } from "./draft.ts";
import { daysUntil } from "./plan.ts";

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;
type Limit = Of<"limit">["limit"];

const EASY_QUESTION: Of<"practise"> = {
  kind: "practise",
  choice: { category: null, competency: null, difficulty: "easy", kind: null, airline: null },
};

const CAN = [
  "practise",
  "judge",
  "drill",
  "quiz",
  "facts",
  "airlines",
  "fit",
  "day",
  "record",
  "cv",
] as const;

/** A day so near is said by its name. */
const DAY_TO_COME: Readonly<Record<number, "talk.hello-today" | "talk.hello-tomorrow">> = {
  0: "talk.hello-today",
  1: "talk.hello-tomorrow",
};

export function greet(request: Of<"greeting">, context: Context): Draft {
  const { voice, person, today, targetAirline } = context;
  if (request.isSmallTalk) return { ...say(request, "talk.small", context), offer: EASY_QUESTION };
  const days = daysUntil(person.interviewDate, today);
  const isNear = days !== null && days >= 0 && days <= 60;
  return {
    request,
    paragraphs: [
      voice.say("talk.hello", { name: person.name }),
      isNear
        ? voice.say(DAY_TO_COME[days] ?? "talk.hello-days", { days })
        : targetAirline
          ? voice.say("talk.hello-airline", { airline: targetAirline.name })
          : voice.say("talk.hello-open"),
    ],
    citations: [],
    suggestions: suggest(voice, [
      ["suggest.practise"],
      ["suggest.drill"],
      measured(person.answers).length > 0 ? ["suggest.weakest"] : ["suggest.star"],
      ["suggest.capabilities"],
    ]),
    offer: {
      kind: "practise",
      choice: { category: null, competency: null, difficulty: null, kind: null, airline: null },
    },
  };
}

export function capabilities(request: Of<"capabilities">, { voice, isShort }: Context): Draft {
  return {
    request,
    paragraphs: [
      voice.say("capabilities.lead"),
      items(CAN.slice(0, isShort ? 3 : CAN.length).map((one) => voice.say(`capabilities.${one}`))),
      voice.say("capabilities.cannot"),
    ],
    citations: [],
    suggestions: suggest(voice, [
      ["suggest.practise"],
      ["suggest.drill"],
      ["suggest.star"],
      ["suggest.plan"],
    ]),
  };
}

/** Nerves before the day: what helps, and one question to begin with. */
export function nerves(request: Of<"nerves">, context: Context): Draft {
  return {
    ...say(request, "talk.nerves", context),
    offer: EASY_QUESTION,
  };
}

/** Takes up how somebody is, and offers one small step. */
export function mood(request: Of<"mood">, context: Context): Draft {
  return {
    ...say(request, `mood.${request.mood}`, context),
    ...(request.mood === "good-news" ? {} : { offer: EASY_QUESTION }),
  };
}

/** Says one thing, and what can be said next. */
export function say(
  request: ChatRequest,
  id: WordId,
  context: Context,
  values?: WordValues,
): Draft {
  return {
    request,
    paragraphs: [context.voice.say(id, values)],
    citations: [],
    suggestions: suggest(context.voice, [
      ["suggest.practise"],
      ["suggest.plan"],
      ["suggest.capabilities"],
    ]),
  };
}

/** Told beside the figures that are not known. */
const HOW_PAY_WORKS = "assessment-days/asked-how-pay-works";
/** The same side by side, where one place is weighed against another. */
const PAY_COMPARED = "assessment-days/asked-pay-compared";
const COMPARES_PAY =
  /\b(more|most|better|best|compar\w*|vs|versus|or|and|difference|between|gulf|dubai|emirates|qatar|etihad|delta|united|american|europe\w*|us|usa|mas|mejor|plus|mieux)\b|比|哪/;

/** What the coach does not do: an honest sentence and the next best step, each kind with its own. */
export function decline(request: Of<"limit">, said: string, context: Context): Draft {
  const { voice, knowledge } = context;
  const next: Record<Limit, readonly WordId[]> = {
    medical: ["suggest.first-aid", "suggest.practise"],
    legal: ["suggest.practise", "suggest.plan"],
    hiring: ["suggest.progress", "suggest.weakest", "suggest.drill"],
    salary: ["suggest.pay-question", "suggest.practise"],
    today: ["suggest.practise", "suggest.plan"],
    opinion: ["suggest.practise", "suggest.drill"],
    others: ["suggest.weakest", "suggest.practise"],
    personal: ["suggest.practise", "suggest.capabilities"],
    "other-business": ["suggest.practise", "suggest.capabilities"],
    instructions: ["suggest.practise", "suggest.capabilities"],
    insult: ["suggest.shorter", "suggest.practise"],
    distress: [],
    "other-job": ["suggest.practise", "suggest.capabilities"],
    unclear: ["suggest.capabilities", "suggest.practise"],
    unknown: ["suggest.capabilities", "suggest.practise", "suggest.star"],
    english: ["suggest.practise", "suggest.capabilities"],
  };
  const works =
    request.limit === "salary"
      ? knowledge.entry(COMPARES_PAY.test(fold(said)) ? PAY_COMPARED : HOW_PAY_WORKS)
      : undefined;
  return {
    request,
    paragraphs: [
      voice.say(`limit.${request.limit}`),
      ...(works?.parts
        .slice(0, 1)
        .flatMap(({ text }) => (typeof text === "string" ? [text] : [])) ?? []),
    ],
    citations: works ? [works.citation] : [],
    suggestions: suggest(
      voice,
      next[request.limit].map((id) => [id] as const),
    ),
    declined: true,
  };
}

/** Where the last statement came from. */
export function sources(request: Of<"sources">, context: Context): Draft {
  const { state, knowledge, voice } = context;
  const topic = state.topic;
  const entries =
    topic?.kind === "entry" ? topic.ids.flatMap((id) => knowledge.entry(id) ?? []) : [];
  if (topic?.kind !== "entry" || entries.length === 0) return say(request, "source.none", context);
  const lines = entries.map((entry) => {
    const part = entry.parts.find(({ facet }) => facet === (topic.facet ?? "lead"));
    const source = part?.source ?? entry.citation.source;
    return source === null
      ? voice.say("source.own", { title: entry.citation.title })
      : `${entry.citation.title}: ${source}`;
  });
  return {
    request,
    paragraphs: [voice.say("source.lead"), items(lines)],
    citations: entries.map(({ citation }) => citation),
    suggestions: suggest(voice, [["suggest.more"], ["suggest.practise"]]),
  };
}
