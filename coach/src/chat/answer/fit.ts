import { AIRLINES } from "content/airlines/airlines";
import type { AirlineFact } from "contract/airline-facts";
import type { Facet } from "../knowledge/entry.ts";
import { type Measure, reachAskedBy, type Weighed, weigh } from "../knowledge/fit.ts";
import { CM_PER_INCH, INCHES_PER_FOOT } from "../read/own-figures.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { Voice } from "../words.ts";
import {
  airlinesIn,
  citationsOfAirlines,
  listHead,
  namesOf,
  suggestAbout,
} from "./airline-lists.ts";
import { type Context, type Draft, items } from "./draft.ts";
import { answerEntry } from "./entry.ts";

type Fit = Extract<ChatRequest, { kind: "fit" }>;

const FACETS: Record<Measure, Facet> = { age: "age", height: "reach", reach: "reach" };

/** The person's own figures beside what one airline, or all of the guide, ask for. */
export function answerFit(request: Fit, context: Context): Draft {
  const airline = AIRLINES.find(({ id }) => id === request.airline);
  if (!airline) return ofAll(request, context);
  const others = AIRLINES.filter(({ id }) => request.beside.includes(id));
  return others.length > 0
    ? ofSeveral(request, [airline, ...others], context)
    : ofOne(request, airline, context);
}

/** "168, is it enough for Wizz and for Emirates?": the verdict of each in a line of its own, and the source of each. */
function ofSeveral(request: Fit, airlines: readonly AirlineFact[], context: Context): Draft {
  const { voice } = context;
  const lineOf = ({ id, airlineName }: AirlineFact): string => {
    const verdicts = weigh(id, request).map((one) => verdictOn(one, airlineName, voice));
    const reach = wantsReachToo(request) ? reachAskedBy(id) : null;
    if (verdicts.length === 0 && reach === null)
      return voice.say("fit.unknown", { airline: airlineName });
    const ofReach =
      reach === null
        ? []
        : [onReach(reach, request.heightCm, verdicts.length > 0, airlineName, voice)];
    return [...verdicts, ...ofReach].join(" ");
  };
  const [first] = airlines;
  const one = first ? ofOne(request, first, context) : ofAll(request, context);
  return {
    ...one,
    paragraphs: airlines.map(lineOf),
    citations: citationsOfAirlines(airlines, context),
  };
}

/** The verdict on each figure, and after it the airline's own rule with its source. */
function ofOne(request: Fit, { id, airlineName }: AirlineFact, context: Context): Draft {
  const { voice } = context;
  const verdicts = weigh(id, request).map((one) => verdictOn(one, airlineName, voice));
  const isUnmet = weigh(id, request).some(({ isMet }) => !isMet);
  const elsewhere = isUnmet
    ? namesOf(nearFirst(takenBy(request), id).slice(0, NAMED_ELSEWHERE), voice)
    : "";
  const reach = wantsReachToo(request) ? reachAskedBy(id) : null;
  const [facet = "reach", ...others] = new Set(
    toldIn(request).map(({ measure }) => FACETS[measure]),
  );
  const asked = request.others.filter((one) => one !== facet && !others.includes(one));
  const rule = answerEntry(
    { ...entryRequest([`airlines/${id}`], facet), others: [...others, ...asked] },
    context,
  );
  const isKnown = verdicts.length > 0 || reach !== null;
  const behind =
    reach === null || request.heightCm === null
      ? undefined
      : context.knowledge.entry(REACH_FROM_HEIGHT);
  return {
    ...rule,
    request,
    citations: [...rule.citations, ...(behind ? [behind.citation] : [])],
    paragraphs: [
      ...(isKnown
        ? verdicts
        : [
            [
              voice.say("fit.unknown", { airline: airlineName }),
              enoughElsewhere(request, voice),
            ].join(" "),
          ]),
      ...(reach === null
        ? []
        : [onReach(reach, request.heightCm, verdicts.length > 0, airlineName, voice)]),
      // That there is no figure has been said.
      ...(isKnown ? rule.paragraphs : rule.paragraphs.slice(1)),
      ...(elsewhere === "" ? [] : [voice.say("fit.elsewhere", { airlines: elsewhere })]),
    ],
  };
}

const NAMED_ELSEWHERE = 6;

/** At how many of those whose figures are known one's own would do: what an airline without one is likely to ask. */
function enoughElsewhere(request: Fit, voice: Voice): string {
  const own = voice.list(toldIn(request).map(({ measure, value }) => shown(measure, value, voice)));
  const known = airlinesIn(null).filter(({ id }) => weigh(id, request).length > 0).length;
  return voice.say("fit.unknown-elsewhere", { own, known, met: takenBy(request).length });
}

/** Those of the same region first: who applies there can mostly work there. */
const nearFirst = (airlines: readonly AirlineFact[], id: string): readonly AirlineFact[] => {
  const region = AIRLINES.find((one) => one.id === id)?.region;
  return [
    ...airlines.filter((one) => one.region === region),
    ...airlines.filter((one) => one.region !== region),
  ];
};

/** Airlines whose own figures all fit. */
const takenBy = (request: Fit): readonly AirlineFact[] =>
  airlinesIn(null).filter(({ id }) => {
    const weighed = weigh(id, request);
    return weighed.length > 0 && weighed.every(({ isMet }) => isMet);
  });

