import type { SearchSet } from "content/search/schema";
import type { Citation } from "contract/chat";
import type { Said } from "../words.ts";
import type { Work } from "./work.ts";

/** What a part of an entry tells; a question that names one is answered with it and nothing else. */
export const FACETS = [
  "lead",
  "use",
  "steps",
  "example",
  "why",
  "avoid",
  "watched",
  "prepare",
  "time",
  "details",
  "pronunciation",
  "translation",
  "headquarters",
  "founded",
  "fleet",
  "destinations",
  "employees",
  "alliance",
  "region",
  "code",
  "mission",
  "vision",
  "values",
  "special",
  "tips",
  "news",
  "requirements",
  "age",
  "languages",
  "education",
  "visa",
  "reach",
  "swimming",
  "appearance",
  "medical",
  "contract",
  "training",
  "bases",
  "selection",
  "place",
  "icao",
  "hub",
  "zone",
  "remember",
  "exits",
  "seats",
  "slides",
  "arming",
  "features",
  "procedures",
  "handshake",
  "eyes",
  "dress",
  "greetings",
  "taboos",
  "small-talk",
  "hierarchy",
  "gifts",
  "cards",
  "hours",
  "holidays",
  "space",
  "style",
  "questions",
  "punctuality",
] as const;
export type Facet = (typeof FACETS)[number];

/** The words of a part's text: of a sentence made of values, the values. */
export function writtenWords(text: Part["text"]): string {
  return typeof text === "string"
    ? text
    : Object.values(text.values ?? {})
        .flat()
        .join(" ");
}

/** One thing that an entry tells: a text of the content word for word, or a sentence made of its values. */
export interface Part {
  facet: Facet;
  text: string | Said;
  list: readonly string[];
  /** Opens the part when it is told on its own, e.g. "What the assessors watch:". */
  label?: Said;
  /** Closes it: who says so, and when. */
  note?: Said;
  /** Where this part has another source than the entry. */
  source?: string;
  /** The same in words of another life: by what whoever asks does now. */
  byWork?: Readonly<Partial<Record<Work, string>>>;
  /** True where the content itself says that nothing public is known. */
  isUnknown?: boolean;
}

/** An entry of the content as a conversation tells it. */
export interface Entry {
  /** As the search index names it. */
  citation: Citation;
  set: SearchSet;
  /** What people call it: title, codes, the term in other languages. */
  names: readonly string[];
  /** In the order of telling: the first answers "what is it", the rest "tell me more". */
  parts: readonly Part[];
  /** Further words by which it is found. */
  also: string;
  /** How people ask for it in other words than its own; found by them, never told. */
  said?: readonly string[];
}

/** Source and year in one line, as `Citation.source` holds them. */
export function sourceLine(source: { name: string; year: number } | undefined): string | null {
  return source ? `${source.name} (${source.year})` : null;
}

export function part(
  facet: Facet,
  text: string | Said,
  list: readonly string[] = [],
  more: Pick<Part, "label" | "note" | "source" | "isUnknown" | "byWork"> = {},
): Part {
  return { facet, text, list, ...more };
}

/** What an entry says first; empty where there is no entry, or where only a voice can say it. */
export function leadOf(entry: Entry | undefined): string {
  const text = entry?.parts[0]?.text;
  return typeof text === "string" ? text : "";
}

/** What somebody might say, as an example: at least four words in single quotes. An apostrophe within is none of them. */
const SPEECH =
  /(?<=^|[\s(:])'(?=(?:[^\s']+(?:'[^\s']+)?\s+){3})(?:[^']|(?<=\p{L})'(?=\p{L}))+'(?=[\s.,;:!?)]|$)/gu;

/** Words of an entry's text that tell what it is about: an example's waitress and her burnt soup are no sign of it. */
export const withoutExamples = (entry: Pick<Entry, "set">, text: string): string =>
  entry.set === "assessment-days" ? text.replace(SPEECH, " ") : text;
