import type {
  NOT_ASSESSED_REASONS,
  PICTURE_MEASURES,
  SOUND_MEASURES,
  WORD_MEASURES,
} from "contract/delivery-terms";

export type SoundMeasureId = (typeof SOUND_MEASURES)[number];
export type PictureMeasureId = (typeof PICTURE_MEASURES)[number];
export type WordMeasureId = (typeof WORD_MEASURES)[number];
export type NotAssessedReason = (typeof NOT_ASSESSED_REASONS)[number];
