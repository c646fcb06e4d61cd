import type { NewResponse } from "contract/responses";
import type { Take } from "../../lib/media/take.ts";
import type { PracticeQuestion } from "../../parts/practice-session/model.ts";

/** What the audio page sends: the shape of the multi-mode page, in one piece, and never the recording itself. */
export function spokenPayload(
  question: string,
  transcript: string,
  timeSpent: number,
  userId: string,
  timestampMs: number,
): NewResponse {
  return {
    userId,
    questionId: String(timestampMs),
    question,
    transcript: transcript.trim() || null,
    timeSpent,
    practiceMode: "audio",
    videoUrl: null,
    audioUrl: null,
  };
}

/** Words settled by the recogniser after words already there: a space between, and a capital to begin with. */
export function withWords(text: string, words: string): string {
  const kept = text.trimEnd();
  if (!words) return text;
  return kept === "" ? words.charAt(0).toUpperCase() + words.slice(1) : `${kept} ${words}`;
}

/** The question of a recording that was made for another one than is open now. */
export function questionOfTake(take: Take): PracticeQuestion | null {
  if (take.question === null) return null;
  return {
    id: take.id,
    question: take.question,
    category: null,
    difficulty: null,
    kind: "behavioural",
    listensFor: [],
    trap: null,
  };
}
