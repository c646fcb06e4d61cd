import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { isSurelyTold } from "./both.ts";
import { newBeside } from "./halves.ts";
import { notesAfter } from "./notes.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import type { Message } from "./read/message.ts";
import type { Reading } from "./read/skills.ts";
import { type ChatRequest, entryRequest } from "./request.ts";
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

/** "What do Jet2 ask for? I'm 34, with a small tattoo on my wrist": all that is asked for, and then what is one's own. */
export function besideTattoo(
  message: Message,
  { request }: Reading,
  context: Context,
): Draft | null {
  if (request.kind !== "tattoo-place" || !ASKS_FOR_ALL.test(message.plain)) return null;
  const all = answer(
    entryRequest([`airlines/${request.airline}`], "requirements"),
    message.own,
    context,
  );
  if (all.declined) return null;
  const own = answer(request, message.own, context);
  const further = newBeside(all.paragraphs, own.paragraphs);
  return oneAfterAnother(all, { ...own, paragraphs: further });
}

const ASKS_FOR_ALL =
  /\bwhat (?:do|does|would|will) (?:they|it|\w+(?: \w+)?) (?:ask|want|need|require|look)\b|\brequirements?\b/;

const OF_FIGURES: ReadonlySet<ChatRequest["kind"]> = new Set(["fit", "rank", "airlines"]);
const FEWEST_BESIDE_FIT = 6;
const TELLS_A_FIGURE = /\d{2}/;
const ASKS_IF_FIT =
  /\b(?:enough|ok(?:ay)?|fine|too (?:short|tall|old|young|small|heavy)|a problem|allowed|apply|qualify|eligible|chance|possible|accept\w*|take me|which airlines?)\b/;
