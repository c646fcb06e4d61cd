import { withoutIdle } from "../knowledge/airline-passages.ts";
import type { Entry, Facet } from "../knowledge/entry.ts";
import { besidesName, focusIn } from "../knowledge/focus.ts";
import { isOfCandidates } from "../knowledge/in-general.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Wanted } from "../knowledge/wanted.ts";
import type { ChatRequest } from "../request.ts";
import { basicIn } from "./basics.ts";
import { foundIn } from "./found.ts";
import { fold, type Message, readMessage } from "./message.ts";
import type { Reading } from "./skills.ts";

const FOCUSED = 0.9;
/** A named entry without a word of what was asked about it. */
const NOT_ON_THAT = 0.3;
/** Of what was asked of an airline, a part has to have so much. */
const PASSAGE_FITS = 0.5;
const CALLED_ALONE = 0.93;
/** Said only where nothing else fits. */
const GAP = 0.42;
const BY_NAME = /^(airlines|aircraft|cultures)\//;

/**
 * Looks for what was asked beside the name: "TOEIC for ANA" is told by the part that speaks of TOEIC, and where no part has a
 * word of it, the entry does not answer the question.
 */
export function focused(
  reading: Reading,
  wanted: readonly Wanted[],
  { plain }: Message,
  knowledge: ChatKnowledge,
): Reading {
  const { request } = reading;
  if (request.kind !== "entry" || request.ids.length > 1 || ASKS_FOR_ALL.test(plain))
    return reading;
  const entry = knowledge.entry(request.ids[0] ?? "");
  if (!entry) return reading;
  if (request.facet !== null) return besidePart(reading, entry, wanted, knowledge);
  if (!BY_NAME.test(entry.citation.id)) return onFurtherPart(reading, entry, wanted);
  // A country may be named in passing; an airline or a type hardly ever is.
  const isCulture = entry.set === "cultures";
  const asked = besidesName(entry, wanted);
  if (asked.length === 0 && entry.set === "airlines")
    return { ...reading, score: Math.max(reading.score, GAP) };
  if (asked.length === 0 || (isCulture && reading.score < 0.6)) return reading;
  const found = focusIn(entry, wanted);
  if (entry.set === "airlines") {
    const quoted = quotedIn(plain);
    const within = wanted.filter(({ stems }) => stems.some((key) => quoted.has(key)));
    const onQuoted = within.length > 0 ? onAirline(reading, entry, within, plain, knowledge) : null;
    return onQuoted && onQuoted.request.kind === "entry"
      ? onQuoted
      : onAirline(reading, entry, wanted, plain, knowledge);
  }
  if (!found || found.keys.length < asked.length / 2)
    return isCulture || reading.score > 0.93 ? reading : { ...reading, score: NOT_ON_THAT };
  if (found.part.facet === "lead") return reading;
  return {
    ...reading,
    request: { ...request, facet: found.part.facet, focus: [...found.keys].slice(0, 12) },
    score: Math.max(reading.score, FOCUSED),
    because: `${reading.because}, on ${found.keys.join(" ")}`,
  };
}

/** "The squawk code for hijack": where a word asked about stands in none of the parts told first, its part is told too. */
function onFurtherPart(reading: Reading, entry: Entry, wanted: readonly Wanted[]): Reading {
  if (reading.request.kind !== "entry") return reading;
  const [lead, second] = entry.parts;
  const first = { ...entry, parts: [lead, second].flatMap((one) => one ?? []) };
  const told = new Set(focusIn(first, wanted)?.keys);
  const left = besidesName(entry, wanted).filter(
    ({ stems }) => !stems.some((key) => told.has(key)),
  );
  const further = {
    ...entry,
    parts: entry.parts.slice(2).filter(({ facet }) => !NEVER_BESIDE.has(facet)),
  };
  const found = left.length > 0 ? focusIn(further, left) : null;
  return found
    ? { ...reading, request: { ...reading.request, others: [found.part.facet] } }
    : reading;
}

const NEVER_BESIDE = new Set<Facet>(["translation", "pronunciation", "time", "avoid"]);

