import { type Token, tokensOf } from "./fold.ts";
import type { Gloss } from "./format.ts";
import { type Form, GAP, isWordOf, type Lexicon } from "./lexicon.ts";

const HIRAGANA = /^\p{Script=Hiragana}$/u;
const ENDS_A_SENTENCE = /[.!?…,;:。！？、，；：؟،؛\n]/u;
/** Forms of several words may be written with these between them. */
const JOINS = /^[\s-]*$/;
/** A form's gap holds so many words at most. */
const LONGEST_GAP = 5;
const LONGEST_GAP_IN_CHARACTERS = 12;
const ARABIC_ZERO = 0x0660;
/** Two words that are written as one have at least so many letters each; syllables in Korean, where two say as much. */
const SHORTEST_PART = 3;
const SHORTEST_HANGUL_PART = 2;
/** "MUC는", "A320에는": what Korean writes on to a code. */
const PARTICLE = /(?<=[\p{Script=Latin}\d])\p{Script=Hangul}+$/u;
/** Letters with the narrow marks of ﾄﾞ and ﾌﾟ. */
const LETTERS = /[\p{L}\p{M}\p{N}\uFF9E\uFF9F]+/gu;
const HANGUL = /^\p{Script=Hangul}+$/u;

interface Piece {
  gap: string;
  english: string;
  /** Kept as it was typed: a name, a number, a word that nobody knows. */
  isKept: boolean;
}

/** A form found in a text: the place after it, and what stands in its gap. */
interface Found {
  form: Form;
  end: number;
  inside: readonly [from: number, to: number] | null;
}

/** Turns texts of one language into the English that they come to: longest form first; names and numbers stay. */
export class Reader {
  readonly #gloss: Gloss;
  readonly #lexicon: Lexicon;

  constructor(gloss: Gloss, lexicon: Lexicon) {
    this.#gloss = gloss;
    this.#lexicon = lexicon;
  }

  read(typed: string): string {
    // What is kept must be read too: "ＡＮＡ" and "Ａ３２０" in wide letters, a narrow "ﾄﾞｱ".
    const { tokens, rest } = tokensOf(
      this.#gloss,
      typed.replace(LETTERS, (letters) => letters.normalize("NFKC")),
    );
    return this.#joined(this.#pieces(tokens, 0, tokens.length, rest), rest);
  }

  #pieces(tokens: readonly Token[], from: number, to: number, rest: string): Piece[] {
    const pieces: Piece[] = [];
    for (let at = from; at < to; ) {
      const { gap, typed, folded } = tokens[at] as Token;
      const found = this.#formAt(tokens, at, to, rest);
      if (found) {
        const inside = found.inside
          ? this.#joined(this.#inside(tokens, found.inside, rest), "").trim()
          : "";
        const english = found.form.english;
        const whole = english.includes(GAP) ? english.replace(GAP, inside) : `${english} ${inside}`;
        pieces.push({ gap, english: whole.trim(), isKept: false });
        at = found.end;
        continue;
      }
      // Laughter, "ㅎㅎ": nothing of it is left to be read, and a sentence ends there.
      if (folded === "") {
        pieces.push({ gap, english: ".", isKept: false });
        at += 1;
        continue;
      }
      const known = this.#partsOf(folded);
      const english = known ?? (this.#isSilent(folded) ? "" : typed.replace(PARTICLE, ""));
      pieces.push({ gap, english, isKept: known === null && english !== "" });
      at += 1;
    }
    return pieces;
  }

