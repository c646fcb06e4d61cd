import { featuresOf } from "coach/emotion/learned/features";
import { scaleOf, type Weights } from "coach/emotion/learned/learned";
import { readWords } from "coach/emotion/text/words";
import { EMOTIONS } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import type { LabelledText } from "./format.ts";

const ROUNDS = 40;
const FIRST_STEP = 0.3;
const STEP_HALVES_AFTER = 10;
/** Chosen by cross-validation (`cross-validate.ts`) and by what one writer's texts teach of another's. */
const REGULARISATION = 0.02;
/** A pair of words that one text alone has teaches little: leaving it out costs 0.001 of macro-F1 and saves half the file. A single word teaches: 0.03. */
const LEAST_TEXTS_OF_PAIR = 2;
/** No common divisor with any number of texts: neighbours in a file are of one label. */
const STRIDE = 7919;
const UNIT = 100;
/** Below this (hundredths) a weight moves nothing. */
const LEAST = 6;
const UNSPACED: ReadonlySet<LanguageCode> = new Set(["zh", "ja", "ko"]);

interface Example {
  keys: readonly string[];
  label: number;
}

/**
 * Weights of a multinomial log-linear model, L2-regularised, by gradient steps in a fixed order, so that
 * the same texts always give the same weights: hundredths of a log-odds, by language or "shape".
 */
export function fitWeights(texts: readonly LabelledText[]): Weights {
  return rounded(fit(withoutRarePairs(texts.flatMap(exampleOf))));
}

function exampleOf({ text, emotion, language }: LabelledText): Example[] {
  if (language === null) return [];
  const read = readWords(text, language, !UNSPACED.has(language));
  const keys = featuresOf(read, language).map(({ key, at }) => {
    return `${at === null ? "shape" : language} ${key}`;
  });
  return [{ keys, label: EMOTIONS.indexOf(emotion) }];
}

/** Without the pairs of words that fewer texts than `LEAST_TEXTS_OF_PAIR` have. */
function withoutRarePairs(examples: readonly Example[]): Example[] {
  const counts = new Map<string, number>();
  for (const { keys } of examples)
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return examples.map(({ keys, label }) => ({
    keys: keys.filter((key) => !isPair(key) || (counts.get(key) ?? 0) >= LEAST_TEXTS_OF_PAIR),
    label,
  }));
}

/** A language, a word, the next word. */
function isPair(key: string): boolean {
  return !key.startsWith("shape ") && key.split(" ").length > 2;
}

function fit(examples: readonly Example[]): Map<string, number[]> {
  const weights = new Map<string, number[]>();
  const of = (key: string) => {
    const known = weights.get(key) ?? EMOTIONS.map(() => 0);
    weights.set(key, known);
    return known;
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[(turn * STRIDE) % examples.length] as Example;
      step(example, of, FIRST_STEP / (1 + round / STEP_HALVES_AFTER));
    }
  return weights;
}

function step({ keys, label }: Example, of: (key: string) => number[], size: number): void {
  const scale = scaleOf(keys.length);
  const rows = keys.map(of);
  const powers = EMOTIONS.map((_, index) =>
    Math.exp(scale * rows.reduce((sum, row) => sum + (row[index] ?? 0), 0)),
  );
  const total = powers.reduce((sum, power) => sum + power, 0);
  for (const row of rows)
    for (const [index, power] of powers.entries()) {
      const gap = power / total - (index === label ? 1 : 0);
      const weight = row[index] ?? 0;
      row[index] = weight - size * (gap * scale + REGULARISATION * weight);
    }
}

function rounded(weights: ReadonlyMap<string, readonly number[]>): Weights {
  const groups: Record<string, Record<string, string>> = {};
  for (const [id, row] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const hundredths = row.map((weight) => Math.round(UNIT * weight));
    if (hundredths.every((weight) => Math.abs(weight) < LEAST)) continue;
    const [group, ...rest] = id.split(" ") as [string, ...string[]];
    groups[group] ??= {};
    groups[group][rest.join(" ")] = hundredths.join(" ");
  }
  return groups;
}
