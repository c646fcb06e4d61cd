import { EMOTIONS, type Emotion } from "contract/emotion";
import type { LanguageCode } from "contract/languages";
import type { ReadText } from "../text/words.ts";
import { type Feature, featuresOf } from "./features.ts";
import weights from "./weights.json" with { type: "json" };

/**
 * Hundredths of a log-odds for each feature, in the order of `EMOTIONS`, by language; "shape" holds for
 * all. Written by `coach/eval/emotion/fit.ts` from labelled texts, never by hand.
 */
const WEIGHTS = weights as Readonly<Record<string, Readonly<Record<string, string>>>>;
const UNIT = 100;
type Table = ReadonlyMap<string, readonly number[]>;
const TABLES = new Map<string, Table>();

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
 * is seldom lost. A log-linear model whose sum is divided by the root of the number of features.
 */
export function readLearned(text: ReadText, language: LanguageCode): Learned {
  const features = text.words.length === 0 ? [] : featuresOf(text, language);
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  const [words, shape] = [tableOf(language), tableOf("shape")];
  const hits: { at: Feature["at"]; values: readonly number[] }[] = [];
  const sums = EMOTIONS.map(() => 0);
  for (const { key, at } of features) {
    const values = (at === null ? shape : words).get(key);
    if (values === undefined) continue;
    hits.push({ at, values });
    for (let index = 0; index < sums.length; index += 1)
      sums[index] = (sums[index] ?? 0) + scale * (values[index] ?? 0);
  }
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

/** The weights of a language, or of the shape, read when they are first asked for. */
function tableOf(group: string): Table {
  const known = TABLES.get(group);
  if (known !== undefined) return known;
  const table = new Map(
    Object.entries(WEIGHTS[group] ?? {}).map(([key, line]) => [
      key,
      line.split(" ").map((value) => Number(value) / UNIT),
    ]),
  );
  TABLES.set(group, table);
  return table;
}
