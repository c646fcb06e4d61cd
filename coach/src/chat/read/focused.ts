import type { Entry, Facet } from "../knowledge/entry.ts";
import type { Wanted } from "../knowledge/finder.ts";
import { besidesName, focusIn } from "../knowledge/focus.ts";
import { stemsOf } from "../knowledge/index-words.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { type Called, idsIn } from "../knowledge/name-index.ts";
import { entryRequest } from "../request.ts";
import type { Message } from "./message.ts";
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
  if (
    request.kind !== "entry" ||
    request.facet !== null ||
    request.ids.length > 1 ||
    ASKS_FOR_ALL.test(plain)
  )
    return reading;
  const entry = knowledge.entry(request.ids[0] ?? "");
  if (!entry) return reading;
  if (!BY_NAME.test(entry.citation.id)) return onFurtherPart(reading, entry, wanted);
  // A country may be named in passing; an airline or a type hardly ever is.
  const isCulture = entry.set === "cultures";
  const asked = besidesName(entry, wanted);
  if (asked.length === 0 && entry.set === "airlines")
    return { ...reading, score: Math.max(reading.score, GAP) };
  if (asked.length === 0 || (isCulture && reading.score < 0.6)) return reading;
  const found = focusIn(entry, wanted);
  if (entry.set === "airlines") return onAirline(reading, entry, wanted, knowledge);
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

/** The part of the airline's entry that was asked about; where there is none, that there is none. */
function onAirline(
  reading: Reading,
  entry: Entry,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading {
  if (reading.request.kind !== "entry") return reading;
  const passage = knowledge.airlinePassages.best(entry, wanted);
  const named = focusIn(entry, wanted);
  const isHalf = named !== null && named.keys.length >= besidesName(entry, wanted).length / 2;
  const found = passage && passage.share >= PASSAGE_FITS ? passage : isHalf ? named : null;
  if (!found) {
    if (reading.score > CALLED_ALONE) return reading;
    return {
      request: { kind: "airline-gap", airline: entry.citation.id.replace("airlines/", "") },
      score: GAP,
      because: `${reading.because}, nothing on what was asked`,
    };
  }
  if (found.part.facet === "lead") return reading;
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

/** "Which airline serves no alcohol": the one airline whose entry has all the words asked about. */
export function readWhichAirline(
  { plain }: Message,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading[] {
  if (
    !/\b(which|what|name the|is there an|who) (\w+ )?(airlines?|carriers?|company|companies)\b|\bwhich (ones?|of them)\b/.test(
      plain,
    )
  )
    return [];
  if (/\bhubs?\b/.test(plain)) return [];
  const found = knowledge.entriesOf("airlines").flatMap((entry) => {
    const asked = besidesName(entry, wanted);
    const focus = focusIn(entry, wanted);
    return focus && asked.length > 0
      ? [{ entry, focus, share: focus.keys.length / asked.length }]
      : [];
  });
  const [first, second] = found.sort(
    (a, b) => b.share - a.share || b.focus.keys.length - a.focus.keys.length,
  );
  if (
    !first ||
    first.share < 0.6 ||
    (second &&
      second.share === first.share &&
      found.filter(({ share }) => share === first.share).length > 3)
  )
    return [];
  const request = entryRequest([first.entry.citation.id], first.focus.part.facet);
  return [
    {
      request: { ...request, focus: [...first.focus.keys].slice(0, 12) },
      score: 0.93,
      because: "an airline by what is told of it",
    },
  ];
}
