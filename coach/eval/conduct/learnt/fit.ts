import { UNIT } from "coach/star/read/doubt/doubt";
import { featuresOf } from "coach/star/read/doubt/features";
import { readSentences } from "coach/star/text/tokens";
import { STAR_SECTIONS } from "contract/star";
import { HARD_CHECK, PLAIN_CHECK, THIRD_CHECK } from "../../check/set.ts";
import { type Example, fitLogLinear, withoutRare } from "../../log-linear.ts";
import type { LabelledAnswer } from "../../star/format.ts";
import { DEV_ANSWERS } from "../../star/set.ts";
import { type LabelledPassage, readAnswers, readSet, type WholeAnswer } from "../sets.ts";

const PASSAGES = [
  "learnt/hospitality",
  "learnt/trade-and-office",
  "learnt/care-and-school",
  "learnt/in-flight",
  "learnt/airport-and-guests",
  "learnt/by-question",
  "work",
  "cabin",
  "mixed",
] as const;
const REGULARISATION = 0.001;
/** Below this (units) a weight moves nothing. */
const LEAST = 16;
const LABELS = ["sound", "doubtful"] as const;
/**
 * Whole answers tell most of what conduct is doubted for; twins alone teach the words in which they happen to differ. All are
 * small, since a text has a length of 5 and a step beyond what it mends overshoots.
 */
const WORTH = { passage: 0.03, section: 0.1, whole: 0.3 };
/** Answers typed into a chat are few beside those in sections, and what most people will write. */
const TYPED = 2;

/** With the first three check sets: the others are what the figure is worth. */
const readLabelled = (): (LabelledAnswer & Partial<WholeAnswer>)[] => [
  ...DEV_ANSWERS,
  ...PLAIN_CHECK,
  ...HARD_CHECK,
  ...THIRD_CHECK,
  ...readAnswers("answers"),
];

/** Passages with their twins, and answers: of those the parts and the whole. */
export function doubtTexts(): Example[] {
  const passages = PASSAGES.flatMap(readSet).map(({ text, label }: LabelledPassage) =>
    example(text, label === "bad", WORTH.passage),
  );
  return [...passages, ...readLabelled().flatMap(partsOf)];
}

function partsOf({
  answer,
  level,
  faults,
  isTyped = false,
}: LabelledAnswer & Partial<WholeAnswer>): Example[] {
  const misdeeds = faults.filter(({ fault }) => fault === "unsafe" || fault === "blames");
  const isBad = level === "worthless" && misdeeds.length > 0;
  if (level === "worthless" && !isBad) return [];
  const told = STAR_SECTIONS.filter((section) =>
    isBad ? misdeeds.some((one) => one.section === section) : section !== "task",
  );
  const times = isTyped ? TYPED : 1;
  const whole = WORTH.whole * times;
  return [
    ...told.map((section) => example(answer[section], isBad, WORTH.section * times)),
    example(`${answer.action}\n${answer.result}`, isBad, whole),
    example(STAR_SECTIONS.map((section) => answer[section]).join("\n"), isBad, whole),
  ];
}

const example = (text: string, isBad: boolean, weight: number): Example => ({
  features: featuresOf(readSentences("action", text)),
  label: LABELS.indexOf(isBad ? "doubtful" : "sound"),
  weight,
});

/** Weights of `coach/src/star/read/doubt`, in the order of their features; the same texts always give the same ones. */
export function fitDoubt(examples: readonly Example[]): Record<string, number> {
  const kept = withoutRare(examples, (key) => key.includes(" "));
  const rows = [...fitLogLinear(kept, LABELS.length, REGULARISATION)].flatMap(
    ([key, [sound = 0, doubtful = 0]]) => {
      const units = Math.round(UNIT * (doubtful - sound));
      return Math.abs(units) < LEAST ? [] : [[key, units] as const];
    },
  );
  return Object.fromEntries(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
}
