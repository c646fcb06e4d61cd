import type { DeliveryMeasure, MeasuredSound, Moment } from "contract/delivery";
import {
  type MeasureId,
  PICTURE_MEASURES,
  SOUND_MEASURES,
  WORD_MEASURES,
} from "contract/delivery-terms";
import type { LanguageCode } from "contract/languages";
import { bandOf, scoreIn, standingIn } from "./bands.ts";
import type { NotAssessedReason } from "./measure-ids.ts";
import { writeDeliveryNote } from "./notes.ts";
import type { MeasuredPicture } from "./picture/measure-picture.ts";
import type { ScoredMeasures } from "./score.ts";
import type { MeasuredWords } from "./words/measure-words.ts";

/** What was measured of one recording; null where there is no such track or no transcript. */
export interface Take {
  kind: "audio" | "video";
  sound: MeasuredSound | null;
  picture: MeasuredPicture | null;
  words: MeasuredWords | null;
  /** The person's own medians over three earlier sessions and more. */
  baselines?: Partial<Record<MeasureId, number>>;
}

interface Source {
  values: Partial<Record<MeasureId, number | null>>;
  reasons: Partial<Record<MeasureId, NotAssessedReason>>;
  moments?: Partial<Record<MeasureId, Moment[]>>;
}

export function durationOf({ sound, picture }: Take): number {
  return Math.max(sound?.durationSeconds ?? 0, picture?.durationSeconds ?? 0);
}

/** Every measure of the kind of recording against its band, and why those are missing that are. */
export function weighMeasures(
  take: Take,
  language: LanguageCode,
): { measures: DeliveryMeasure[]; missing: { what: MeasureId; reason: NotAssessedReason }[] } {
  const duration = durationOf(take);
  const rows = rowsOf(take).map(({ id, source, without }) => {
    const value = source?.values[id] ?? null;
    const reason = value === null ? (source?.reasons[id] ?? without) : null;
    const band = bandOf(id, duration);
    const measure: DeliveryMeasure = {
      id,
      value,
      unit: band.unit,
      band: { low: band.low, high: band.high },
      standing: value === null ? null : standingIn(band, value),
      score: value === null ? null : scoreIn(band, value),
      source: writeDeliveryNote(band.source, {}, language),
      moments: source?.moments?.[id] ?? [],
      baseline: take.baselines?.[id] ?? null,
    };
    return { measure, reason };
  });
  return {
    measures: rows.map(({ measure }) => measure),
    missing: rows.flatMap(({ measure: { id }, reason }) =>
      reason === null ? [] : [{ what: id, reason }],
    ),
  };
}

/** Measures with a value, as the scores need them. */
export function scoredOf(measures: readonly DeliveryMeasure[]): ScoredMeasures {
  return Object.fromEntries(
    measures.flatMap(({ id, value, score }) =>
      value === null || score === null ? [] : [[id, { value, score }]],
    ),
  );
}

interface Row {
  id: MeasureId;
  source: Source | null;
  /** Why it is missing where there is no source. */
  without: NotAssessedReason;
}

function rowsOf({ kind, sound, picture, words }: Take): Row[] {
  const rows = (ids: readonly MeasureId[], source: Source | null, without: NotAssessedReason) =>
    ids.map((id): Row => ({ id, source, without }));
  return [
    ...rows(SOUND_MEASURES, sound, "noSoundTrack"),
    ...(kind === "video" ? rows(PICTURE_MEASURES, picture, "noVideoTrack") : []),
    ...rows(WORD_MEASURES, words, "noTranscript"),
  ];
}
