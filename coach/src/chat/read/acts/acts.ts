import { LogLinear, likeliest } from "../../learnt/log-linear.ts";
import type { Message } from "../message.ts";
import { featuresOf } from "./features.ts";
import fitted from "./weights.json" with { type: "json" };

/**
 * What a person does with a message whose words are nearly all everyday words: how they are, what is said out of
 * courtesy, requests that no word of the trade gives away. "none" is everything else.
 */
export const ACTS = [
  "none",
  "failed",
  "doubt",
  "nerves",
  "tired",
  "unsupported",
  "angry",
  "good-news",
  "hello",
  "thanks",
  "bye",
  "acknowledge",
  "answer-help",
  "judge",
  "judge-ask",
  "own-answer",
  "practise",
  "drill",
  "quiz",
  "group-task",
  "role-play",
  "live",
  "others",
  "medical",
  "outside",
] as const;
export type Act = (typeof ACTS)[number];

/** Units in a log-odds of 1, in `weights.json`. */
export const UNIT = 100;
/** Log-odds taken from "none": it has most of the texts, and a wish that is passed over costs more than one that is asked back. */
const LESS_OFTEN_NONE = { [ACTS.indexOf("none")]: -1 };

/** How somebody is: one of them is easily taken for another, and each is met with a warm word. */
const FEELINGS: readonly Act[] = [
  ...(["failed", "doubt", "nerves", "tired", "unsupported", "angry", "good-news"] as const),
];

export function isFeeling(act: Act): boolean {
  return FEELINGS.includes(act);
}

export interface ActReading {
  act: Act;
  /** 0 to 1: how likely it is this among `ACTS`. */
  share: number;
  /** 0 to 1: how likely it is a feeling of any kind. */
  felt: number;
  /** 0 to 1: how likely it is none of them, but a question of knowledge. */
  none: number;
}

const model = new LogLinear(ACTS.length, fitted, UNIT);

/** What the words of a message and what they mean together tell; the weights by `coach/eval/chat/acts/refit.ts`. */
export function readAct(message: Message): ActReading {
  const known = READ.get(message) ?? read(message);
  READ.set(message, known);
  return known;
}

/** One message is asked about more than once. */
const READ = new WeakMap<Message, ActReading>();

function read(message: Message): ActReading {
  const shares = model.shares(featuresOf(message), LESS_OFTEN_NONE);
  const { label, share } = likeliest(ACTS, shares);
  const of = (act: Act) => shares[ACTS.indexOf(act)] ?? 0;
  const felt = FEELINGS.reduce((sum, act) => sum + of(act), 0);
  return { act: label, share, felt, none: of("none") };
}