/** Told a height, where a reach is measured too, or instead: how far fingertips come at that height, and that a wall tells. */
function onReach(
  reach: number,
  heightCm: number | null,
  isToo: boolean,
  airline: string,
  voice: Voice,
): string {
  const asked = shown("reach", reach, voice);
  return [
    isToo
      ? voice.say("fit.reach-too", { reach: asked })
      : voice.say("fit.reach-instead", { reach: asked, airline }),
    ...(heightCm === null ? [] : [reachedAt(heightCm, reach, voice)]),
  ].join(" ");
}

/**
 * Standing flat, fingertips come to about a quarter more than one's height (Pheasant and Haslegrave, Bodyspace, 2006, British adults);
 * tiptoe and a raised shoulder add eight to twelve centimetres, a rough guide.
 */
function reachedAt(heightCm: number, reach: number, voice: Voice): string {
  const flat = Math.round(REACHED_FLAT * heightCm);
  const from = flat + ON_TIPTOE.from;
  const to = flat + ON_TIPTOE.to;
  const values = { height: heightCm, flat, from, to, reach };
  if (reach <= from) return voice.say("fit.reach-likely", values);
  return voice.say(reach <= to ? "fit.reach-edge" : "fit.reach-hard", values);
}

const REACH_FROM_HEIGHT = "assessment-days/asked-reach-from-height";
const REACHED_FLAT = 1.25;
const ON_TIPTOE = { from: 8, to: 12 } as const;

/** One figure of the person's beside what the airline asks for, in a sentence. */
export function verdictOn(one: Weighed, airline: string, voice: Voice): string {
  return voice.say(one.isMet ? "fit.met" : "fit.unmet", {
    ...{ airline, asked: askedFor(one, voice), own: shown(one.measure, one.own, voice) },
  });
}

type Compared = { airline: AirlineFact; weighed: Weighed[] };

function ofAll(request: Fit, context: Context): Draft {
  const { voice } = context;
  const all: Compared[] = airlinesIn(request.region).map((airline) => ({
    airline,
    weighed: weigh(airline.id, request),
  }));
  const known = all.filter(({ weighed }) => weighed.length > 0);
  const met = airlinesOf(known.filter(({ weighed }) => weighed.every(({ isMet }) => isMet)));
  const unmet = known.filter(({ weighed }) => weighed.some(({ isMet }) => !isMet));
  const left = airlinesOf(all.filter((one) => !unmet.includes(one)));
  const reaching = wantsReachToo(request) ? left.filter(({ id }) => reachAskedBy(id) !== null) : [];
  const unknown = left.filter((one) => !met.includes(one) && !reaching.includes(one));
  const own = voice.list(toldIn(request).map(({ measure, value }) => shown(measure, value, voice)));
  return {
    request,
    paragraphs: [
      listHead(request.region, all.length, voice),
      met.length > 0
        ? voice.say("fit.list.met", { own, count: met.length, airlines: namesOf(met, voice) })
        : voice.say("fit.list.none", { own }),
      unmet.length > 0 &&
        `${voice.say("fit.list.unmet", { count: unmet.length })}\n${items(byRule(unmet, voice))}`,
      reaching.length > 0 && voice.say("fit.list.reach", { airlines: namesOf(reaching, voice) }),
      unknown.length > 0 && voice.say("fit.list.unknown", { count: unknown.length }),
      voice.say("fit.check"),
    ].filter((paragraph) => paragraph !== false),
    citations: citationsOfAirlines([...airlinesOf(unmet), ...met], context),
    suggestions: suggestAbout(met, voice),
  };
}

const airlinesOf = (compared: readonly Compared[]): AirlineFact[] =>
  compared.map(({ airline }) => airline);

/** Whoever tells a height is told of the reach that is measured beside it. */
const wantsReachToo = ({ heightCm, reachCm }: Fit): boolean =>
  heightCm !== null && reachCm === null;

/** "at least 21 years: Emirates, KLM": the airlines under what they ask. */
function byRule(unmet: readonly Compared[], voice: Voice): string[] {
  const byAsked = Map.groupBy(unmet, ({ weighed }) =>
    voice.list(weighed.filter(({ isMet }) => !isMet).map((one) => askedFor(one, voice))),
  );
  return [...byAsked].map(([rule, ones]) => `${rule}: ${namesOf(airlinesOf(ones), voice)}`);
}

/** "at least 21 years", "158 cm to 190 cm", "a reach of 212 cm". */
function askedFor({ measure, from, to }: Weighed, voice: Voice): string {
  const value = (figure: number) => shown(measure, figure, voice);
  if (from === undefined) return voice.say("fit.most", { value: value(to ?? 0) });
  if (to !== undefined) return voice.say("fit.between", { from: value(from), to: value(to) });
  // A reach is a height to come to: nobody reaches too far.
  return measure === "reach" ? value(from) : voice.say("fit.least", { value: value(from) });
}

function shown(measure: Measure, value: number, voice: Voice): string {
  if (measure === "age") return voice.say("fit.years", { value });
  const said = voice.say(measure === "reach" ? "fit.reach" : "fit.cm", { value });
  // Told in feet, it is said back as it was told.
  return measure === "height" && !Number.isInteger(value) ? `${said} (${inFeet(value)})` : said;
}

function inFeet(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT} in`;
}

/** What the person told, in the order in which it is weighed. */
function toldIn({ age, heightCm, reachCm }: Fit): { measure: Measure; value: number }[] {
  const told = { age, height: heightCm, reach: reachCm };
  return (["age", "height", "reach"] as const).flatMap((measure) => {
    const value = told[measure];
    return value === null ? [] : [{ measure, value }];
  });
}
