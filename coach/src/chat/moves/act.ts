import { answer } from "../answer/answer.ts";
import type { Context, Draft } from "../answer/draft.ts";
import type { Message } from "../read/message.ts";
import { candidatesQuestion, NEARER, readingOf } from "../reading-of.ts";
import { type ChatRequest, entryRequest } from "../request.ts";
import type { ChatInput } from "../thread.ts";

/** How the rest of a message is read. */
export type Further = (rest: Message) => Draft;
/** What is done with a message that makes a move; null where it is to be read by its words after all. */
export type Act = (
  message: Message,
  input: ChatInput,
  context: Context,
  further: Further,
) => Draft | null;

export const day = (name: string) => `assessment-days/${name}`;

export const say =
  (request: ChatRequest): Act =>
  (message, _, context) =>
    answer(request, message.own, context);

/** What is found for the message alone among what candidates ask, or the entry that goes for all of its kind. */
export const nearest =
  (fallback: (context: Context, message: Message) => string | null, least: number = NEARER): Act =>
  (message, _, context) => {
    const id = candidatesQuestion(message, context, least) ?? fallback(context, message);
    return id && context.knowledge.entry(id)
      ? answer(entryRequest([id]), message.own, context)
      : null;
  };
export const always = (name: string) => () => day(name);

/** Whether something is named by its name. */
export const names = (message: Message, { knowledge }: Context): boolean =>
  knowledge.names.find(message).length > 0;

/** Whether a pattern reads that it goes on from the thread. */
export function goesOn(message: Message, context: Context): boolean {
  const reading = readingOf(message, context);
  return reading.goesOn === true && reading.score >= NEARER;
}
