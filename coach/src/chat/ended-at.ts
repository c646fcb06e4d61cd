import { answer } from "./answer/answer.ts";
import { type Context, type Draft, isLost } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { notesAfter } from "./notes.ts";
import type { Message } from "./read/message.ts";
import { whereItEnded } from "./read/where-it-ended.ts";
import { entryRequest } from "./request.ts";
import type { TurnOn } from "./with-a-question.ts";

/** What decides it at the stage where somebody was not taken, and what they ask beside it; null where no such stage is told. */
export function endedAt(message: Message, context: Context, turnOn: TurnOn): Draft | null {
  const ended = whereItEnded(message, context.state);
  if (ended === null) return null;
  const told = answer(entryRequest([ended.entry]), message.own, context);
  const [lead = ""] = told.paragraphs;
  const met: Draft = ended.isUnasked
    ? { ...told, paragraphs: [context.voice.say("ended.sorry"), ...told.paragraphs] }
    : told;
  if (ended.asked === null) return met;
  const within = { ...context, state: notesAfter(told, context.state) };
  const next = turnOn(ended.asked, within);
  if (isLost(next) || next.declined || next.paragraphs.includes(lead)) return met;
  // What to ask oneself would stand between the two.
  const upTo = met.paragraphs.indexOf(lead) + 1;
  return oneAfterAnother({ ...met, paragraphs: met.paragraphs.slice(0, upTo) }, next);
}
