import type { Emotion, EmotionCue } from "contract/emotion";

/**
 * Phrases that speak for one emotion, separated by commas. In a phrase `word*` takes any ending, `a|b`
 * either word, `~2` up to two words between. Chinese, Japanese and Korean are matched sign by sign.
 */
export interface CueGroup {
  emotion: Emotion;
  /** 2 names the state, 1.2 is a usual sign of it, 0.6 and less a slight one. */
  weight: number;
  /**
   * Whose feeling it is. `state`: that of the person named nearest before, or of the noun after it
   * ("a nervous passenger"). `verb`: of its subject alone ("I love passengers"). `said`: the speaker's
   * by its own words ("I can't wait"), which already hold their negation and their person.
   */
  holder: "state" | "verb" | "said";
  kind?: Exclude<EmotionCue["kind"], "negation" | "punctuation">;
  phrases: string;
}

/** All that reading one language needs. Each list is of phrases, separated by commas. */
export interface Lexicon {
  /** False where words are written without spaces: each sign is a word of its own. */
  isSpaced: boolean;
  cues: readonly CueGroup[];
  /** Phrases with a cue's words and no feeling: they are read as a whole and then left alone. */
  plain: string;
  negators: string;
  /** Negators that stand after what they negate, and how many words after at most. */
  negatorsAfter: { phrases: string; within: number };
  intensifiers: string;
  diminishers: string;
  /** Who speaks. */
  self: string;
  /** Who else feels things in a story: pronouns and nouns. */
  others: string;
  /** A person after one of these is met, not told about: "I was calm with the guest". */
  prepositions: string;
  and: string;
  /** What follows counts, what stood before is taken back. */
  but: string;
  /** The clause after it is taken back. */
  although: string;
  /** At the head of a clause: only imagined. */
  if: string;
  /** Close before a cue: not now. */
  when: string;
  /** The clause tells of what has passed. */
  formerly: string;
  /** The clause tells of now, or of how it ended. */
  now: string;
  /** A past verb close before a state. */
  was: string;
  /** Two choices in one question: "a guest or a colleague?" */
  or: string;
}

/** How far from a cue anything is looked for: no spoken clause is longer, and pasted text without a stop may be. */
export const SCOPE_WORDS = 40;
/** How many words before a cue a negator reaches. */
export const NEGATION_REACH = 4;

/** A group of cues on one line. */
export function cue(
  emotion: Emotion,
  weight: number,
  holder: CueGroup["holder"],
  phrases: string,
  kind?: CueGroup["kind"],
): CueGroup {
  return { emotion, weight, holder, phrases, ...(kind && { kind }) };
}
