import type { TimedPhone } from "./mouth.ts";

const VOWEL = /^[aeiou]/;

/**
 * When each word is heard. Within a sentence some sounds come out otherwise than in the word alone
 * ("proud of" has another vowel than "of"), so the two rows of sounds are laid side by side with as few
 * changes as possible, and a word lasts from its first sound to its last.
 * @param phones what was heard, in order; pauses ("pau") belong to no word
 * @param pronunciations the sounds of each word alone, in the order of the words
 * @returns as many entries as `pronunciations`, in seconds, never going backwards
 */
export function alignWords(
  phones: readonly TimedPhone[],
  pronunciations: readonly (readonly string[])[],
): { at: number; until: number }[] {
  const heard = phones.filter(({ phone }) => phone !== "pau");
  const expected = pronunciations.flatMap((sounds, word) =>
    sounds.map((sound) => ({ sound, word })),
  );
  const partnerOf = pair(
    expected.map(({ sound }) => sound),
    heard.map(({ phone }) => phone),
  );
  const spans = pronunciations.map(() => ({ at: Number.POSITIVE_INFINITY, until: 0 }));
  expected.forEach(({ word }, index) => {
    const partner = heard[partnerOf[index] ?? -1];
    const span = spans[word];
    if (!partner || !span) return;
    span.at = Math.min(span.at, partner.at);
    span.until = Math.max(span.until, partner.until);
  });
  let last = heard[0]?.at ?? 0;
  return spans.map(({ at, until }) => {
    // A word that nothing was heard of stands, without length, where the one before ended.
    const own = {
      at: Math.max(last, Number.isFinite(at) ? at : last),
      until: Math.max(last, until),
    };
    last = own.until;
    return own;
  });
}

/** For each expected sound the index of the heard one that stands for it, or -1. */
function pair(expected: readonly string[], heard: readonly string[]): number[] {
  const [rows, columns] = [expected.length + 1, heard.length + 1];
  const costs = new Float64Array(rows * columns);
  const cost = (row: number, column: number) => costs[row * columns + column] ?? 0;
  for (let column = 1; column < columns; column += 1) costs[column] = column;
  for (let row = 1; row < rows; row += 1) {
    costs[row * columns] = row;
    for (let column = 1; column < columns; column += 1) {
      const [one = "", other = ""] = [expected[row - 1], heard[column - 1]];
      costs[row * columns + column] = Math.min(
        cost(row - 1, column - 1) + change(one, other),
        cost(row - 1, column) + 1,
        cost(row, column - 1) + 1,
      );
    }
  }
  const partners = expected.map(() => -1);
  let [row, column] = [rows - 1, columns - 1];
  while (row > 0 && column > 0) {
    const step = change(expected[row - 1] ?? "", heard[column - 1] ?? "");
    if (cost(row, column) === cost(row - 1, column - 1) + step) {
      partners[row - 1] = column - 1;
      row -= 1;
      column -= 1;
    } else if (cost(row, column) === cost(row - 1, column) + 1) row -= 1;
    else column -= 1;
  }
  return partners;
}

/** A vowel is easily another vowel, a consonant another consonant; one never the other. */
function change(one: string, other: string): number {
  if (one === other) return 0;
  return VOWEL.test(one) === VOWEL.test(other) ? 0.5 : 2;
}
