import {
  EMOTION_INTENSITIES,
  EMOTIONS,
  type EmotionCue,
  type EmotionReading,
} from "contract/emotion";
import { LANGUAGE_CODES } from "contract/languages";
import { z } from "zod";
import type { Coach } from "../coach.ts";
import type { Ask } from "./ask.ts";
import { CallFault } from "./call-fault.ts";
import { findQuote } from "./quotes.ts";
import type { OutputSchema } from "./response-format.ts";
import type { WriteMessages } from "./task-call.ts";

const ReadEmotion = z.object({
  primary: z.enum(EMOTIONS),
  secondary: z.enum(EMOTIONS).nullable(),
  intensity: z.enum(EMOTION_INTENSITIES),
  confidence: z.number().min(0).max(1),
  language: z.enum(LANGUAGE_CODES).nullable(),
  cues: z
    .array(
      z.object({
        quote: z.string(),
        emotion: z.enum(EMOTIONS),
        kind: z.enum(["word", "hedge", "filler", "self-repair", "punctuation", "negation", "lack"]),
        weight: z.number().min(-1).max(1),
      }),
    )
    .max(20),
});
type ReadEmotion = z.infer<typeof ReadEmotion>;

export const EMOTION_READING: OutputSchema<ReadEmotion> = {
  name: "emotion_reading",
  schema: ReadEmotion,
};

/** What the contract allows where no cue was found. */
const MOST_SURE_WITHOUT_CUE = 0.3;

/** How a person sounds, as the model reads it; as the rules do on any fault. */
export function readEmotionWithModel(parts: {
  ask: Ask;
  messages: WriteMessages;
  fallback: Coach;
}): Coach["readEmotion"] {
  const { ask, messages, fallback } = parts;
  return async (text, personId) => {
    const ruled = await fallback.readEmotion(text, personId);
    const read = await ask({
      ...messages("emotion", "en", [{ label: "what the person said", text }]),
      output: EMOTION_READING,
      read: (reading) => toReading(reading, text, ruled),
      personId,
    });
    return read ?? ruled;
  };
}

function toReading(said: ReadEmotion, text: string, ruled: EmotionReading): EmotionReading {
  const cues = locateCues(said.cues, text);
  if (said.cues.length > 0 && cues.length === 0) throw new CallFault("ungrounded");
  const { primary, secondary, intensity, confidence } = said;
  return {
    primary,
    ...(secondary && secondary !== primary && { secondary }),
    intensity,
    confidence: cues.length > 0 ? confidence : Math.min(MOST_SURE_WITHOUT_CUE, confidence),
    cues,
    language: ruled.language ?? said.language,
    source: "model",
  };
}

/** Cues whose words are there, in the order of the text; words quoted twice are two places. */
function locateCues(cues: ReadEmotion["cues"], text: string): EmotionCue[] {
  const ends = new Map<string, number>();
  const found = cues.flatMap(({ quote, ...cue }): EmotionCue[] => {
    const key = quote.trim().toLowerCase();
    // A cue may be one short word, or two exclamation marks.
    const place = findQuote(text, quote, 0, ends.get(key) ?? 0);
    if (!place) return [];
    ends.set(key, place.end);
    return [{ ...place, ...cue }];
  });
  return found.sort((one, other) => one.start - other.start);
}
