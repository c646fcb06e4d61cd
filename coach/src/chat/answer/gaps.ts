import { AIRLINES } from "content/airlines/airlines";
import { IN_GENERAL } from "../knowledge/in-general.ts";
import type { ChatRequest } from "../request.ts";
import { type Context, type Draft, suggest } from "./draft.ts";
import { citationOf, nameOf, partText, shortText } from "./telling.ts";

/** Airlines of the guide that are named beside one that is not in it. */
const NAMED = 8;

type Of<Kind extends ChatRequest["kind"]> = Extract<ChatRequest, { kind: Kind }>;

/** An airline of which the guide has nothing: what is not known is not told. */
export function answerOtherAirline(
  request: Of<"other-airline">,
  { voice, knowledge }: Context,
): Draft {
  const ofItsPart = request.facet ? (IN_GENERAL[request.facet] ?? "") : "";
  const general = knowledge.entry(request.general ?? ofItsPart);
  const [lead] = general?.parts ?? [];
  return {
    request,
    paragraphs: [
      voice.say("airline.not-in-guide", {
        ...{ airline: request.name, count: AIRLINES.length },
        known: AIRLINES.slice(0, NAMED).map(({ airlineName }) => airlineName),
      }),
      ...(lead ? partText(lead, voice) : []),
    ],
    citations: general && lead ? [citationOf(general, lead)] : [],
    suggestions: suggest(voice, [
      ["suggest.airlines"],
      ["suggest.practise"],
      ["suggest.capabilities"],
    ]),
    declined: true,
  };
}

/** An airline of the guide whose entry has nothing on what was asked; the part that is nearest is told. */
export function answerAirlineGap(request: Of<"airline-gap">, { voice, knowledge }: Context): Draft {
  const entry = knowledge.entry(`airlines/${request.airline}`);
  const airline = entry ? nameOf(entry) : request.airline;
  const near = entry?.parts.find((part) => part.facet === request.near && !part.isUnknown);
  const general = knowledge.entry(request.general ?? "");
  const [lead] = general?.parts ?? [];
  if (general && lead)
    return {
      request,
      paragraphs: [
        voice.say("airline.gap-general", { airline }),
        ...partText(lead, voice),
        ...(near ? [voice.say("airline.nearest"), ...partText(near, voice)] : []),
      ],
      citations: [citationOf(general, lead), ...(entry && near ? [citationOf(entry, near)] : [])],
      suggestions: suggest(voice, [
        ["suggest.airline-requirements", { airline }],
        ["suggest.practise"],
      ]),
    };
  return {
    request,
    paragraphs: [
      voice.say(near ? "airline.gap-near" : "airline.gap", { airline }),
      ...(near ? [voice.say("airline.nearest"), ...partText(near, voice)] : []),
    ],
    citations: entry && near ? [citationOf(entry, near)] : [],
    suggestions: suggest(voice, [
      ["suggest.airline-requirements", { airline }],
      ["suggest.airline-selection", { airline }],
      ["suggest.airline-values", { airline }],
    ]),
    declined: true,
  };
}

/** The entry spoken of has nothing on what was asked next. */
export function answerEntryGap(request: Of<"entry-gap">, { voice, knowledge }: Context): Draft {
  const entry = knowledge.entry(request.id);
  const near = knowledge.entry(request.near ?? "");
  const [lead] = near?.parts ?? [];
  return {
    request,
    paragraphs: [
      voice.say(request.isWhy ? "thread.no-reason" : "thread.gap", {
        title: entry ? nameOf(entry) : request.id,
      }),
      ...(near && lead
        ? [voice.say("airline.nearest"), nameOf(near), ...shortText(lead, voice)]
        : []),
    ],
    citations: near ? [near.citation] : [],
    suggestions: suggest(voice, [["suggest.more"], ["suggest.shorter"], ["suggest.capabilities"]]),
    declined: true,
  };
}

/** The question is about an airline, and none was named. */
export function answerWhichAirline(request: Of<"which-airline">, context: Context): Draft {
  const { voice, knowledge } = context;
  const general = knowledge.entry(IN_GENERAL[request.facet] ?? "");
  const [lead] = general?.parts ?? [];
  return {
    request,
    paragraphs: [...(lead ? partText(lead, voice) : []), voice.say("airline.which")],
    citations: general ? [general.citation] : [],
    suggestions: suggest(
      voice,
      ["Emirates", "Qatar Airways", "Lufthansa"].map(
        (airline) => ["suggest.for-airline", { airline }] as const,
      ),
    ),
  };
}
