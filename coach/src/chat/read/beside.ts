import { isOfOtherType } from "../knowledge/aircraft.ts";
import { textOf } from "../knowledge/entry-text.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatState } from "../state.ts";
import { WHY_THEM } from "./airline-asked.ts";
import { WHAT_TO_BRING } from "./applying.ts";
import { isPlainlyBasic } from "./basics.ts";
import { pointsBack } from "./dependence.ts";
import { isKin } from "./kin.ts";
import { languageNamed } from "./languages.ts";
import type { Message } from "./message.ts";
import { WHICHEVER } from "./of-any-airline.ts";
import type { Reading } from "./skills.ts";

/** Where an airline is named, an entry that does not speak of it is seldom meant. */
export function beside(
  reading: Reading,
  airline: string | null,
  knowledge: ChatKnowledge,
): Reading {
  const { request } = reading;
  if (airline === null || request.kind !== "entry" || request.ids.includes(airline)) return reading;
  // "Why easyJet": a question of the interview that has its name in it.
  if ([WHY_THEM, WHAT_TO_BRING, WHICHEVER].includes(reading.because)) return reading;
  if (isPlainlyBasic(reading)) return reading;
  const entry = knowledge.entry(request.ids[0] ?? "");
  const names = knowledge.entry(airline)?.names.filter((name) => name.length >= 3) ?? [];
  const speaksOfIt =
    entry !== undefined &&
    (/^(airports|cultures)\//.test(entry.citation.id)
      ? !reading.because.startsWith("content")
      : names.some((name) => textOf(entry).toLowerCase().includes(name.toLowerCase())));
  return speaksOfIt ? reading : { ...reading, score: 0.5 * reading.score };
}

/** What is not known of the airline spoken of answers nothing that another entry may well answer; named with it, it was asked. */
export function besideUnknownPart(
  reading: Reading,
  isNamed: boolean,
  knowledge: ChatKnowledge,
): Reading {
  const { request, score } = reading;
  if (isNamed || request.kind !== "entry" || request.facet === null) return reading;
  const entry = knowledge.entry(request.ids[0] ?? "");
  const part = entry?.parts.find(({ facet }) => facet === request.facet);
  return part?.isUnknown ? { ...reading, score: NOT_KNOWN * score } : reading;
}

const NOT_KNOWN = 0.6;
/** Of these parts are asked for, and a question of a quiz has no more to tell. */
const STANDS_ALONE: ReadonlySet<string> = new Set(["airlines", "airports", "cultures", "quiz"]);

/** "Can I put ice on it": what "it" was is known, so what is found without it by chance is not meant. */
export function besideTopic(
  reading: Reading,
  message: Message,
  isNamed: boolean,
  { topic }: ChatState,
  knowledge: ChatKnowledge,
): Reading {
  if (!reading.because.startsWith("content, ") || topic?.kind !== "entry" || topic.ids.length > 1)
    return reading;
  const spoken = knowledge.entry(topic.ids[0] ?? "");
  const isOfOne = spoken && !STANDS_ALONE.has(spoken.set);
  if (!isOfOne || isNamed || !pointsBack(message) || reading.request.kind !== "entry")
    return reading;
  const found = knowledge.entry(reading.request.ids[0] ?? "");
  if (!found || isKin(found, spoken)) return reading;
  return {
    request: {
      ...{ kind: "entry-gap", id: spoken.citation.id, isWhy: false },
      near: found.citation.id,
    },
    score: BY_CHANCE,
    because: `${reading.because}, found without what it points back to`,
    goesOn: true,
  };
}

/** Just enough to be said where nothing of the thread answers. */
const BY_CHANCE = 0.41;

/** What holds of all types tells less of the one that is named. */
const IN_GENERAL = 0.9;

/** Where an aircraft type is named, an entry of another type is not meant. */
export function besideType(reading: Reading, models: readonly string[]): Reading {
  const id = reading.request.kind === "entry" ? (reading.request.ids[0] ?? "") : "";
  if (isOfOtherType(id, models)) return { ...reading, score: 0.5 * reading.score };
  const isInGeneral =
    models.length > 0 && reading.because.startsWith("content, ") && !/^(aircraft|quiz)\//.test(id);
  return isInGeneral ? { ...reading, score: IN_GENERAL * reading.score } : reading;
}

/** A translation wants to know its language. */
export function into(reading: Reading, { plain }: Message): Reading {
  const { request } = reading;
  if (request.kind !== "entry" || request.facet !== "translation") return reading;
  return { ...reading, request: { ...request, into: languageNamed(plain) } };
}
