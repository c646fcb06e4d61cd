import type { Citation } from "contract/chat";
import type { Entry, Part } from "../knowledge/entry.ts";
import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { Voice } from "../words.ts";
import { type Draft, items, opening } from "./draft.ts";

const SHORT_WORDS = 32;
const LIST_ITEMS = 8;

/** Text and list of a part, each a paragraph. */
export function partText({ text, list, label, note }: Part, { say }: Voice): string[] {
  const own = typeof text === "string" ? text : say(text.id, text.values);
  const said = (one: Part["label"]) => (one ? say(one.id, one.values) : "");
  const opening = [said(label), own, said(note)].filter(Boolean).join(" ");
  const shown = list.slice(0, LIST_ITEMS);
  if (shown.length === 1 && typeof text !== "string") return [[opening, shown[0]].join(" ")];
  return [opening, shown.length > 0 ? items(shown) : ""].filter(Boolean);
}

export function shortText(one: Part, voice: Voice): string[] {
  const [first = "", second] = partText(one, voice);
  if (first.startsWith("- ")) return [first.split("\n").slice(0, 3).join("\n")];
  const short = opening(first, SHORT_WORDS);
  return second && first.endsWith(":")
    ? [short, second.split("\n").slice(0, 3).join("\n")]
    : [short];
}

export function nameOf(entry: Entry): string {
  return entry.set === "airlines" || entry.set === "airports"
    ? (entry.names[0] ?? "")
    : entry.citation.title.replace(/^[^:]+: /, "");
}

export function citationOf(entry: Entry, part: Part | undefined): Citation {
  return part?.source ? { ...entry.citation, source: part.source } : entry.citation;
}

/** Of those ids that the content has. */
export function citationsOf(
  ids: readonly string[],
  { knowledge }: { knowledge: ChatKnowledge },
): Citation[] {
  return ids.flatMap((id) => knowledge.entry(id)?.citation ?? []);
}

export function unique(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((one) => [one.id, one])).values()];
}

/** One reply after the other; the second is what the talk goes on from. */
export const oneAfterAnother = (first: Draft, second: Draft): Draft => ({
  ...second,
  paragraphs: [...first.paragraphs, ...second.paragraphs],
  citations: unique([...first.citations, ...second.citations]),
});
