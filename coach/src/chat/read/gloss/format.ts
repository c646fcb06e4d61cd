import type en from "../../words/en.json";

/** Sentences of the conversation in one language, by their ids; an array holds wordings to choose from. */
export type Sentences = Partial<Record<keyof typeof en, string | readonly string[]>>;

/**
 * How a language is turned into the English that the coach reads: data only, one folder for each language. Every line is
 * "English | forms". English may be several words, or nothing: then the form says nothing that is to be read. Case and
 * accents do not matter, and neither does what `spelled` levels.
 */
export interface Gloss {
  /** "ask me a question | stell mir eine frage | frag mich was": forms of several words, parted by "|". The longest wins;
   * "^" before a form: only where a sentence begins, "$" after it: only where one ends, "*" ends a word with any ending;
   * "…" inside a form: one to five words that are read by themselves, put where the English has "…", else at its end.
   * A form that begins with "…" holds from where the sentence begins: what other languages say first may stand last. */
  phrases: string;
  /** "passenger | passagier* fluggast": forms of one word, parted by spaces, "*" as above. Without spaces in the script
   * there is no "*": the longest form that stands in the running text wins. */
  words: string;
  /** What is written in more ways than one: [found, read instead], in this order, in small letters before accents go. */
  spelled?: readonly (readonly [found: string, instead: string])[];
  /** What may stand before a known word and be written together with it, as the Arabic article and conjunctions. */
  before?: string;
  /** What may follow a known word and be written together with it, as Korean particles and Arabic pronouns. */
  after?: string;
  /** Letters that join two known words into one, "" for none: "Flughafencode", "Sicherheitsfrage". Absent: nothing is taken apart. */
  links?: readonly string[];
  /** True where words are not parted by spaces. */
  isUnspaced?: true;
}

/** A language that the coach speaks, and how it is read; English needs no gloss. */
export interface Spoken {
  sentences: Sentences;
  gloss: Gloss | null;
}

/** A language whose tables are written out from shorter ones: when its first message comes, and not when the coach is loaded. */
export function spokenLater(sentences: Sentences, glossOf: () => Gloss): Spoken {
  let made: Gloss | undefined;
  return {
    sentences,
    get gloss() {
      made ??= glossOf();
      return made;
    },
  };
}
