import type { Question } from "contract/questions";
import type { Story, StoryChange, StoryValue } from "contract/stories";

/**
 * Two texts tell the same events when they share enough specific words: seven of them at least, and
 * 43 % of those of the shorter text. Measured on 31,000 pairs of the coach's labelled answers, which
 * tell different events: five pairs reach it, all of stock phrases. Stories retold for another
 * question reach 44 to 79 %, in English, Spanish, French and Chinese.
 */
const SHARED_AT_LEAST = 7;
const SHARE_AT_LEAST = 0.43;

/** A text with fewer specific words than this tells no events that could be known again. */
const SPECIFIC_AT_LEAST = 14;

/** Shorter words are mostly grammar; of longer ones the beginning, so that endings do not part them. */
const WORD_MIN_CHARACTERS = 5;
const WORD_CHARACTERS = 6;

/** Words that the question bank uses this often belong to the trade, not to one event. */
const TRADE_WORD_USES = 10;

const WORD = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+|[\p{L}\p{M}]+|\p{N}+/gu;
const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const NUMBER = /\p{N}/u;

function keysOf(text: string): string[] {
  const words = text.normalize("NFC").toLowerCase().match(WORD) ?? [];
  return words.flatMap((word) => {
    // Chinese and Japanese have no spaces: every two characters stand for a word.
    if (WITHOUT_SPACES.test(word)) return [...word].slice(1).map((_, at) => word.slice(at, at + 2));
    if (NUMBER.test(word)) return word.length > 1 ? [word] : [];
    return word.length < WORD_MIN_CHARACTERS ? [] : [word.slice(0, WORD_CHARACTERS)];
  });
}

/** Words of the trade, as the question bank uses them. */
export function tradeWords(questions: readonly Question[]): ReadonlySet<string> {
  const uses = new Map<string, number>();
  for (const { question, listensFor, trap } of questions)
    for (const key of keysOf([question, ...listensFor, trap].join(" ")))
      uses.set(key, (uses.get(key) ?? 0) + 1);
  return new Set([...uses].filter(([, count]) => count >= TRADE_WORD_USES).map(([key]) => key));
}

/** What sets a text apart: its longer words and its numbers, without those of the trade. */
export function specificWords(text: string, trade: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(keysOf(text).filter((key) => !trade.has(key)));
}

/** Whether two texts, given by their specific words, tell the same events. */
export function tellSameEvents(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shorter, longer] = one.size <= other.size ? [one, other] : [other, one];
  if (shorter.size < SPECIFIC_AT_LEAST) return false;
  let shared = 0;
  for (const key of shorter) if (longer.has(key)) shared += 1;
  return shared >= SHARED_AT_LEAST && shared / shorter.size >= SHARE_AT_LEAST;
}

type Told = { question: string; words: ReadonlySet<string> };

/** The other questions that were answered with a story, each once, by its newest answer. */
export function usesOf(
  story: Told,
  answersNewestFirst: readonly (Told & { responseId: string })[],
): Story["usedFor"] {
  const found = new Map<string, string>();
  for (const { question, responseId, words } of answersNewestFirst)
    if (question !== story.question && !found.has(question) && tellSameEvents(story.words, words))
      found.set(question, responseId);
  return [...found].map(([question, responseId]) => ({ question, responseId }));
}

/** The same tags, each once. */
export function withoutRepeats<Tags extends StoryChange>(tags: Tags): Tags {
  const { competencies, airlineValues } = tags;
  const nameOf = ({ airline, value }: StoryValue) => JSON.stringify([airline, value]);
  return {
    ...tags,
    ...(competencies && { competencies: [...new Set(competencies)] }),
    ...(airlineValues && {
      airlineValues: [...new Map(airlineValues.map((tag) => [nameOf(tag), tag])).values()],
    }),
  };
}
