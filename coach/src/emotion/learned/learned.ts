import { EMOTIONS, type Emotion } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import type { ReadText } from "../text/words.ts";
import { type Feature, featuresOf } from "./features.ts";
import fitted from "./weights.json" with { type: "json" };

/**
 * Hundredths of a log-odds for each feature, in the order of `EMOTIONS`, by language; "shape" holds for
 * all. Written by `coach/eval/emotion/refit.ts` from labelled texts, never by hand.
 */
export type Weights = Readonly<Record<string, Readonly<Record<string, string>>>>;
const UNIT = 100;
/** A text of fewer features is not to be judged as surely as one of so many: "Hello" has two. */
const FEWEST = 20;
type Table = ReadonlyMap<string, readonly number[]>;

/** What one stretch of the text adds for one feeling. */
export interface Lesson {
  emotion: Emotion;
  weight: number;
  from: number;
  to: number;
}

export interface Learned {
  /** What words and shape speak for each feeling, in log-odds; about −2 to 2. */
  sums: ReadonlyMap<Emotion, number>;
  /** The stretches that speak for a feeling, strongest first. */
  lessonsFor(emotion: Emotion): Lesson[];
}

/**
 * What texts of this kind taught about words that no lexicon names as a feeling: whoever says "by name"
 * is seldom lost. A log-linear model whose sum is divided by the root of the number of features that it
 * knows. The weights of a language are read when they are first asked for.
 */
export function teach(weights: Weights): (text: ReadText, language: LanguageCode) => Learned {
  const tables = new Map<string, Table>();
  const tableOf = (group: string): Table => {
    const known = tables.get(group) ?? parse(weights[group] ?? {});
    tables.set(group, known);
    return known;
  };
  return (text, language) => {
    const [words, shape] = [tableOf(language), tableOf("shape")];
    const features = text.words.length === 0 ? [] : featuresOf(text, language);
    const hits = features.flatMap(({ key, at }) => {
      const values = (at === null ? shape : words).get(key);
      return values === undefined ? [] : [{ at, values }];
    });
    return learnedFrom(hits);
  };
}

export const readLearned = teach(fitted);

/** What each weight is multiplied by in a text of so many known features. */
export function scaleOf(features: number): number {
  return 1 / Math.sqrt(Math.max(FEWEST, features));
}

interface Known {
  at: Feature["at"];
  values: readonly number[];
}

function learnedFrom(hits: readonly Known[]): Learned {
  const scale = scaleOf(hits.length);
  const sums = EMOTIONS.map(() => 0);
  for (const { values } of hits)
    for (let index = 0; index < sums.length; index += 1)
      sums[index] = (sums[index] ?? 0) + scale * (values[index] ?? 0);
  return {
    sums: new Map(EMOTIONS.map((emotion, index) => [emotion, sums[index] ?? 0])),
    lessonsFor: (emotion) => {
      const index = EMOTIONS.indexOf(emotion);
      return hits
        .flatMap(({ at, values }) => {
          const weight = scale * (values[index] ?? 0);
          return at === null || weight <= 0 ? [] : [{ emotion, weight, ...at }];
        })
        .sort((a, b) => b.weight - a.weight || a.from - b.from);
    },
  };
}

function parse(group: Readonly<Record<string, string>>): Table {
  return new Map(
    Object.entries(group).map(([key, line]) => [
      key,
      line.split(" ").map((value) => Number(value) / UNIT),
    ]),
  );
}
