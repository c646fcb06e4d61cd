import type { Context } from "./answer/draft.ts";
import { isOfCandidates } from "./knowledge/in-general.ts";
import { isPlainlyBasic } from "./read/basics.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { isDependent } from "./read/dependence.ts";
import { endsAsking, type Message } from "./read/message.ts";
import { resolve } from "./read/resolve.ts";
import type { Reading } from "./read/skills.ts";
import { type ChatState, FRESH_STATE } from "./state.ts";

/** What a message asks for, by all that is known of the conversation. @param state the notes, where others than the context's hold */
export function readingOf(
  message: Message,
  { knowledge, readIn, targetAirline, except, ...context }: Context,
  state: ChatState = context.state,
): Reading {
  return resolve({
    ...{ message, state, knowledge, except, language: readIn },
    targetAirline: targetAirline?.id ?? null,
  });
}

/** What candidates ask, found so surely, is nearer than what goes for all of its kind. */
export const NEARER = 0.6;

/** Id of the entry on what candidates ask that the message alone finds, whatever was spoken of; null where none is found so surely. */
export function candidatesQuestion(
  message: Message,
  context: Context,
  least: number = NEARER,
): string | null {
  const { request, score } = readingOf(message, { ...context, targetAirline: null }, FRESH_STATE);
  const [id = ""] = request.kind === "entry" && request.ids.length === 1 ? request.ids : [];
  return isOfCandidates(id) && score >= least ? id : null;
}

/** What the last sentence asks for by itself, and surely: its entry; null where it asks nothing or leans on what was said. */
export function askedByItself(message: Message, context: Context): string | null {
  const last = askingSentencesIn(message).at(-1);
  if (!last || !endsAsking(message) || isDependent(last)) return null;
  const { request, score } = readingOf(last, context, FRESH_STATE);
  const isSure = request.kind === "entry" && score >= SURELY_ASKED_BY_ITSELF;
  const id = isSure && request.facet === null ? (request.ids[0] ?? null) : null;
  // "I thought I answered both bits of the question": no question of the bank is wished for.
  return id?.startsWith("questions/") ? null : id;
}

const SURELY_ASKED_BY_ITSELF = 0.84;

/** "My family is worried about me going alone. How do I convince them?": it asks one thing, in words that nothing else is meant by. */
export const asksOneThing = (message: Message, context: Context): boolean =>
  askingSentencesIn(message).length < 2 && isPlainlyBasic(readingOf(message, context));
