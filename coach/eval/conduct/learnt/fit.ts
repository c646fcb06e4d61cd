import { UNIT } from "coach/star/read/doubt/doubt";
import { featuresOf } from "coach/star/read/doubt/features";
import { readSentences } from "coach/star/text/tokens";
import { STAR_SECTIONS } from "contract/star";
import { HARD_CHECK, PLAIN_CHECK, THIRD_CHECK } from "../../check/set.ts";
import { type Example, fitLogLinear, withoutRare } from "../../log-linear.ts";
import type { LabelledAnswer } from "../../star/format.ts";
import { DEV_ANSWERS } from "../../star/set.ts";
import { type LabelledPassage, readSet } from "../sets.ts";

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
const REGULARISATION = 0.008;
/** Below this (units) a weight moves nothing. */
const LEAST = 16;
const LABELS = ["sound", "doubtful"] as const;

/** With the first three check sets: the fourth is what the figure is worth. */
const ANSWERS = [...DEV_ANSWERS, ...PLAIN_CHECK, ...HARD_CHECK, ...THIRD_CHECK];

/** Passages with their twins, and answers: of those the parts and the whole. */
export function doubtTexts(): Example[] {
  const passages = PASSAGES.flatMap(readSet).map(({ text, label }: LabelledPassage) =>
    example(text, label === "bad"),
  );
  return [...passages, ...ANSWERS.flatMap(partsOf)];
}

function partsOf({ answer, level, faults }: LabelledAnswer): Example[] {
  const misdeeds = faults.filter(({ fault }) => fault === "unsafe" || fault === "blames");
  const isBad = level === "worthless" && misdeeds.length > 0;
  if (level === "worthless" && !isBad) return [];
  const told = STAR_SECTIONS.filter(
    (section) => section !== "task" && (!isBad || misdeeds.some((one) => one.section === section)),
  );
  return [
    ...told.map((section) => example(answer[section], isBad)),
    example(`${answer.action}\n${answer.result}`, isBad),
    example(STAR_SECTIONS.map((section) => answer[section]).join("\n"), isBad),
  ];
}

const example = (text: string, isBad: boolean): Example => ({
  features: featuresOf(readSentences("action", text)),
  label: LABELS.indexOf(isBad ? "doubtful" : "sound"),
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
