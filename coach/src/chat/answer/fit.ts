import { AIRLINES } from "content/airlines/airlines";
import type { Facet } from "../knowledge/entry.ts";
import { type Measure, reachAskedBy, type Weighed, weigh } from "../knowledge/fit.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { Voice } from "../words.ts";
import type { Context, Draft } from "./draft.ts";
import { suggest } from "./draft.ts";
import { answerEntry } from "./entry.ts";

type Fit = Extract<ChatRequest, { kind: "fit" }>;

type Airline = (typeof AIRLINES)[number];

/** Sources under a list. */
const CITED = 24;

const FACETS: Record<Measure, Facet> = {
  age: "age",
  height: "reach",
  reach: "reach",
  tattoo: "appearance",
};

/** The person's own figures beside what one airline, or all of the guide, publish. */
export function answerFit(request: Fit, context: Context): Draft {
  const airline = AIRLINES.find(({ id }) => id === request.airline);
  return airline ? ofOne(request, airline, context) : ofAll(request, context);
}

/** The verdict on each figure, and after it the airline's own rule with its source. */
function ofOne(
  request: Fit,
  { id, airlineName }: { id: string; airlineName: string },
  context: Context,
) {
  const { voice } = context;
  const weighed = weigh(id, request);
  const reach = request.heightCm !== null && request.reachCm === null ? reachAskedBy(id) : null;
  const verdicts = weighed.map((one) =>
    voice.say(one.isMet ? "fit.met" : "fit.unmet", {
      airline: airlineName,
      asked: askedFor(one, voice),
      own: shown(one.measure, one.own ?? 0, voice),
    }),
  );
  const measures: Measure[] =
    weighed.length > 0 ? weighed.map(({ measure }) => measure) : [toldOf(request)];
  const [facet = "age", ...others] = [...new Set(measures.map((measure) => FACETS[measure]))];
  const rule = answerEntry(
    { ...entryRequest([`airlines/${id}`], facet), others: others.slice(0, 2) },
    context,
  );
  return {
    ...rule,
    request,
    paragraphs: [
      ...(verdicts.length > 0 ? verdicts : [voice.say("fit.unknown", { airline: airlineName })]),
      ...(reach === null
        ? []
        : [voice.say("fit.reach-too", { reach: shown("reach", reach, voice) })]),
      ...rule.paragraphs,
    ],
  };
}

function ofAll(request: Fit, context: Context): Draft {
  const { voice } = context;
  const { region } = request;
  const among = AIRLINES.filter((airline) => region === null || airline.region === region);
  const all = among.map((airline) => ({ airline, weighed: weigh(airline.id, request) }));
  const known = all.filter(({ weighed }) => weighed.length > 0);
  const met = known.filter(({ weighed }) => weighed.every(({ isMet }) => isMet));
  const unmet = known.filter((one) => !met.includes(one));
  const names = voice.list(met.map(({ airline }) => airline.airlineName));
  const isOfTattoo = request.hasTattoo;
  const reaching =
    request.heightCm !== null && request.reachCm === null
      ? all.filter((one) => !unmet.includes(one) && reachAskedBy(one.airline.id) !== null)
      : [];
  const unknown = all.filter((one) => !known.includes(one) && !reaching.includes(one));
  const paragraphs = [
    voice.say(region === null ? "airlines.all" : "airlines.region", {
      of: region ?? "",
      count: all.length,
    }),
    ...(met.length === 0
      ? [voice.say("fit.list.none", { own: toldBy(request, voice) })]
      : [
          voice.say(isOfTattoo ? "fit.tattoo.met" : "fit.list.met", {
            own: toldBy(request, voice),
            count: met.length,
            airlines: names,
          }),
        ]),
    ...(unmet.length === 0
      ? []
      : [
          isOfTattoo
            ? voice.say("fit.tattoo.unmet", { count: unmet.length })
            : voice.say("fit.list.unmet", { count: unmet.length, airlines: byRule(unmet, voice) }),
        ]),
    ...(reaching.length > 0
      ? [
          voice.say("fit.list.reach", {
            airlines: voice.list(reaching.map(({ airline }) => airline.airlineName)),
          }),
        ]
      : []),
    ...(unknown.length > 0 ? [voice.say("fit.list.unknown", { count: unknown.length })] : []),
    voice.say("fit.check"),
  ];
  const cited = [...(isOfTattoo ? [] : unmet), ...met].slice(0, CITED);
  return {
    request,
    paragraphs,
    citations: cited.flatMap(
      ({ airline }) => context.knowledge.entry(`airlines/${airline.id}`)?.citation ?? [],
    ),
    suggestions: suggest(
      voice,
      met
        .slice(0, 3)
        .map(({ airline }) => ["suggest.airline-about", { airline: airline.airlineName }] as const),
    ),
  };
}

/** "At least 21 years: Emirates, KLM; at least 20 years: ...": the airlines under what they ask. */
function byRule(unmet: readonly { airline: Airline; weighed: Weighed[] }[], voice: Voice): string {
  const byAsked = new Map<string, string[]>();
  for (const { airline, weighed } of unmet) {
    const asked = weighed.filter(({ isMet }) => !isMet).map((one) => askedFor(one, voice));
    const rule = voice.list(asked);
    byAsked.set(rule, [...(byAsked.get(rule) ?? []), airline.airlineName]);
  }
  return [...byAsked].map(([rule, names]) => `\n- ${rule}: ${voice.list(names)}`).join("");
}

/** "21 years", "at least 160 cm", "158 cm to 190 cm". */
function askedFor({ measure, from, to }: Weighed, voice: Voice): string {
  if (measure === "tattoo") return "";
  // A reach is a height to come to: more is never too much.
  if (measure === "reach") return shown(measure, from ?? 0, voice);
  const value = (figure: number) => shown(measure, figure, voice);
  if (from !== undefined && to !== undefined)
    return voice.say("fit.between", { from: value(from), to: value(to) });
  return from !== undefined
    ? voice.say("fit.least", { value: value(from) })
    : voice.say("fit.most", { value: value(to ?? 0) });
}

function shown(measure: Measure, value: number, voice: Voice): string {
  if (measure === "age") return voice.say("fit.years", { value });
  return voice.say(measure === "reach" ? "fit.reach" : "fit.cm", { value });
}

function toldBy({ age, heightCm, reachCm }: Fit, voice: Voice): string {
  return voice.list([
    ...(age === null ? [] : [shown("age", age, voice)]),
    ...(heightCm === null ? [] : [shown("height", heightCm, voice)]),
    ...(reachCm === null ? [] : [shown("reach", reachCm, voice)]),
  ]);
}

const toldOf = ({ age, heightCm, reachCm }: Fit): Measure =>
  heightCm !== null ? "height" : reachCm !== null ? "reach" : age !== null ? "age" : "tattoo";
