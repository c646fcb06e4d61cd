import { CHARACTER, foldFor, WORD, wordsOf } from "./fold.ts";
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

/** A line's form as it is written in the table, folded; read when a text first has its first word. */
type Written = readonly [english: string, form: string];

export class Lexicon {
  readonly before: readonly Affix[];
  readonly after: readonly Affix[];
  readonly #isUnspaced: boolean;
  /** By their first word, in the order of the table. */
  readonly #written = new Map<string, Written[]>();
  /** By their first word, longest forms first; only those that a text had so far. */
  readonly #forms = new Map<string, Form[]>();

  /** @param names further "English | form" lines that no line of the gloss overrides, such as the terms of the trade */
  constructor(gloss: Gloss, names: readonly (readonly [english: string, form: string])[]) {
    this.before = affixesOf(gloss, gloss.before);
    this.after = affixesOf(gloss, gloss.after);
    this.#isUnspaced = gloss.isUnspaced === true;
    for (const [english, cells] of foldedLinesOf(gloss, gloss.phrases))
      for (const form of cells) this.#add(english, form);
    for (const [english, cells] of foldedLinesOf(gloss, gloss.words))
      for (const form of cells.flatMap((cell) => cell.split(" "))) this.#add(english, form);
    for (const [english, form] of names) {
      const folded = foldFor(gloss, form);
      const { words } = this.#read([english, folded]);
      const [first] = words;
      if (first !== undefined && !this.#says(words, first)) this.#add(english, folded);
    }
  }

  get english(): string[] {
    return [...this.#written.values()].flat().map(([english]) => english);
  }

  /** Forms that may begin with a word, those of most words first. */
  beginningWith(word: string): Form[] {
    const forms = [...this.#formsOf(word)];
    const shortest = Math.max(SHORTEST_BEGINNING, word.length - LONGEST_ENDING);
    for (let length = word.length; length >= shortest; length -= 1)
      forms.push(...this.#formsOf(`${word.slice(0, length)}*`));
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
    return this.#formsOf(first).some((one) => one.words.join(" ") === said);
  }

  #formsOf(first: string): readonly Form[] {
    const known = this.#forms.get(first);
    if (known) return known;
    const written = this.#written.get(first);
    if (!written) return NONE;
    const forms = written.map((one) => this.#read(one)).sort((a, b) => weightOf(b) - weightOf(a));
    this.#forms.set(first, forms);
    return forms;
  }

  #add(english: string, form: string): void {
    const [found] = form.match(this.#isUnspaced ? FIRST_CHARACTER : FIRST_WORD) ?? [];
    if (found === undefined) return;
    // What comes first may be a gap.
    const first = found.startsWith(FOLDED_GAP) ? GAP : found;
    const known = this.#written.get(first);
    if (known) known.push([english, form]);
    else this.#written.set(first, [[english, form]]);
    this.#forms.delete(first);
  }

  #read([english, form]: Written): Form {
    const words = wordsOf(form, this.#isUnspaced).flatMap(({ typed, gap, end }) => [
      ...(gap.includes(FOLDED_GAP) ? [GAP] : []),
      form[end] === "*" ? `${typed}*` : typed,
    ]);
    return { words, english, opens: form.startsWith("^"), closes: form.endsWith("$") };
  }
}

const NONE: readonly Form[] = [];

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

/** `GAP` in a folded table, where it would fall apart into three stops. */
const FOLDED_GAP = "\uE000";
const FIRST_WORD = new RegExp(`${FOLDED_GAP}|${WORD.source}\\*?`, "u");
const FIRST_CHARACTER = new RegExp(`${FOLDED_GAP}|(?:${CHARACTER.source})\\*?`, "u");

/** The lines of a table with their forms folded: all of it at once, since a form at a time takes five times as long. */
function foldedLinesOf(gloss: Gloss, table: string): [english: string, cells: string[]][] {
  const folded = linesOf(foldFor(gloss, table.replaceAll(GAP, FOLDED_GAP)));
  return linesOf(table).map(([english], at) => [english, folded[at]?.[1] ?? []]);
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
