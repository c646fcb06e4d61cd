import { scoreOnRubric } from "coach/rubric/score";
import { analyseText } from "coach/star/analyse-text";
import { RUBRIC_DIMENSIONS, type RubricDimension } from "contract/rubric";
import { HARD_CHECK, PLAIN_CHECK, THIRD_CHECK } from "../check/set.ts";
import { percent, share } from "../shares.ts";
import { spoken } from "../spoken/spoken.ts";
import type { AnswerLevel, LabelledAnswer } from "../star/format.ts";
import { DEV_ANSWERS } from "../star/set.ts";

/** Scores that a recruiter with the rubric in hand would give each level. */
const WANTED: Partial<Record<AnswerLevel, readonly [from: number, to: number]>> = {
  strong: [8, 10],
  weak: [1, 4],
  worthless: [1, 2],
};
/** Reached on the development set: falling behind it fails. */
const REACHED: Partial<Record<AnswerLevel, number>> = { strong: 0.86, weak: 0.85, worthless: 0.97 };
const LEVELS = ["strong", "partial", "weak", "worthless"] as const;

/** Prints the scores on the rubric beside the labels. True while the development set keeps what was reached. */
export function evaluateRubric(): boolean {
  const [dev] = (
    [
      ["dev", DEV_ANSWERS],
      ["check, plain (not tuned on)", PLAIN_CHECK],
      ["check, hard and third (not tuned on)", [...HARD_CHECK, ...THIRD_CHECK]],
    ] as const
  ).map(([name, answers]) => measure(name, answers));
  return dev === true;
}

function measure(name: string, answers: readonly LabelledAnswer[]): boolean {
  const scored = answers.map((item) => ({ level: item.level, scores: scoresOf(item) }));
  console.log(`\nrubric, ${name}: ${answers.length} answers`);
  const kept = LEVELS.map((level) => {
    const own = scored.filter((item) => item.level === level);
    const wanted = WANTED[level];
    const within = share(own, ({ scores }) => {
      const overall = scores.get("overall") ?? 0;
      return wanted !== undefined && overall >= wanted[0] && overall <= wanted[1];
    });
    const medians = RUBRIC_DIMENSIONS.map((dimension) => {
      const values = own.flatMap(({ scores }) => scores.get(dimension) ?? []).sort((a, b) => a - b);
      return `${dimension} ${values[values.length >> 1] ?? "-"} (${values.length})`;
    });
    const goal = wanted === undefined ? "" : `${percent(within)} at ${wanted.join(" to ")}; `;
    console.log(`  ${level.padEnd(10)} ${goal}medians: ${medians.join(", ")}`);
    return within >= (REACHED[level] ?? 0);
  });
  return kept.every(Boolean);
}

function scoresOf(item: LabelledAnswer): Map<RubricDimension, number> {
  const question = { text: item.question };
  const read = analyseText({ question, text: spoken(item).text });
  return new Map(
    scoreOnRubric({ ...read, question, interviewType: "behavioral" }).flatMap(
      ({ dimension, score }) => (score === null ? [] : [[dimension, score] as const]),
    ),
  );
}
