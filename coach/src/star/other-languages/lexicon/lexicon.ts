import type { LanguageCode } from "contract/languages";
import type { TopicId } from "../../lexicon/topics.ts";

/** Languages that are read by lexicon; English has a reader of its own. */
export type OtherLanguage = Exclude<LanguageCode, "en">;

/** Words and endings that tell who acts and when. Each may tell one, or both. */
export const MARKER_IDS = [
  "i",
  "iPast",
  "iWould",
  "iNow",
  "we",
  "wePast",
  "weWould",
  "other",
  "someone",
  "past",
  "would",
  "now",
  "habit",
  /** What makes the words before it a side clause ("until the guest had calmed down"): their subject does not act. */
  "aside",
] as const;
export type MarkerId = (typeof MARKER_IDS)[number];

/** What a turn of phrase shows. The names of the English signals, as far as they are counted here. */
export const SIGNAL_IDS = [
  // A scene and its facts.
  "number",
  "time",
  "place",
  "role",
  "people",
  // One event.
  "duty",
  "stakes",
  "reason",
  "order",
  "care",
  "ending",
  "proof",
  "learned",
  "followUp",
  // A plan.
  "risk",
  "assess",
  "priority",
  "part",
  "rule",
  "inform",
  "procedure",
  "check",
  "report",
  "after",
  // Motives.
  "origin",
  "motive",
  "job",
  "research",
  "training",
  "offer",
  "next",
  // What takes away.
  "hedge",
  "filler",
  "general",
  "buzz",
  "perks",
  "order-to-assessor",
  "advice",
  "refusal",
  /** Plainly unacceptable: one of them, done by the speaker, is enough. */
  "misdeed",
  "unsafe",
  "contempt",
] as const;
export type SignalId = (typeof SIGNAL_IDS)[number];

/**
 * The words of one language. Lists are written as one text with "|" between the entries, without accents (a reader leaves them out):
 * `word`, `two words`, `stem*` (any ending). Where words are not parted by spaces (Chinese, Japanese, Korean) an entry is found anywhere.
 */
export interface Lexicon {
  script: "spaced" | "unspaced" | "korean" | "arabic";
  /** Words before which a new clause begins, besides commas and stops. Left empty where a mark always stands there. */
  joins: string;
  /** Nobody is named where the speaker acts (Japanese, Korean): a clause without another subject is the speaker's. */
  dropsSubject?: true;
  /** Words so small that they picture nothing. */
  small: string;
  /** Besides entries as above, `*ending` is the end of a word, with its accents. A whole word goes before an ending, a longer ending before a shorter. */
  markers: Record<MarkerId, string>;
  /** Words that only look as if they had one of the endings, with their accents. */
  notVerbs: string;
  /** Words that deny what stands in their clause. Anywhere in it where words are not parted by spaces. */
  negations: string;
  /** Endings, without accents, that tell a form of a verb listed in `deeds`, and only of those. */
  deedEndings: Partial<Record<MarkerId, string>>;
  /** Verbs of service and safety work, by their stems: what can be filmed. */
  deeds: string;
  signals: Record<SignalId, string>;
  /** What an answer says that speaks to a topic of the question. Topics that can be told in any words are left out. */
  topics: Partial<Record<TopicId, string>>;
}
