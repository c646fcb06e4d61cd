/** Terms of the delivery of an answer, without the schemas: screens use them too. */

/**
 * What can be measured of how an answer is given. Nothing here reads emotion, accent or looks.
 * Sound: from the recording's sound track. Picture: from the face's place and direction, frame by frame.
 * Words: only where a transcript exists.
 */
export const SOUND_MEASURES = [
  /** Integrated loudness of the speech, LUFS (ITU-R BS.1770). */
  "loudness",
  /** Speech over background, decibels. */
  "signalToNoise",
  /** Share of samples at full scale, percent. */
  "clipping",
  /** Syllables a second while speaking, pauses left out. */
  "articulationRate",
  /** Share of the answer that is speech, percent. */
  "speechShare",
  /** Seconds before the first word. */
  "startDelay",
  /** Pauses of half a second and more, a minute. */
  "pauses",
  /** Pauses of two seconds and more, a count. */
  "longPauses",
  /** Standard deviation of the pitch, semitones. */
  "pitchVariation",
  /** Standard deviation of the loudness of speech from second to second, decibels. */
  "loudnessSpread",
] as const;

export const PICTURE_MEASURES = [
  /** Share of the frames with a face, percent. */
  "presence",
  /** Share of the frames with a face that look into the lens, percent. */
  "facing",
  /** Spread of the head's roll and sway, as degrees of roll. */
  "sway",
  /** Head movement, face widths a second: nods and turns of somebody who talks. */
  "headMovement",
  /** Height of the face, percent of the picture's height. */
  "faceSize",
  /** Distance of the face from the middle, percent of half the picture's width. */
  "offCentre",
  /** Mean brightness of the face, percent. */
  "light",
] as const;

export const WORD_MEASURES = [
  /** Words a minute over the whole answer. */
  "wordsPerMinute",
  /** "um", "uh", "like" and their kin in the language spoken, a minute. */
  "fillers",
] as const;

export const MEASURE_IDS = [...SOUND_MEASURES, ...PICTURE_MEASURES, ...WORD_MEASURES] as const;
export type MeasureId = (typeof MEASURE_IDS)[number];

export const MEASURE_UNITS = [
  "lufs",
  "decibels",
  "percent",
  "syllablesPerSecond",
  "seconds",
  "perMinute",
  "count",
  "semitones",
  "degrees",
  "faceWidthsPerSecond",
  "wordsPerMinute",
] as const;

export const DELIVERY_SCORES = ["eyeContact", "confidence", "clarity", "bodyLanguage"] as const;
export type DeliveryScoreId = (typeof DELIVERY_SCORES)[number];

export const NOT_ASSESSED_REASONS = [
  "noSoundTrack",
  "noVideoTrack",
  "noSpeech",
  "noFace",
  "tooShort",
  "tooNoisy",
  "noTranscript",
  "noWords",
  /** Fillers: the transcript holds none, and recognisers and people who type leave them out. */
  "notWritten",
  "onPurpose",
] as const;

/** Above this a take is not recorded on by the screens, nor analysed. */
export const TAKE_MAX_SECONDS = 600;