/** "Which language, and do I speak before others": another part that has as much of the question is told beside the one. */
function besidePart(
  reading: Reading,
  entry: Entry,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading {
  const { request } = reading;
  if (request.kind !== "entry" || entry.set !== "airlines" || request.others.length > 0)
    return reading;
  const passage = knowledge.airlinePassages.best(entry, wanted);
  return passage &&
    passage.share >= TOLD_BESIDE &&
    passage.part.facet !== request.facet &&
    !NEVER_BESIDE_A_FACT.has(passage.part.facet)
    ? {
        ...reading,
        request: { ...request, others: [passage.part.facet], focus: passage.keys.slice(0, 12) },
      }
    : reading;
}

const TOLD_BESIDE = 0.6;
/** The company's own figures and phrases answer nothing beside a fact that was asked for. */
const NEVER_BESIDE_A_FACT = new Set<Facet>(
  "lead mission vision values code region alliance fleet destinations employees founded".split(
    " ",
  ) as Facet[],
);

/** "They said 'show me your core four'": what somebody quotes is what they ask about. */
function quotedIn(plain: string): ReadonlySet<string> {
  const quoted = plain.match(/(?<![\p{L}\p{N}])['"“«][^'"”»]{3,60}['"”»](?![\p{L}\p{N}])/gu) ?? [];
  return new Set(stemsOf(quoted.join(" ")));
}

/** The part of the airline's entry that was asked about; where there is none, that there is none. */
function onAirline(
  reading: Reading,
  entry: Entry,
  said: readonly Wanted[],
  plain: string,
  knowledge: ChatKnowledge,
): Reading {
  if (reading.request.kind !== "entry") return reading;
  const wanted = withoutIdle(said);
  const passage = knowledge.airlinePassages.best(entry, wanted);
  const named = focusIn(entry, wanted);
  const isHalf = named !== null && named.keys.length >= besidesName(entry, wanted).length / 2;
  const found = passage && passage.share >= PASSAGE_FITS ? passage : isHalf ? named : null;
  if (!found || found.part.facet === "lead") {
    if (reading.score > (found ? GAP : CALLED_ALONE)) return reading;
    return {
      request: withGeneral(airlineGap(entry.citation.id, plain), entry, plain, knowledge),
      score: GAP,
      because: `${reading.because}, nothing on what was asked`,
    };
  }
  return {
    ...reading,
    request: {
      ...reading.request,
      facet: found.part.facet,
      focus: found.keys.slice(0, 12),
    },
    score: Math.max(reading.score, FOCUSED),
    because: `${reading.because}, on ${found.keys.join(" ")}`,
  };
}

/** Nothing on what was asked, with the part that is nearest to it. @param id of the airline's entry */
export function airlineGap(
  id: string,
  plain: string,
): Extract<ChatRequest, { kind: "airline-gap" }> {
  return {
    kind: "airline-gap",
    airline: id.replace("airlines/", ""),
    near: NEAREST.find(([, pattern]) => pattern.test(plain))?.[0] ?? null,
    general: basicIn(plain) ?? (OF_PAY.test(plain) ? HOW_PAY_WORKS : null),
  };
}

/** "What's the money like starting there?": no figure, and how pay is made up. */
const OF_PAY = /\b(?:money|pay|paid|salary|salaries|wages?|earn\w*|sueldo|salaire)\b/;
const HOW_PAY_WORKS = "assessment-days/asked-how-pay-works";

/** "Is Emirates even realistic with two small children": what candidates ask of any airline, where its own entry has nothing. */
function withGeneral(
  gap: Extract<ChatRequest, { kind: "airline-gap" }>,
  { names }: Entry,
  plain: string,
  knowledge: ChatKnowledge,
): Extract<ChatRequest, { kind: "airline-gap" }> {
  if (gap.general !== null) return gap;
  const unnamed = names.reduce((left, name) => left.replace(` ${fold(name)} `, " "), plain);
  const found = foundIn(readMessage(unnamed), knowledge, "en");
  const isAsked = found !== null && found.sure >= ASKED_OF_ANY && isOfCandidates(found.id);
  return isAsked ? { ...gap, general: found.id } : gap;
}

const ASKED_OF_ANY = 0.4;

const NEAREST: readonly (readonly [Facet, RegExp])[] = [
  ["fleet", /\b(planes?|aircraft|jets?|boeings?|airbus(es)?)\b|avion|飞机/],
  ["bases", /\b(live|living|home|house|commut\w+|airports?|city|move)\b|vivir|vivre|habiter|住/],
  [
    "contract",
    /\b(pay|paid|salary|hours|holidays?|days off|roster|part time|rent|flat)\b|sueldo|salaire|工资/,
  ],
  ["appearance", /\b(uniform|shoes|hat|make-?up|wear)\b|uniforme|制服/],
  ["selection", /\b(stage|test|exam|round|day|video)\b|面试/],
];

const ASKS_FOR_ALL =
  /\b(tell me about|(everything|all|anything) (about|on)|what do you know about|facts about|introduce|describe|overview|compare)\b|介绍/;
