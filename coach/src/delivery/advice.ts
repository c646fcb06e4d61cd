import type { DeliveryAdvice, DeliveryMeasure, Moment } from "contract/delivery";
import { type MeasureId, PICTURE_MEASURES } from "contract/delivery-terms";
import type { LanguageCode } from "contract/languages";
import { type DeliveryNoteId, isDeliveryNoteId, sayingOf, writeDeliveryNote } from "./notes.ts";
import { overallOf, type ScoredMeasures, takeScores } from "./score.ts";

const MOST_CHANGES = 2;
const MOST_STRENGTHS = 3;
const MOST_SEEN = 5;
/** Of one measure no more than this many seconds are shown: five looks away teach no more than two. */
const MOST_SEEN_OF_ONE = 2;
/** Points of the overall score that a change is worth at least. */
const LEAST_WORTH = 0.5;

/** What listeners notice first: the order of praise. */
const PRAISED: readonly MeasureId[] = [
  ...(["facing", "pitchVariation", "articulationRate", "longPauses", "sway", "fillers"] as const),
  ...(["wordsPerMinute", "speechShare", "loudness", "signalToNoise", "headMovement"] as const),
  ...(["loudnessSpread", "startDelay", "faceSize", "light", "pauses", "presence"] as const),
];

export interface AdviceInput {
  measures: readonly DeliveryMeasure[];
  scored: ScoredMeasures;
  durationSeconds: number;
  language: LanguageCode;
}

type Side = "low" | "high";

/** A measure outside of its band, with the points of the overall score that bringing it inside would gain. */
export interface Gap {
  measure: DeliveryMeasure;
  side: Side;
  worth: number;
}

/** Minutes and seconds as every language writes them: "0:42". */
function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Gaps, the most useful first; each worth found by scoring again. */
export function findGaps({ measures, scored, durationSeconds }: AdviceInput): Gap[] {
  const now = overallOf(takeScores(scored, durationSeconds)) ?? 0;
  return measures
    .flatMap((measure): Gap[] => {
      const side = sideOf(measure);
      if (side === null) return [];
      const mended = { ...scored, [measure.id]: { value: measure.band[side] ?? 0, score: 100 } };
      const then = overallOf(takeScores(mended, durationSeconds)) ?? now;
      return [{ measure, side, worth: Math.round(10 * Math.max(0, then - now)) / 10 }];
    })
    .sort((one, other) => other.worth - one.worth);
}

/** The two most useful changes. */
export function findChanges(gaps: readonly Gap[], language: LanguageCode): DeliveryAdvice[] {
  return gaps
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .slice(0, MOST_CHANGES)
    .map(({ measure, side, worth }) => {
      const moment = measure.moments[0] ?? null;
      return {
        measure: measure.id,
        note: writeDeliveryNote(
          idOf(side, measure.id),
          { value: measure.value ?? 0, ...whenOf(moment) },
          language,
        ),
        remedy: writeDeliveryNote(idOf(`mend.${side}`, measure.id), {}, language),
        moment,
        worth,
      };
    });
}

/** Praise rests on this much: presence in percent for the picture, seconds of speech for the voice. */
const LEAST_PRESENCE = 80;
const LEAST_SPEECH_SECONDS = 10;

/** What went well: steps beyond the person's own usual first, then what lies well within its band. */
export function findStrengths(input: AdviceInput): DeliveryAdvice[] {
  const { measures, language } = input;
  const ordered = PRAISED.flatMap(
    (id) => measures.find((measure) => measure.id === id) ?? [],
  ).filter(({ id }) => hasEnough(id, input));
  const better = ordered.filter(isBetterThanUsual).slice(0, 1);
  const good = ordered.filter((measure) => measure.score === 100 && !better.includes(measure));
  return [
    ...better.map((measure) => ({
      ...praise(measure),
      note: writeDeliveryNote(
        "better",
        {
          value: measure.value ?? 0,
          baseline: measure.baseline ?? 0,
          topic: sayingOf(idOf("topic", measure.id)),
        },
        language,
      ),
    })),
    ...good.map((measure) => ({
      ...praise(measure),
      note: writeDeliveryNote(idOf("good", measure.id), { value: measure.value ?? 0 }, language),
    })),
  ].slice(0, MOST_STRENGTHS);
}

function hasEnough(id: MeasureId, { scored, durationSeconds }: AdviceInput): boolean {
  if (PICTURE_MEASURES.some((picture) => picture === id))
    return (scored.presence?.value ?? 0) >= LEAST_PRESENCE;
  const seconds = ((scored.speechShare?.value ?? 0) * durationSeconds) / 100;
  return seconds >= LEAST_SPEECH_SECONDS;
}

const praise = ({ id }: DeliveryMeasure) => ({
  ...{ measure: id, remedy: null, moment: null, worth: 0 },
});

/** Seconds worth seeing again, of the measures outside their bands, in the order of the recording. */
export function findMoments(gaps: readonly Gap[], language: LanguageCode): DeliveryAdvice[] {
  return gaps
    .flatMap(({ measure, worth }) => {
      const topic = `seen.${measure.id}`;
      if (!isDeliveryNoteId(topic)) return [];
      return measure.moments.slice(0, MOST_SEEN_OF_ONE).map((moment) => ({
        measure: measure.id,
        note: writeDeliveryNote("moment", { topic: sayingOf(topic), ...whenOf(moment) }, language),
        remedy: null,
        moment,
        worth,
      }));
    })
    .slice(0, MOST_SEEN)
    .sort((one, other) => one.moment.at - other.moment.at);
}

const whenOf = (moment: Moment | null) =>
  moment === null
    ? {}
    : { at: clockOf(moment.at), seconds: Math.max(0.1, moment.until - moment.at) };

function sideOf({ standing }: DeliveryMeasure): Side | null {
  if (standing === "below") return "low";
  return standing === "above" ? "high" : null;
}

/** Clearly nearer to the band than usual, or inside it where the usual is not. */
function isBetterThanUsual({ value, baseline, band, score }: DeliveryMeasure): boolean {
  if (value === null || baseline === null || score === null) return false;
  const distance = (figure: number) =>
    Math.max(0, (band.low ?? figure) - figure, figure - (band.high ?? figure));
  return distance(baseline) > 0 && distance(value) <= 0.7 * distance(baseline);
}

export function idOf(group: string, id: MeasureId): DeliveryNoteId {
  const whole = `${group}.${id}`;
  if (!isDeliveryNoteId(whole)) throw new Error(`No sentence ${whole}`);
  return whole;
}
