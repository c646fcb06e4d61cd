import { AIRLINES } from "content/airlines/airlines";
import type { LanguageCode } from "contract/languages";
import { leadOf } from "../knowledge/entry.ts";
import { weigh } from "../knowledge/fit.ts";
import type { ChatRequest } from "../request.ts";
import { citationsOfAirlines } from "./airline-lists.ts";
import { type Context, type Draft, type Suggest, suggest } from "./draft.ts";
import { verdictOn } from "./fit.ts";
import { NO_CHOICE } from "./practise.ts";

/** Takes up who somebody is: what their work is worth here, whether they are old enough, and where to begin. */
export function greetNewcomer(
  request: Extract<ChatRequest, { kind: "introduction" }>,
  context: Context,
): Draft {
  const { voice } = context;
  const { work, age, others, isNervous, hasDay, hasFailed } = request;
  const airlines = AIRLINES.filter(({ id }) => request.airlines.includes(id));
  const weighed = airlines.flatMap(({ id, airlineName }) =>
    weigh(id, { age, heightCm: null, reachCm: null })
      .filter(({ from }) => from !== undefined)
      .map((one) => ({ airlineName, one, from: one.from ?? 0 })),
  );
  const young = weighed.filter(({ from, one }) => one.own < from);
  const past = weighed.filter(({ from, one }) => !one.isMet && one.own >= from);
  const old = weighed.filter(({ one }) => one.isMet).map(({ airlineName }) => airlineName);
  const first = airlines[0];
  const ended = context.knowledge.entry(request.endedAt ?? "");
  const stage = context.knowledge.entry(request.stage ?? "");
  return {
    request,
    paragraphs: [
      [
        voice.say("intro.welcome", { name: request.name ?? context.person.name }),
        ...(work === null ? [] : [voice.say(`intro.${work}`)]),
        ...(isNervous ? [voice.say("intro.nerves")] : []),
        ...(hasFailed && ended === undefined ? [voice.say("intro.failed")] : []),
      ].join(" "),
      ...(ended ? [leadOf(ended)] : []),
      ...(request.fearsTooOld ? [leadOf(context.knowledge.entry(TOO_OLD))] : []),
      [
        ...(old.length > 0
          ? [
              voice.say("intro.old-enough", {
                age: age ?? 0,
                airlines: inOneBreath(old, voice.language),
              }),
            ]
          : []),
        ...young.map(({ airlineName, from }) =>
          voice.say("intro.too-young", { airline: airlineName, from, age: age ?? 0 }),
        ),
        ...past.map(({ airlineName, one }) => verdictOn(one, airlineName, voice)),
        ...(others.length > 0 ? [voice.say("intro.others", { airlines: others })] : []),
      ].join(" "),
      ...(stage
        ? [leadOf(stage), voice.say("star.offer")]
        : [voice.say(hasDay ? "intro.begin-day" : "intro.begin")]),
    ].filter((paragraph) => paragraph !== ""),
    citations: [
      ...(weighed.length > 0 ? citationsOfAirlines(airlines, context) : []),
      ...[ended, stage].flatMap((one) => (one ? [one.citation] : [])),
    ],
    suggestions: suggest(voice, [
      hasDay ? ["suggest.day"] : ["suggest.hiring"],
      ...(first
        ? ([["suggest.airline-requirements", { airline: first.airlineName }]] as Suggest)
        : []),
      ["suggest.practise"],
      ["suggest.capabilities"],
    ]),
    offer: stage
      ? { kind: "practise", choice: NO_CHOICE }
      : { kind: "assessment-day", tells: hasDay ? "course" : "hiring" },
  };
}

const TOO_OLD = "assessment-days/asked-too-old";

/** "Emirates and KLM", as the language joins them. */
function inOneBreath(names: readonly string[], language: LanguageCode): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
