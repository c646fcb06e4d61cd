import type { OtherLanguage } from "./lexicon/lexicon.ts";
import { LEXICONS } from "./lexicon/lexicons.ts";
import { entriesOf } from "./phrase-trie.ts";
import type { OtherReading, SignalHit } from "./read-text.ts";

/** How a language denies a deed. `isNegation` takes a word, or a stretch of text where words are not parted by spaces. */
interface Negations {
  isAnywhere: boolean;
  isNegation(text: string): boolean;
}

const known = new Map<OtherLanguage, Negations>();

function negationsOf(language: OtherLanguage): Negations {
  const before = known.get(language);
  if (before !== undefined) return before;
  const { script, negations } = LEXICONS[language];
  const entries = entriesOf(negations);
  const isAnywhere = script === "unspaced" || script === "korean";
  const whole = new Set(entries);
  const stems = entries.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1));
  const made: Negations = {
    isAnywhere,
    isNegation: isAnywhere
      ? (text) => entries.some((entry) => text.includes(entry))
      : (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem)),
  };
  known.set(language, made);
  return made;
}

/** Done or meant by the speaker, not by somebody told of in the same breath, and not denied. */
export function isOwnDeed(
  reading: OtherReading,
  { clause, section, from, to }: SignalHit,
): boolean {
  if (clause.subject !== "i" || clause.isSpeech) return false;
  const lexicon = LEXICONS[reading.language];
  const isOthers =
    lexicon.dropsSubject === true &&
    reading.clauses.some(
      (other) =>
        other.section === section &&
        other.sentence === clause.sentence &&
        other.from < clause.from &&
        other.subject === "other",
    );
  if (isOthers) return false;
  const { bare } = reading.sections[section].text;
  const { isNegation, isAnywhere } = negationsOf(reading.language);
  return isAnywhere
    ? !isNegation(`${bare.slice(clause.from, from)} ${bare.slice(to, clause.to)}`)
    : !clause.words.some(
        (word) => (word.to <= from || word.from >= to) && isNegation(word.bare.split("'")[0] ?? ""),
      );
}
