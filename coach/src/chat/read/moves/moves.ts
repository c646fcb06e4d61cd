import { LogLinear, likeliest } from "../../learnt/log-linear.ts";
import type { ChatState } from "../../state.ts";
import type { Message } from "../message.ts";
import { moveFeatures } from "./features.ts";
import { type Setting, settingOf } from "./setting.ts";
import fitted from "./weights.json" with { type: "json" };

/**
 * What a person does with a message in a conversation that is under way: with the verdict just given, with what was told of an
 * airline, or with the coach. "elsewhere" asks something that stands on its own, "airline-fact" the next fact of an airline,
 * "answer" answers the open question or adds to the answer judged.
 */
export const MOVES = [
  ...(["elsewhere", "airline-fact", "answer", "told"] as const),
  ...(["receipt", "situation", "task", "action", "result", "mend", "show", "good"] as const),
  ...(["length", "disagree", "retry", "truth", "reuse", "suitable", "followups"] as const),
  ...(["delivery", "keep", "stop", "practise", "drill", "quiz", "next-step", "weakest"] as const),
  ...(["record", "own-case", "prepare", "what-if", "where-held", "openings"] as const),
  ...(["which-suits", "lower", "how-sure", "why", "complaint", "feeling"] as const),
  ...(["worry-family", "worry-self", "good-news", "bad-news", "unknowable", "intro"] as const),
  ...(["thanks", "bye", "hello", "about-coach"] as const),
] as const;
export type Move = (typeof MOVES)[number];

/** Units in a log-odds of 1, in `weights.json`. */
export const UNIT = 100;

export interface MoveReading {
  move: Move;
  /** 0 to 1. */
  share: number;
  /** 0 to 1, of any move. */
  of: (move: Move) => number;
}

const model = new LogLinear(MOVES.length, fitted, UNIT);

/** What a message does after the last reply; the weights by `coach/eval/chat/moves/refit.ts`. */
export function readMove(
  message: Message,
  state: ChatState,
  setting: Setting = settingOf(state),
): MoveReading {
  const known = READ.get(message);
  if (known?.setting === setting) return known.reading;
  const shares = model.shares(moveFeatures(message, setting));
  const { label, share } = likeliest(MOVES, shares);
  const reading = { move: label, share, of: (move: Move) => shares[MOVES.indexOf(move)] ?? 0 };
  READ.set(message, { setting, reading });
  return reading;
}

/** One message is asked about more than once. */
const READ = new WeakMap<Message, { setting: string; reading: MoveReading }>();

/** So surely it asks on, or asks something else, whatever words of a wish or a feeling it has. */
export const SURELY_ASKED_ON = 0.9;

/** Whether a message surely asks something that stands on its own, after an entry was told. @param least 0 to 1 */
export function asksOn(message: Message, state: ChatState, least: number): boolean {
  const { of } = readMove(message, state);
  return settingOf(state) === "entry" && of("elsewhere") >= least;
}
