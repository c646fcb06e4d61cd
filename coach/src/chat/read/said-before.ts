import type { ChatKnowledge } from "../knowledge/knowledge.ts";
import type { ChatState } from "../state.ts";
import type { ChatInput } from "../thread.ts";
import { correctedIn } from "./follow-up.ts";
import { asTyped } from "./found.ts";
import { type Message, readMessage } from "./message.ts";
import { priorFor } from "./prior.ts";

/** A correction of more words asks by itself. */
const MOST_WORDS = 5;
const NOT_THAT = /\bnot (?:the |a |an |my |that |this )?([\p{L}'-]+(?: [\p{L}'-]+)?)[.!?\s]*$/iu;

/** The message before the last reply; null where there is none. */
const lastSaid = (before: ChatInput["before"]): string | null =>
  before.findLast(({ role }) => role === "user")?.text ?? null;

/**
 * "I meant the scar, not the tattoo", after "should I hide it?": what was asked before, of what is meant now. Who names an airline
 * instead is understood without it.
 */
export function withWhatWasAsked(
  text: string,
  before: ChatInput["before"],
  { names }: ChatKnowledge,
): string {
  const meant = correctedIn(text);
  const asked = lastSaid(before);
  if (!meant || !asked || meant.split(/\s+/).length > MOST_WORDS) return text;
  const isByName = names
    .find(readMessage(meant))
    .some(({ entry: { set } }) => set === "airlines" || set === "airports" || set === "aircraft");
  if (isByName || /[?？]\s*$/u.test(meant)) return text;
  const wrong = text.match(NOT_THAT)?.[1];
  return `${wrong ? asked.replaceAll(wrong, meant) : asked} ${meant}`;
}

/** So well a find has to fit what was asked. */
const NEAR = 0.55;
const NEAREST = 3;

/** Ids of what else may have been meant by the message that was misread: found for it, and not told yet. */
export function meantInstead(
  before: ChatInput["before"],
  { topic }: ChatState,
  { finder }: ChatKnowledge,
): string[] {
  const asked: Message | null =
    lastSaid(before) === null ? null : readMessage(lastSaid(before) ?? "");
  if (!asked) return [];
  const told = topic?.kind === "entry" || topic?.kind === "topics" ? topic.ids : [];
  return finder
    .find(asTyped(asked.words), asked.words, priorFor(asked, false, true), NEAREST + 1)
    .filter(({ entry, score }) => score >= NEAR && !told.includes(entry.citation.id))
    .map(({ entry }) => entry.citation.id)
    .slice(0, NEAREST);
}
