import type { LanguageCode } from "contract/languages";
import { EVERYDAY } from "./everyday.ts";
import { SCENES } from "./scenes.ts";
import { TRADE } from "./trade.ts";

/** The English words for a message of another language, group by group: each group is what one of its words means. */
export type Meant = readonly (readonly string[])[];

interface Column {
  whole: ReadonlyMap<string, readonly string[]>;
  /** Beginnings of words, the longest first. */
  beginnings: readonly (readonly [beginning: string, english: readonly string[]])[];
}

const LANGUAGES = ["es", "fr", "zh"] as const;
type Translated = (typeof LANGUAGES)[number];
/** A beginning says what a word is only where not much follows it: "com*" is "comer", not "comandante". */
const LONGEST_ENDING = 5;

const COLUMNS: Readonly<Record<Translated, Column>> = {
  es: column(0),
  fr: column(1),
  zh: column(2),
};

/** @param words folded @param plain the folded message, for scripts that write no spaces */
export function inEnglish(words: readonly string[], plain: string, language: LanguageCode): Meant {
  const spoken = LANGUAGES.find((one) => one === language);
  if (!spoken) return [];
  const { whole, beginnings } = COLUMNS[spoken];
  if (spoken === "zh") {
    let rest = plain;
    return [...whole].flatMap(([word, english]) => {
      if (!rest.includes(word)) return [];
      rest = rest.replaceAll(word, " ");
      return [english];
    });
  }
  return words.flatMap((word) => {
    const found =
      whole.get(word) ??
      beginnings.find(
        ([beginning]) =>
          word.startsWith(beginning) && word.length - beginning.length <= LONGEST_ENDING,
      )?.[1];
    return found ? [found] : [];
  });
}

function column(at: number): Column {
  const whole = new Map<string, string[]>();
  const starts = new Map<string, string[]>();
  for (const line of `${TRADE}${EVERYDAY}${SCENES}`.trim().split("\n")) {
    const [english = "", ...cells] = line.split("|").map((cell) => cell.trim());
    for (const word of (cells[at] ?? "").split(" ").filter(Boolean)) {
      const into = word.endsWith("*") ? starts : whole;
      const key = word.replace("*", "");
      // "Puerta" is a door and a gate: any of the meanings will do.
      into.set(key, [...new Set([...(into.get(key) ?? []), ...english.split(" ")])]);
    }
  }
  const longestFirst = (map: ReadonlyMap<string, string[]>) =>
    [...map].sort(([a], [b]) => b.length - a.length);
  return { whole: new Map(longestFirst(whole)), beginnings: longestFirst(starts) };
}
