import { performance } from "node:perf_hooks";
import { analyseStar } from "coach/star/analyse";
import { findFaults } from "coach/star/faults";
import { questionKind } from "coach/star/kind";
import {
  FIFTH_CHECK,
  FOURTH_CHECK,
  HARD_CHECK,
  PLAIN_CHECK,
  SEVENTH_CHECK,
  SIXTH_CHECK,
  THIRD_CHECK,
} from "./check/set.ts";
import { evaluateConduct } from "./conduct/measure.ts";
import { evaluateEmotion } from "./emotion/measure.ts";
import { evaluateFeedback } from "./feedback/measure.ts";
import { evaluateLanguages } from "./languages/evaluate.ts";
import { GAP_POINTS, type Mistake, rankPairs, type Scored } from "./pairs.ts";
import { BEHAVIOURAL_PROBES } from "./probes/behavioural.ts";
import { FRESH_PROBES } from "./probes/fresh.ts";
import { SECOND_FRESH_PROBES } from "./probes/fresh-second.ts";
import { OTHER_PROBES } from "./probes/other-kinds.ts";
import { evaluateRubric } from "./rubric/measure.ts";
import { percent, share } from "./shares.ts";
import { evaluateSpoken } from "./spoken/measure.ts";
import type { LabelledAnswer } from "./star/format.ts";
import { DEV_ANSWERS } from "./star/set.ts";
import { evaluateStories } from "./stories/measure.ts";

/** Issue 2: share of pairs in the right order by at least 5 points; strong answers at 75 and above, weak under 45. */
const GOALS = { pairsInOrder: 0.97, strongFrom75: 0.9, weakUnder45: 0.9 };
/** What has been reached on the development set: falling behind it fails. Raise it with every gain. */
const REACHED = {
  pairsInOrder: 0.97,
  strongFrom75: 0.93,
  weakUnder45: 0.93,
  strayUnder45: 0.7,
  faultsFound: 0.74,
  faultsLabelled: 0.72,
};
const WORST_SHOWN = 15;

const SPLITS: readonly [name: string, answers: readonly LabelledAnswer[]][] = [
  ["dev", DEV_ANSWERS],
  ["probes", [...BEHAVIOURAL_PROBES, ...OTHER_PROBES, ...FRESH_PROBES, ...SECOND_FRESH_PROBES]],
  ["check, plain (the doubt of conduct learnt from it)", PLAIN_CHECK],
  ["check, hard (the same)", HARD_CHECK],
  ["check, third (the same; one rule was made beside its scores)", THIRD_CHECK],
  ["check, fourth (never read)", FOURTH_CHECK],
  ["check, fifth (never read; misconduct of the quiet sort)", FIFTH_CHECK],
  ["check, sixth (never read; a cross-section)", SIXTH_CHECK],
  ["check, seventh (rules mended by its strong and weak answers)", SEVENTH_CHECK],
];

/**
 * Scores every split from the question's text alone and prints what came out, beside the goals. True while
 * the development set is not behind what has been reached and misconduct is not seen where there is none.
 */
export function evaluate(): boolean {
  const [dev] = SPLITS.map(([name, answers]) => evaluateSplit(name, answers));
  const strays = strayScores(DEV_ANSWERS);
  const held = share(strays, (score) => score < 45);
  console.log(
    `\nstrong answers put to a question of another kind, under 45: ${percent(held)} of ${strays.length}`,
  );
  const isFair = evaluateConduct();
  const areTrue = evaluateStories();
  const isSegmented = evaluateSpoken();
  const isOnScale = evaluateRubric();
  const isSpoken = evaluateFeedback();
  const isEmotionHeld = evaluateEmotion();
  const isReadEverywhere = evaluateLanguages();
  return (
    dev === true &&
    held >= REACHED.strayUnder45 &&
    [isFair, areTrue, isSegmented, isOnScale, isSpoken, isEmotionHeld, isReadEverywhere].every(
      Boolean,
    )
  );
}

/** Every strong answer put to one question of each other kind: good answers, and worth nothing there, whoever wrote them. */
function strayScores(answers: readonly LabelledAnswer[]): number[] {
  const strong = answers.filter((item) => item.level === "strong");
  return strong.flatMap((item, at) =>
    (["behavioural", "hypothetical", "motivation"] as const)
      .filter((kind) => kind !== item.kind)
      .map((kind) => {
        const questions = [
          ...new Set(answers.filter((other) => other.kind === kind).map((other) => other.question)),
        ];
        const text = questions[at % questions.length] ?? "";
        return analyseStar({ question: { text }, answer: item.answer }).overallScore ?? 0;
      }),
  );
}

