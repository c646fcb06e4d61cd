import type { LanguageCode } from "contract/languages";
import { countSpokenWords } from "../../feedback/say.ts";
import type { NotAssessedReason, WordMeasureId } from "../measure-ids.ts";
import { splitReadings } from "../reading.ts";
import { countFillers } from "./fillers.ts";

/** What was measured of a transcript; `values` and `reasons` as those of `MeasuredSound`. */
export interface MeasuredWords {
  values: Record<WordMeasureId, number | null>;
  reasons: Partial<Record<WordMeasureId, NotAssessedReason>>;
}

/** In less nobody speaks at a pace. */
const LEAST_WORDS = 5;
const LEAST_SECONDS = 5;

/**
 * Pace and fillers of what was said. Recognisers and people who type leave fillers out: none in a transcript means that they
 * are unknown, not that there were none.
 * @param durationSeconds of the recording, from the first to the last word when that is known
 */
export function measureWords(
  transcript: string,
  language: LanguageCode,
  durationSeconds: number,
): MeasuredWords {
  const words = countSpokenWords(transcript);
  const minutes = durationSeconds / 60;
  if (words < LEAST_WORDS) return splitReadings({ wordsPerMinute: "noWords", fillers: "noWords" });
  if (durationSeconds < LEAST_SECONDS)
    return splitReadings({ wordsPerMinute: "tooShort", fillers: "tooShort" });
  const fillers = countFillers(transcript, language);
  return splitReadings<WordMeasureId>({
    wordsPerMinute: words / minutes,
    fillers: fillers === 0 ? "notWritten" : fillers / minutes,
  });
}
