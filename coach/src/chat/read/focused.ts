import type { Wanted } from "../knowledge/finder.ts";
import { besidesName, focusIn } from "../knowledge/focus.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import { entryRequest } from "../request.ts";
import type { Message } from "./message.ts";
import type { Reading } from "./skills.ts";

const FOCUSED = 0.9;
/** A named entry without a word of what was asked about it. */
const NOT_ON_THAT = 0.3;
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
  if (!entry || !BY_NAME.test(entry.citation.id)) return reading;
  // A country may be named in passing; an airline or a type hardly ever is.
  const isCulture = entry.set === "cultures";
  const asked = besidesName(entry, wanted);
  if (asked.length === 0 || (isCulture && reading.score < 0.6)) return reading;
  const found = focusIn(entry, wanted);
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

const ASKS_FOR_ALL =
  /\b(tell me about|what do you know about|facts about|introduce|describe|overview|compare)\b|介绍/;

/** "Which airline serves no alcohol": the one airline whose entry has all the words asked about. */
export function readWhichAirline(
  { plain }: Message,
  wanted: readonly Wanted[],
  knowledge: ChatKnowledge,
): Reading[] {
  if (
    !/\b(which|what|name the|is there an|who) (\w+ )?(airlines?|carriers?|company|companies)\b/.test(
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