function evaluateSplit(name: string, answers: readonly LabelledAnswer[]): boolean {
  for (const item of answers.slice(0, 10))
    analyseStar({ question: { text: item.question }, answer: item.answer });
  const start = performance.now();
  const scored = answers.map(
    (item): Scored => ({
      item,
      score:
        analyseStar({ question: { text: item.question }, answer: item.answer }).overallScore ?? 0,
    }),
  );
  const milliseconds = (performance.now() - start) / answers.length;
  const { right, all, mistakes } = rankPairs(scored);
  const strong = scored.filter(({ item }) => item.level === "strong");
  const weak = scored.filter(({ item }) => item.level === "weak");
  const strongShare = share(strong, ({ score }) => score >= 75);
  const weakShare = share(weak, ({ score }) => score < 45);
  const pairShare = all === 0 ? 1 : right / all;
  console.log(
    `\n${name}: ${answers.length} answers, ${new Set(answers.map((item) => item.question)).size} questions`,
  );
  console.log(
    `  pairs in order by ${GAP_POINTS} points  ${percent(pairShare)}  (${right} of ${all}; goal ${percent(GOALS.pairsInOrder)})`,
  );
  console.log(
    `  strong at 75 and above     ${percent(strongShare)}  (goal ${percent(GOALS.strongFrom75)})`,
  );
  console.log(
    `  weak under 45              ${percent(weakShare)}  (goal ${percent(GOALS.weakUnder45)})`,
  );
  console.log(
    `  kind read from the wording ${percent(share(answers, (item) => questionKind(item.question) === item.kind))}`,
  );
  const faults = printFaults(answers);
  console.log(`  time                       ${milliseconds.toFixed(2)} ms an answer`);
  for (const level of ["strong", "partial", "weak", "worthless"] as const) {
    console.log(
      `  ${level.padEnd(10)} ${scored
        .filter(({ item }) => item.level === level)
        .map(({ score }) => score)
        .sort((a, b) => a - b)
        .join(" ")}`,
    );
  }
  const misplaced = [
    ...strong.filter(({ score }) => score < 75),
    ...weak.filter(({ score }) => score >= 45),
  ].map(
    ({ item, score }): Mistake => ({
      gap: item.level === "strong" ? score - 75 : 44 - score,
      text: `${item.id} (${item.level}) scores ${score}`,
    }),
  );
  const worst = [...mistakes, ...misplaced].sort((a, b) => a.gap - b.gap).slice(0, WORST_SHOWN);
  if (worst.length > 0)
    console.log(`  worst mistakes:\n${worst.map(({ text }) => `    ${text}`).join("\n")}`);
  return (
    pairShare >= REACHED.pairsInOrder &&
    strongShare >= REACHED.strongFrom75 &&
    weakShare >= REACHED.weakUnder45 &&
    faults.found >= REACHED.faultsFound &&
    faults.labelled >= REACHED.faultsLabelled
  );
}

/** Some answers came without section labels; strong ones rightly have none. Only the others count. */
function isLabelled(item: LabelledAnswer): boolean {
  return item.faults.length > 0 || item.level === "strong";
}

/** Labels name what an assessor would say first, not all there is: a find beyond them is not always wrong. */
function printFaults(answers: readonly LabelledAnswer[]): { found: number; labelled: number } {
  let labelled = 0;
  let found = 0;
  let hits = 0;
  const byFault = new Map<string, { labelled: number; hits: number; found: number }>();
  const count = (fault: string) => {
    const entry = byFault.get(fault) ?? { labelled: 0, hits: 0, found: 0 };
    byFault.set(fault, entry);
    return entry;
  };
  for (const item of answers.filter(isLabelled)) {
    const mine = new Set(
      findFaults(item.question, item.answer).map(({ section, fault }) => `${section} ${fault}`),
    );
    const theirs = new Set(item.faults.map(({ section, fault }) => `${section} ${fault}`));
    labelled += theirs.size;
    found += mine.size;
    for (const key of theirs) {
      count(key.split(" ")[1] ?? "").labelled += 1;
      if (mine.has(key)) {
        hits += 1;
        count(key.split(" ")[1] ?? "").hits += 1;
      }
    }
    for (const key of mine) count(key.split(" ")[1] ?? "").found += 1;
  }
  const shares = {
    found: labelled === 0 ? 1 : hits / labelled,
    labelled: found === 0 ? 1 : hits / found,
  };
  if (labelled === 0) return shares;
  console.log(
    `  section faults found       ${percent(shares.found)} of ${labelled} labelled; ${percent(shares.labelled)} of ${found} named are labelled`,
  );
  for (const [fault, entry] of [...byFault].sort())
    console.log(
      `    ${fault.padEnd(22)} ${entry.hits} of ${entry.labelled} labelled, ${entry.found} named`,
    );
  return shares;
}
