import type { Context, Draft } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { isSurelyTold } from "./both.ts";
import { newBeside } from "./halves.ts";
import { notesAfter } from "./notes.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import type { Message } from "./read/message.ts";
import type { ChatRequest } from "./request.ts";
import type { TurnOn } from "./with-a-question.ts";

/** "I'm 24, I reach 212. But I already picked Qatar, so what should I do in these three weeks?": weighed, and then what is asked. */
export function besideFit(message: Message, fit: Draft, context: Context, turnOn: TurnOn) {
  const asked = askingSentencesIn(message).at(-1);
  if (!asked || asked.length < FEWEST_BESIDE_FIT || TELLS_A_FIGURE.test(asked.plain)) return null;
  const after = { ...context, state: notesAfter(fit, context.state) };
  const rest = turnOn(asked, after);
  const isOfFit = OF_FIGURES.has(rest.request.kind) || ASKS_IF_FIT.test(asked.plain);
  if (isOfFit || !isSurelyTold(rest, asked, after)) return null;
  const verdicts = fit.paragraphs.filter((one) => !one.includes(":") || one.includes("you said"));
  // "I'm 1.61. Do I reach what they ask?": all of it is weighed.
  const further = newBeside(fit.paragraphs, rest.paragraphs);
  if (further.length === 0) return null;
  const told = verdicts.length > 0 ? { ...fit, paragraphs: verdicts } : fit;
  return oneAfterAnother(told, { ...rest, paragraphs: further });
}

const OF_FIGURES: ReadonlySet<ChatRequest["kind"]> = new Set(["fit", "rank", "airlines"]);
const FEWEST_BESIDE_FIT = 6;
const TELLS_A_FIGURE = /\d{2}/;
const ASKS_IF_FIT =
  /\b(?:enough|ok(?:ay)?|fine|too (?:short|tall|old|young|small|heavy)|a problem|allowed|apply|qualify|eligible|chance|possible|accept\w*|take me|which airlines?)\b/;
