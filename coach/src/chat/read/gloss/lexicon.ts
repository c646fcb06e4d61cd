import { foldFor, tokensOf } from "./fold.ts";
import type { Gloss } from "./format.ts";

/** One form of the gloss: its words, each with "*" where any ending may follow. */
export interface Form {
  words: readonly string[];
  english: string;
  /** Only where a sentence begins, or ends. */
  opens: boolean;
  closes: boolean;
}

/** What may be written together with a word, and the English for it; the longest first. */
export type Affix = readonly [letters: string, english: string];

/** A beginning says what a word is only where not much follows it: "pass*" is no "Passagierliste". */
const LONGEST_ENDING = 5;
const SHORTEST_BEGINNING = 2;

/** In a form: some words that are read by themselves, at the place of the same sign in the English. */
export const GAP = "…";

export class Lexicon {
  readonly before: readonly Affix[];
  readonly after: readonly Affix[];
  /** By their first word, longest forms first. */
  readonly #forms = new Map<string, Form[]>();

  /** @param names further "English | form" lines that no line of the gloss overrides, such as the terms of the trade */
  constructor(gloss: Gloss, names: readonly (readonly [english: string, form: string])[]) {
    this.before = affixesOf(gloss, gloss.before);
    this.after = affixesOf(gloss, gloss.after);
    for (const [english, cells] of linesOf(gloss.phrases))
      for (const form of cells) this.#add(gloss, english, form);
    for (const [english, cells] of linesOf(gloss.words))
      for (const form of cells.flatMap((cell) => cell.split(" "))) this.#add(gloss, english, form);
    for (const [english, form] of names) this.#add(gloss, english, form, true);
    for (const forms of this.#forms.values()) forms.sort((a, b) => weightOf(b) - weightOf(a));
  }

  get english(): string[] {
    return [...this.#forms.values()].flat().map(({ english }) => english);
  }

  /** Forms that may begin with a word, those of most words first. */
  beginningWith(word: string): Form[] {
    const forms = [...(this.#forms.get(word) ?? [])];
    const shortest = Math.max(SHORTEST_BEGINNING, word.length - LONGEST_ENDING);
    for (let length = word.length; length >= shortest; length -= 1)
      forms.push(...(this.#forms.get(`${word.slice(0, length)}*`) ?? []));
    // Sorting is stable: among equals the whole word stays before a beginning, and a longer one before a shorter.
    return forms.length > 1 ? forms.sort((a, b) => weightOf(b) - weightOf(a)) : forms;
  }

  /** English of one word by itself; null where it is not known. */
  single(word: string): string | null {
    const found = this.beginningWith(word).find(
      ({ words, opens, closes }) => words.length === 1 && !opens && !closes,
    );
    return found?.english ?? null;
  }

  #says(words: readonly string[], first: string): boolean {
    if (words.length === 1) return this.single(first) !== null;
    const said = words.join(" ");
    return this.#forms.get(first)?.some((one) => one.words.join(" ") === said) === true;
  }

  #add(gloss: Gloss, english: string, written: string, isWeak = false): void {
    const starred = tokensOf(gloss, written).tokens.flatMap(({ folded, gap, end }) => [
      ...(gap.includes(GAP) ? [GAP] : []),
      written[end] === "*" ? `${folded}*` : folded,
    ]);
    const [first] = starred;
    if (first === undefined) return;
    const form: Form = {
      words: starred,
      english,
      opens: written.startsWith("^"),
      closes: written.endsWith("$"),
    };
    const known = this.#forms.get(first);
    if (isWeak && this.#says(starred, first)) return;
    if (known) known.push(form);
    else this.#forms.set(first, [form]);
  }
}

/** Whether a word is the form's: the same, or its beginning with not too much after it. */
export function isWordOf(form: string, word: string): boolean {
  if (!form.endsWith("*")) return form === word;
  const length = form.length - 1;
  return word.startsWith(form.slice(0, length)) && word.length - length <= LONGEST_ENDING;
}

/** The more words, and among as many the ones bound to an edge of the sentence, the more surely a form is meant. */
function weightOf({ words, opens, closes }: Form): number {
  return 3 * words.length + Number(opens) + Number(closes);
}

/** "English | form | form", line by line. */
function linesOf(table: string): [english: string, cells: string[]][] {
  return table
    .trim()
    .split("\n")
    .filter((line) => line.includes("|"))
    .map((line) => {
      const [english = "", ...cells] = line.split("|").map((cell) => cell.trim());
      return [english, cells.filter((cell) => cell !== "")];
    });
}

function affixesOf(gloss: Gloss, table = ""): Affix[] {
  return linesOf(table)
    .flatMap(([english, cells]) =>
      cells
        .flatMap((cell) => cell.split(" "))
        .map((letters) => [foldFor(gloss, letters), english] as const),
    )
    .sort(([a], [b]) => b.length - a.length);
}
