import type { DeliveryAdvice, DeliveryMeasure } from "contract/delivery";
import type { LanguageCode } from "contract/languages";
import type { Note } from "contract/star-analysis";
import { type Gap, idOf } from "./advice.ts";
import { sayingOf, writeDeliveryNote } from "./notes.ts";

/** From this overall score on the answer is praised first. */
const STRONG_FROM = 88;
/** With a score below this no answer is called strong. */
const WEAK_BELOW = 75;
/** Less presence and less speech than this, percent, and less speech than this, seconds, is what there is to say. */
const LEAST_PRESENCE = 60;
const LEAST_SHARE = 40;
const LEAST_SPEECH_SECONDS = 8;
/** Shorter recordings were stopped by mistake, or broken. */
const LEAST_SECONDS = 5;

export interface HeadlineInput {
  kind: "audio" | "video";
  measures: readonly DeliveryMeasure[];
  durationSeconds: number;
  overall: number | null;
  /** The least of the four scores. */
  least: number;
  gaps: readonly Gap[];
  strengths: readonly DeliveryAdvice[];
}

/** One line that sums the delivery up: what is missing, or what is strong and what comes next. */
export function writeHeadline(input: HeadlineInput, language: LanguageCode): Note {
  const { kind, measures, durationSeconds, overall, least, gaps, strengths } = input;
  const figureOf = (id: DeliveryMeasure["id"]) =>
    measures.find((measure) => measure.id === id)?.value ?? null;
  const write = (
    id: Parameters<typeof writeDeliveryNote>[0],
    values: Parameters<typeof writeDeliveryNote>[1] = {},
  ) => writeDeliveryNote(id, values, language);

  const share = figureOf("speechShare");
  const presence = figureOf("presence");
  const isFaceless = kind === "video" && figureOf("facing") === null;
  if (durationSeconds < LEAST_SECONDS) return write("headline.short", { value: durationSeconds });
  if (share === null) return write(isFaceless ? "headline.nothing" : "headline.noSpeech");
  if (isFaceless) return write("headline.noFace");
  if (presence !== null && presence < LEAST_PRESENCE)
    return share < LEAST_SHARE
      ? write("headline.gone", { value: presence, share })
      : write("headline.absent", { value: presence });
  const seconds = (share * durationSeconds) / 100;
  if (seconds < LEAST_SPEECH_SECONDS) return write("headline.little", { value: seconds });

  const best = strengths[0];
  const topic = best === undefined ? null : sayingOf(idOf("topic", best.measure));
  const gap = gaps[0];
  const next =
    gap === undefined || gap.worth <= 0 ? null : sayingOf(idOf(`next.${gap.side}`, gap.measure.id));
  const isStrong = (overall ?? 0) >= STRONG_FROM && least >= WEAK_BELOW;
  if (topic !== null && (next === null || isStrong)) return write("headline.strong", { topic });
  if (next === null) return write("headline.plain");
  return topic === null
    ? write("headline.next", { next })
    : write("headline.better", { topic, next });
}
