import { readMessage } from "coach/chat/read/message";
import { moveFeatures } from "coach/chat/read/moves/features";
import { MOVES, type Move, UNIT } from "coach/chat/read/moves/moves";
import type { Setting } from "coach/chat/read/moves/setting";
import { fitWritten } from "../../log-linear.ts";
import type { MoveText } from "./texts.ts";

/** Of these there are the most texts by far, and what is said of a verdict is lost among them. */
const ELSEWHERE_AFTER_A_VERDICT = 0.3;
const IS_PART = /^-|^[^#].* /;

/** The next fact of an airline has so many texts, since it is what the reader of parts is fitted to. */
const A_FACT = 0.5;

function weightOf(move: Move, setting: Setting): number {
  if (move === "elsewhere" && setting === "verdict") return ELSEWHERE_AFTER_A_VERDICT;
  return move === "airline-fact" ? A_FACT : 1;
}

/** Weights of `coach/src/chat/read/moves`. */
export function fitMoves(texts: readonly MoveText[]): Record<string, string> {
  const examples = texts.map(({ text, move, setting }) => ({
    features: moveFeatures(readMessage(text), setting),
    label: MOVES.indexOf(move),
    ...(weightOf(move, setting) === 1 ? {} : { weight: weightOf(move, setting) }),
  }));
  return fitWritten(examples, {
    ...{ labels: MOVES.length, regularisation: 3e-4, unit: UNIT, least: 10 },
    isPart: (key) => IS_PART.test(key),
  });
}
