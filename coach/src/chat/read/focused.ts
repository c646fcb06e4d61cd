import { AIRLINES } from "content/airlines/airlines";
import { type Passage, withoutIdle } from "../knowledge/airline-passages.ts";
import type { Entry, Facet } from "../knowledge/entry.ts";
import type { Wanted } from "../knowledge/finder.ts";
import { besidesName, focusIn, itemsWith } from "../knowledge/focus.ts";
import { isOfCandidates } from "../knowledge/in-general.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import { regionIn } from "./airline-readings.ts";
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
    general: basicIn(plain),
  };
}

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

/** "Is Flydubai just Emirates?": what the entry of one airline says of the other. */
export function readBetweenAirlines(
  { plain }: Message,
  called: readonly Called[],
  knowledge: ChatKnowledge,
): Reading[] {
  const ids = idsIn(called, "airlines");
  if (ids.length !== 2 || !ASKS_OF_BOTH.test(plain)) return [];
  for (const [id = "", other = ""] of [ids, [...ids].reverse()]) {
    const names = knowledge.entry(other)?.names.slice(0, -1) ?? [];
    for (const { facet, text, list } of knowledge.entry(id)?.parts ?? []) {
      const told = [typeof text === "string" ? text : "", ...list];
      if (!TOLD_OF_BOTH.has(facet) || !told.some((one) => hasName(one, names))) continue;
      const focus = names.flatMap((name) => stemsOf(name)).slice(0, 12);
      return [
        {
          request: { ...entryRequest([id], facet), focus },
          score: BETWEEN,
          because: `what ${id} says of ${other}`,
        },
      ];
    }
  }
  return [];
}

function hasName(text: string, names: readonly string[]): boolean {
  return names.some((name) => name.length > 3 && text.toLowerCase().includes(name.toLowerCase()));
}

const BETWEEN = 0.955;
const TOLD_OF_BOTH = new Set<Facet>(["special", "news", "tips"]);
const ASKS_OF_BOTH =
  /\b(same|one company|two companies|merged?|merger|merging|owns?|owned|belongs?|part of|subsidiary|sister|together|separate|just|still (two|one)|partners?|bought|buy|parent|group)\b|misma|pertenece|fusion|meme|appartient|fusionn|合并|属于|同一/;

const ASKS_FOR_ALL =
  /\b(tell me about|(everything|all|anything) (about|on)|what do you know about|facts about|introduce|describe|overview|compare)\b|介绍/;

/** "Which airline serves no alcohol": the one airline whose entry has what is asked about. */
/** "Which one is missing in mine?" is asked of no airline. */
const NAMES_AIRLINES =
  /\b(?:airlines?|airways|carriers?|compan(?:y|ies)|aerolineas?|compagnies?|who|anybody|anyone|crew|uniform|which ones)\b|航空/;

export function readWhichAirline(
  { plain }: Message,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading[] {
  const asking = plain.split(SENTENCE_END).find((sentence) => ASKS_WHICH.test(sentence));
  if (asking === undefined || /\bhubs?\b/.test(plain) || OF_ONES_OWN.test(asking)) return [];
  if (!NAMES_AIRLINES.test(plain)) return [];
  // What is told around it is circumstance; a question in fewer words than that is read with it.
  const own = new Set(stemsOf(asking));
  const within = wanted.filter(({ stems }) => stems.some((key) => own.has(key)));
  const subject = (within.length > 1 ? within : wanted).filter(
    ({ stems }) => !stems.some((key) => OF_ANY_AIRLINE.has(key)),
  );
  const region = regionIn(plain);
  const found = knowledge.entriesOf("airlines").flatMap((entry) => {
    if (region !== null && REGION_OF.get(entry.citation.id) !== region) return [];
    const passage = knowledge.airlinePassages.best(entry, subject);
    const isRefused = DENIES.test(asking) && passage !== null && deniesIn(passage);
    const share = (passage?.share ?? 0) + (isRefused ? DENIED_ALIKE : 0);
    return passage ? [{ entry, passage, share }] : [];
  });
  const [first, second] = found.sort((a, b) => b.share - a.share);
  if (!first || first.share < SHARE_OF_ONE) return [];
  const ahead = first.share - (second?.share ?? 0);
  const alike = found.filter(({ share }) => share === first.share).length;
  if (ahead < AHEAD && (first.share < SHARE_OF_FEW || alike > 3)) return [];
  const request = entryRequest([first.entry.citation.id], first.passage.part.facet);
  return [
    {
      request: { ...request, focus: first.passage.keys.slice(0, 12) },
      score: 0.93,
      because: `an airline by what is told of it, ${first.share.toFixed(2)}`,
    },
  ];
}

/** "Which one serves no alcohol": a part that denies it too is nearer than one that speaks of it. */
function deniesIn({ part, keys }: Passage): boolean {
  return itemsWith([typeof part.text === "string" ? part.text : "", ...part.list], keys).some(
    (item) => DENIES.test(` ${item.toLowerCase()} `),
  );
}

const DENIES = /\b(no|not|never|without|nobody|none|dry|doesn't|don't|does not|do not|isn't)\b/;
const DENIED_ALIKE = 0.15;
const REGION_OF = new Map(AIRLINES.map(({ id, region }) => [`airlines/${id}`, region as string]));
/** "Which of my answers is the weakest": no airline. */
const OF_ONES_OWN =
  /\b(?:my|mine|i) (?:\w+ ){0,3}(?:answers?|ones?|stor(?:y|ies)|scores?|practi[sc]ed|got)\b|\bwhich ones? (?:is |are )?(?:the )?(?:weak|worst|best|strong)/;
const SENTENCE_END = /(?<=[.!?;])\s+/;
const ASKS_WHICH =
  /\b(which|what|name the|is there an|who|whose) ((of|out of|among) )?((the|these|those|your|all) )*(\w+ ){0,2}(airlines?|carriers?|company|companies)\b|\bwhich (ones?|of them)\b|\b(que|cual|quelle|laquelle) ((de|des) )?(las? )?(aerolineas?|compagnies?)\b|哪(家|个|些)航空/;
/** Of what is asked, the airline's part has to have so much, or so much and more than any other's. */
const SHARE_OF_FEW = 0.6;
const SHARE_OF_ONE = 0.4;
const AHEAD = 0.1;
const OF_ANY_AIRLINE = new Set(
  stemsOf("airline carrier company flight interview gulf europe american us asia"),
);
