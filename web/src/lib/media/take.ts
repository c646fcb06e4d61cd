import type { LanguageCode } from "contract/languages";
import type { Difficulty, QuestionKind } from "contract/questions";

export type TakeKind = "audio" | "video";

/** The question that a recording answers, whole, so that the answer goes where it belongs when it is brought back. */
export interface AskedQuestion {
  /** In the bank; null where only its words are known. */
  id: string | null;
  question: string;
  category: string | null;
  difficulty: Difficulty | null;
  kind?: QuestionKind;
  listensFor: readonly string[];
  trap: string | null;
  /** Of its words, where they are not in English. */
  language?: LanguageCode | undefined;
}

/** One recording, whole: what a recorder hands over, a player plays and a download saves. */
export interface Take {
  id: string;
  kind: TakeKind;
  mimeType: string;
  blob: Blob;
  /** Time that was recorded, pauses left out. The file of most browsers does not hold it. */
  durationSeconds: number;
  /** ISO timestamp. */
  startedAt: string;
  /** Address of the screen that recorded it, and where it is offered back. */
  place: string;
  question: string | null;
  asked?: AskedQuestion | null;
  /** What was typed or heard of it so far. */
  words?: string;
}
