import { featuresOf } from "coach/emotion/learned/features";
import { scaleOf, type Weights } from "coach/emotion/learned/learned";
import { readWords } from "coach/emotion/text/words";
import { EMOTIONS } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import { fitLogLinear } from "../log-linear.ts";
import type { LabelledText } from "./format.ts";

/** Chosen by cross-validation (`cross-validate.ts`) and by what one writer's texts teach of another's. */
const REGULARISATION = 0.02;
/** A pair of words that one text alone has teaches little: leaving it out costs 0.001 of macro-F1 and saves half the file. A single word teaches: 0.03. */
const LEAST_TEXTS_OF_PAIR = 2;
const UNIT = 100;
/** Below this (hundredths) a weight moves nothing. */
const LEAST = 6;
const UNSPACED: ReadonlySet<LanguageCode> = new Set(["zh", "ja", "ko"]);

interface Labelled {
  keys: readonly string[];
  label: number;
}

/**
 * Weights of a log-linear model over the feelings; the same texts always give the same weights: hundredths of a log-odds,
 * by language or "shape".
 */
export function fitWeights(texts: readonly LabelledText[]): Weights {
  const examples = withoutRarePairs(texts.flatMap(labelled)).map(({ keys, label }) => {
    const value = scaleOf(keys.length);
    return { features: keys.map((key) => [key, value] as const), label };
  });
  return rounded(fitLogLinear(examples, EMOTIONS.length, REGULARISATION));
}

function labelled({ text, emotion, language }: LabelledText): Labelled[] {
  if (language === null) return [];
  const read = readWords(text, language, !UNSPACED.has(language));
  const keys = featuresOf(read, language).map(({ key, at }) => {
    return `${at === null ? "shape" : language} ${key}`;
  });
  return [{ keys, label: EMOTIONS.indexOf(emotion) }];
}

/** Without the pairs of words that fewer texts than `LEAST_TEXTS_OF_PAIR` have. */
function withoutRarePairs(examples: readonly Labelled[]): Labelled[] {
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
