import { answer } from "./answer/answer.ts";
import type { Context, Draft } from "./answer/draft.ts";
import { oneAfterAnother } from "./answer/telling.ts";
import { isSurelyTold } from "./both-surely.ts";
import { newBeside } from "./halves.ts";
import { idsIn } from "./knowledge/name-index.ts";
import { notesAfter } from "./notes.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { bareAge } from "./read/introduction.ts";
import type { Message } from "./read/message.ts";
import { figuresIn } from "./read/own-figures.ts";
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

/** "What do Jet2 ask for? I'm 34 and 1.78, with a small tattoo on my wrist": all that is asked for, and then what is one's own. */
export function besideRequirements(
  message: Message,
  { request }: Reading,
  context: Context,
): Draft | null {
  if (!ASKS_FOR_ALL.test(message.plain)) return null;
  const named = idsIn(context.knowledge.names.find(message), "airlines");
  const [airline] = named;
  if (named.length !== 1 || airline === undefined) return null;
  const told = figuresIn(message.plain);
  const age = told.age ?? bareAge(message.plain);
  const hasFigures = age !== null || told.heightCm !== null || told.reachCm !== null;
  const isPlaced = request.kind === "tattoo-place";
  if (!isPlaced && (!hasFigures || request.kind === "fit")) return null;
  const all = answer(entryRequest([airline], "requirements"), message.own, context);
  if (all.declined) return null;
  const own = { ...told, age, airline: airline.replace("airlines/", ""), region: null };
  const fit: ChatRequest = { kind: "fit", ...own, beside: [], others: [] };
  const weighed = hasFigures ? [answer(fit, message.own, context)] : [];
  const placed = isPlaced ? [answer(request, message.own, context)] : [];
  // The rules stand above: only the verdicts on one's own are told after them.
  const verdicts = weighed.flatMap(({ paragraphs }) =>
    paragraphs.filter((one) => SAYS_YOURS.test(one)),
  );
  const ofPlace = placed.flatMap(({ paragraphs }) => newBeside(all.paragraphs, paragraphs));
  if (verdicts.length + ofPlace.length === 0) return null;
  const rules = { ...all, paragraphs: all.paragraphs.filter((one) => !one.endsWith("?")) };
  const last = placed[0] ?? weighed[0] ?? all;
  return oneAfterAnother(rules, {
    ...last,
    request: all.request,
    paragraphs: [...verdicts, ...ofPlace],
  });
}

const SAYS_YOURS = /\byou said\b|\bfingertips\b/;
const ASKS_FOR_ALL =
  /\bwhat (?:do|does|would|will) (?:they|it|\w+(?: \w+)?) (?:ask|want|need|require|look)\b|\brequirements?\b/;

const OF_FIGURES: ReadonlySet<ChatRequest["kind"]> = new Set(["fit", "rank", "airlines"]);
const FEWEST_BESIDE_FIT = 6;
const TELLS_A_FIGURE = /\d{2}/;
const ASKS_IF_FIT =
  /\b(?:enough|ok(?:ay)?|fine|too (?:short|tall|old|young|small|heavy)|a problem|allowed|apply|qualify|eligible|chance|possible|accept\w*|take me|which airlines?)\b/;
