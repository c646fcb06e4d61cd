import type { SpokenWord } from "./speakable.ts";

/**
 * Letters that are said in one go: the voice's melody needs whole sentences, and each go takes some 20 ms
 * before its first sound. Half a minute of speech at most, so that nobody waits long behind anybody.
 */
const LONGEST_PIECE = 240;

/**
 * Cuts speech into pieces at the ends of sentences; a sentence that is longer by itself, at a pause within
 * it, and one without a pause between two words.
 */
export function toPieces(words: readonly SpokenWord[], longest = LONGEST_PIECE): SpokenWord[][] {
  const pieces: SpokenWord[][] = [];
  for (const unit of units(words, longest)) {
    const last = pieces.at(-1);
    if (
      last &&
      /[.?!]/.test(last.at(-1)?.pause ?? "") &&
      lengthOf(last) + lengthOf(unit) <= longest
    )
      last.push(...unit);
    else pieces.push([...unit]);
  }
  return pieces;
}

/** Sentences, or the parts of one that is too long. */
function units(words: readonly SpokenWord[], longest: number): SpokenWord[][] {
  return split(words, ({ pause }) => /[.?!]/.test(pause)).flatMap((sentence) => {
    if (lengthOf(sentence) <= longest) return [sentence];
    return gather(
      split(sentence, ({ pause }) => pause !== "").flatMap((clause) =>
        lengthOf(clause) <= longest
          ? [clause]
          : gather(
              clause.map((word) => [word]),
              longest,
            ),
      ),
      longest,
    );
  });
}

function split(
  words: readonly SpokenWord[],
  endsAt: (word: SpokenWord) => boolean,
): SpokenWord[][] {
  const parts: SpokenWord[][] = [[]];
  for (const word of words) {
    parts.at(-1)?.push(word);
    if (endsAt(word)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function gather(parts: readonly SpokenWord[][], longest: number): SpokenWord[][] {
  const gathered: SpokenWord[][] = [];
  for (const part of parts) {
    const last = gathered.at(-1);
    if (last && lengthOf(last) + lengthOf(part) <= longest) last.push(...part);
    else gathered.push([...part]);
  }
  return gathered;
}

function lengthOf(words: readonly SpokenWord[]): number {
  return words.reduce((sum, { spoken }) => sum + spoken.length + 1, 0);
}
