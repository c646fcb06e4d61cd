import type { DeliveryAnalysis } from "contract/delivery";
import type { MeasureId } from "contract/delivery-terms";
import type { LanguageCode } from "contract/languages";
import type { Note } from "contract/star-analysis";
import { joinSentences } from "../feedback/say.ts";
import { type DeliveryNoteId, isDeliveryNoteId, writeDeliveryNote } from "./notes.ts";

/** Shorter recordings are too short to say anything else about. */
const SHORT_SECONDS = 5;
/** What is longer and holds little has another remedy: to speak, to stay in the picture. */
const ENOUGH_SECONDS = 30;
const SHORT_LIMITS = ["limit.littleSpeech", "limit.littlePicture"];
/** Below this share of the frames, percent, the rest of the picture says little. */
const LEAST_PRESENCE = 80;
/** Said in the first sentence already. */
const SUMMED: readonly MeasureId[] = ["facing", "speechShare", "presence"];

/**
 * What to say about an analysis: two to four sentences that name figures and seconds, and the changes with their remedies,
 * both in `language`, whichever language the analysis was written in.
 */
export function deliveryFeedback(
  analysis: DeliveryAnalysis,
  language: LanguageCode,
): { feedback: string; improvementSuggestions: string[] } {
  const { strengths, changes } = rewriteDelivery(analysis, language);
  const change = changes[0] ?? null;
  const praised = strengths.find(({ measure }) => !SUMMED.includes(measure));
  const told = changes.map(({ note, remedy }) => [note, ...(remedy === null ? [] : [remedy])]);
  const sentences = isTold(changes)
    ? told.flat()
    : [
        summary(analysis, change?.measure ?? null, language),
        ...(praised === undefined ? [] : [praised.note]),
        ...(told[0] ?? []),
      ];
  const suggestions = [...told, ...missing(analysis, language).map((note) => [note])];
  if (suggestions.length === 0)
    suggestions.push([writeDeliveryNote("suggest.again", {}, language)]);
  const fallback = sentences.length === 1 ? (suggestions[0] ?? []) : [];
  const join = (notes: readonly Note[]) =>
    joinSentences(
      notes.map(({ text }) => text),
      language,
    );
  return {
    feedback: join([...sentences, ...fallback]),
    improvementSuggestions: suggestions.map(join),
  };
}

/** The same analysis with its sentences in another language; figures, ids and moments stay. */
export function rewriteDelivery<Analysis extends Omit<DeliveryAnalysis, "kind">>(
  analysis: Analysis,
  language: LanguageCode,
): Analysis {
  const note = (old: Note): Note =>
    isDeliveryNoteId(old.id) ? writeDeliveryNote(old.id, old.values, language) : old;
  const advice = (old: DeliveryAnalysis["changes"][number]) => ({
    ...old,
    note: note(old.note),
    remedy: old.remedy === null ? null : note(old.remedy),
  });
  return {
    ...analysis,
    scores: analysis.scores.map((score) => ({
      ...score,
      formula: note(score.formula),
      limits: score.limits.map(note),
    })),
    measures: analysis.measures.map((measure) => ({ ...measure, source: note(measure.source) })),
    headline: note(analysis.headline),
    changes: analysis.changes.map(advice),
    strengths: analysis.strengths.map(advice),
    moments: analysis.moments.map(advice),
  };
}

/** Whether the picture and the silence are both to be changed: the first sentence has then no figure of its own. */
function isTold(changes: DeliveryAnalysis["changes"]): boolean {
  const ids = changes.map(({ measure }) => measure);
  return ids.includes("speechShare") && (ids.includes("facing") || ids.includes("presence"));
}

/** The first sentence; a figure that the change is about is left to the change. */
function summary(
  analysis: DeliveryAnalysis,
  change: MeasureId | null,
  language: LanguageCode,
): Note {
  const duration = analysis.durationSeconds;
  const share = figureOf(analysis, "speechShare");
  const facing = figureOf(analysis, "facing");
  const presence = figureOf(analysis, "presence");
  const write = (id: DeliveryNoteId, values: Readonly<Record<string, number>>) =>
    writeDeliveryNote(id, { duration, ...values }, language);
  if (share === null && facing === null)
    return write(duration < SHORT_SECONDS ? "sum.short" : "sum.nothing", {});
  if (share === null) return write("sum.picture", { facing: facing ?? 0 });
  if (facing === null)
    return write(analysis.kind === "video" ? "sum.faceless" : "sum.sound", { share });
  if (change === "facing" || change === "presence") return write("sum.sound", { share });
  if (presence !== null && presence < LEAST_PRESENCE)
    return write("sum.absent", { share, presence });
  return write("sum.both", { share, facing });
}

/** What to see to before the next take, where something could not be measured at all. */
function missing(analysis: DeliveryAnalysis, language: LanguageCode): Note[] {
  const ids = [
    ...(isShort(analysis) ? (["suggest.longer"] as const) : []),
    ...(figureOf(analysis, "speechShare") === null ? (["suggest.sound"] as const) : []),
    ...(analysis.kind === "video" && figureOf(analysis, "facing") === null
      ? (["suggest.picture"] as const)
      : []),
  ];
  return ids.map((id) => writeDeliveryNote(id, {}, language));
}

/** Too short to say anything, or so short that it holds a score down. */
function isShort({ durationSeconds, scores }: DeliveryAnalysis): boolean {
  const limits = scores.flatMap((score) => score.limits.map(({ id }) => id));
  return (
    durationSeconds < SHORT_SECONDS ||
    (durationSeconds < ENOUGH_SECONDS && limits.some((id) => SHORT_LIMITS.includes(id)))
  );
}

const figureOf = (analysis: DeliveryAnalysis, id: MeasureId): number | null =>
  analysis.measures.find((measure) => measure.id === id)?.value ?? null;
