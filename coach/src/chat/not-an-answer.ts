import type { Context } from "./answer/draft.ts";
import { judge } from "./answer/judging.ts";
import { questionById } from "./answer/practise.ts";
import { OF_THE_COACH, SURELY_PATTERNED } from "./asked-or-felt.ts";
import type { Doing } from "./read/acts/request-of.ts";
import { isAnswer } from "./read/answering.ts";
import { isBasic } from "./read/basics.ts";
import { askingSentencesIn } from "./read/clauses.ts";
import { endsAsking, type Message } from "./read/message.ts";
import { readMove } from "./read/moves/moves.ts";
import { type Setting, settingOf } from "./read/moves/setting.ts";
import type { Reading } from "./read/skills.ts";
import { toldIn } from "./read/to-the-coach.ts";
import type { ChatState } from "./state.ts";
import type { ChatInput } from "./thread.ts";

/** Where something that is not understood may be meant for an answer. */
export const AWAITS_AN_ANSWER: ReadonlySet<Setting> = new Set(["asked", "verdict"]);

/** Fewer words tell no story. */
const FEWEST_TOLD = 8;

/** Whether what may look like an answer to the open question is something else, by where it stands or by all that was read of it. */
export function isNoAnswer(message: Message, reading: Reading, context: Context): boolean {
  return (
    isSaidElsewhere(message, context.state) ||
    asksAlone(message, context.state) ||
    isSomethingElse(message, reading, context)
  );
}

/** "What would you say to somebody who wants to get up?", at the end of an entry: what one would say is no answer of the interview. */
export function answersACheck(
  message: Message,
  { before }: ChatInput,
  { state }: Context,
): boolean {
  const last = before.findLast(({ role }) => role === "assistant")?.text ?? "";
  return (
    settingOf(state) === "entry" &&
    state.open !== null &&
    !asks(message) &&
    CHECKS.test(last.split("\n").at(-1) ?? "") &&
    isAnswer(message, state, false)
  );
}

/** How an entry ends that leaves something to try. */
const CHECKS = /[?？]\s*$|\baloud\b|^(?:Say|Give|Name|Try)\b/u;

/** Something else was spoken of since the question was put, and by all its words together this goes on from that. */
function isSaidElsewhere(message: Message, state: ChatState): boolean {
  if (!asks(message) || AWAITS_AN_ANSWER.has(settingOf(state))) return false;
  return readMove(message, state).of("answer") < AN_ANSWER;
}

const AN_ANSWER = 0.4;

/** "That's decent. Are they taking people on right now", after a first take: what is told beside the question is no answer. */
function asksAlone(message: Message, { open }: ChatState): boolean {
  if (open?.take == null) return false;
  const asked = askingSentencesIn(message);
  const words = asked.reduce((sum, { length }) => sum + length, 0);
  return asked.length > 0 && message.length - words < FEWEST_TOLD;
}

/** "I mean the steps of the hiring": surely read as what it asks for, and worth next to nothing as an answer to the open question. */
function isSomethingElse(
  message: Message,
  { request, score, because }: Reading,
  { state, voice }: Context,
): boolean {
  const isSure =
    (OF_THE_COACH.has(request.kind) && score >= SURELY_PATTERNED) || isBasic({ because });
  if (!isSure || state.open?.take !== null || message.length >= LONGEST_MISREAD) return false;
  const { take } = judge(message.own, questionById(state.open.id), voice.language);
  return (take.score ?? 0) < WORTH_NOTHING;
}

const LONGEST_MISREAD = 45;
const WORTH_NOTHING = 16;

const asks = (message: Message): boolean =>
  /[?？]/u.test(message.text) || askingSentencesIn(message).length > 0;

/** With a question put, told words from which on nothing is a mere feeling. */
export const SURELY_AN_ANSWER = 30;

/** "You did not answer, is it a problem?", after a first take: nothing of it is told. */
export function isUntold(message: Message, { request }: Doing, { open }: ChatState): boolean {
  const judges = request.kind === "analyse-answer" && request.mode === "judge";
  if (!judges) return false;
  // "I have to tell you one thing honestly: I'm a bit afraid of turbulence. Will this be a problem?", with no question put.
  const asksAtTheEnd = open === null && endsAsking(message);
  const { words } = toldIn(message);
  return asksAtTheEnd ? words < SURELY_AN_ANSWER : open?.take != null && words < FEWEST_TOLD;
}