  /** What stands in a gap, without the mark before its first word. */
  #inside(tokens: readonly Token[], [from, to]: readonly [number, number], rest: string): Piece[] {
    return this.#pieces(tokens, from, to, rest).map((piece, at) =>
      at === 0 ? { ...piece, gap: "" } : piece,
    );
  }

  #formAt(tokens: readonly Token[], at: number, to: number, rest: string): Found | null {
    const { folded, gap } = tokens[at] as Token;
    const led = at === 0 || ENDS_A_SENTENCE.test(gap) ? this.#lexicon.beginningWith(GAP) : [];
    for (const form of [...led, ...this.#formsFrom(folded)]) {
      if (form.opens && at > 0 && !ENDS_A_SENTENCE.test(gap)) continue;
      const found = this.#matched(form, tokens, at, to);
      const after = found && (tokens[found.end]?.gap ?? rest);
      if (
        !found ||
        (form.closes && found.end < tokens.length && !ENDS_A_SENTENCE.test(after ?? ""))
      )
        continue;
      return found;
    }
    return null;
  }

  /** Forms that may begin with a word; last those of several words that begin once what stands before it is taken off. */
  *#formsFrom(word: string): Generator<Form> {
    yield* this.#lexicon.beginningWith(word);
    for (const [letters, said] of this.#lexicon.before) {
      if (!word.startsWith(letters)) continue;
      for (const form of this.#lexicon.beginningWith(word.slice(letters.length)))
        if (form.words.length > 1) yield { ...form, english: `${said} ${form.english}`.trim() };
    }
  }

  #matched(form: Form, tokens: readonly Token[], at: number, to: number): Found | null {
    const split = form.words.indexOf(GAP);
    const head = split < 0 ? form.words : form.words.slice(0, split);
    if (!this.#stands(head, tokens, at, to, true)) return null;
    const opened = at + head.length;
    if (split < 0) return { form, end: opened, inside: null };
    const tail = form.words.slice(split + 1);
    const longest = this.#gloss.isUnspaced ? LONGEST_GAP_IN_CHARACTERS : LONGEST_GAP;
    for (let closed = opened + 1; closed <= opened + longest && closed < to; closed += 1) {
      if (ENDS_A_SENTENCE.test((tokens[closed] as Token).gap)) return null;
      if (this.#stands(tail, tokens, closed, to))
        return { form, end: closed + tail.length, inside: [opened, closed] };
    }
    return null;
  }

  /** Whether the words stand there one after the other; the first of them may have been looked at already. */
  #stands(
    words: readonly string[],
    tokens: readonly Token[],
    at: number,
    to: number,
    isFirstKnown = false,
  ): boolean {
    if (at + words.length > to) return false;
    return words.every((word, index) => {
      const token = tokens[at + index] as Token;
      const follows =
        index === 0 || (this.#gloss.isUnspaced ? token.gap === "" : JOINS.test(token.gap));
      return follows && ((isFirstKnown && index === 0) || this.#isWord(word, token.folded));
    });
  }

  /** Whether a word is the form's, an article before it or not. */
  #isWord(form: string, word: string): boolean {
    return (
      isWordOf(form, word) ||
      this.#lexicon.before.some(
        ([letters, said]) =>
          said === "" && word.startsWith(letters) && isWordOf(form, word.slice(letters.length)),
      )
    );
  }

  /** A word that is known once what is written together with it is taken off, or that is two known words; else null. */
  #partsOf(word: string): string | null {
    const { before, after } = this.#lexicon;
    for (const [start, first] of [["", ""] as const, ...before]) {
      if (!word.startsWith(start)) continue;
      for (const [end, last] of [["", ""] as const, ...after]) {
        if (!word.endsWith(end) || (start === "" && end === "")) continue;
        const core = word.slice(start.length, word.length - end.length);
        const isWord = core.length > 1 || HANGUL.test(core);
        const english = isWord ? this.#lexicon.single(core) : null;
        if (english !== null) return [first, english, last].filter(Boolean).join(" ");
      }
    }
    return this.#compound(word);
  }

  /** "Flughafencode", "Sicherheitsfrage": two known words with a link between them. */
  #compound(word: string): string | null {
    const shortest = HANGUL.test(word) ? SHORTEST_HANGUL_PART : SHORTEST_PART;
    for (let at = word.length - shortest; at >= shortest; at -= 1) {
      const last = this.#gloss.links ? this.#lexicon.single(word.slice(at)) : null;
      if (last === null) continue;
      for (const link of this.#gloss.links ?? []) {
        const head = word.slice(0, at - link.length);
        if (head.length < shortest || !word.startsWith(head + link)) continue;
        const first = this.#lexicon.single(head);
        if (first !== null) return `${first} ${last}`.trim();
      }
    }
    return null;
  }

  /** In running text what is not known and only grammar says nothing. */
  #isSilent(word: string): boolean {
    return this.#gloss.isUnspaced === true && HIRAGANA.test(word);
  }

  #joined(pieces: readonly Piece[], rest: string): string {
    let text = "";
    let wasKept = false;
    for (const { gap, english, isKept } of pieces) {
      const isOneWord = wasKept && isKept && !/\s/.test(gap);
      const between = isOneWord ? gap : gap.replace(/^-?$/, " ");
      text += between + english;
      wasKept = isKept;
    }
    return withLatinMarks(text + rest);
  }
}

/** The reader knows the marks and digits of one script. */
function withLatinMarks(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[？؟]/g, "? ")
    .replace(/[，、،]/g, ", ")
    .replace(/[；؛]/g, "; ")
    .replace(/。/g, ". ")
    .replace(/！/g, "! ")
    .replace(/[¿¡]/g, "")
    .replace(/[ \t]+([?!.,;:])/g, "$1")
    .replace(/[ \t]{2,}/g, " ")
    .trim();
}
