import type { Quoted } from "contract/coaching";
import type { Evidence, StarAnalysis } from "contract/star-analysis";
import { locate, type Places } from "../star/analyse-text.ts";
import type { FeatureId } from "../star/rubric.ts";
import { speakablePiece } from "./take-up.ts";
import { featureOf } from "./themes.ts";

/** A piece of the answer that can be taken up aloud, what it shows, and where it stands in the whole text. */
export interface OwnWords {
  piece: string;
  feature: FeatureId | null;
  evidence: Quoted[];
}

/** Short of this share a line of the report is no strength. */
const STRENGTH_FROM = 0.6;
/** Lines whose words can be praised where the report itself praises nothing: deeds and facts, not wording and topic. */
const PRAISED_LINES: readonly FeatureId[] = [
  ...(["steps", "people", "care", "trouble", "facts", "outcome", "proof", "aftermath"] as const),
  ...(["risk", "assess", "inform", "procedure", "report", "after", "rule"] as const),
  ...(["background", "origin", "evidence", "research", "insight", "offer"] as const),
];
/** Nothing that somebody failed to do, or did to another, is taken up as a strength. */
const NO_PRAISE =
  /\b(?:ignor\w*|refus\w*|not|n't|never|nothing|nobody|shout\w*|yell\w*|push\w*|grab\w*|hit|argu\w*|complain\w*|lied?|stole|bored|hate\w*|annoy\w*|stupid|idiot|rude|fault|blam\w*|should)\b|\w+n't\b/i;

/** What carries the answer most, in words that can be said aloud; null where nothing does. */
export function strongestWords(analysis: StarAnalysis, places: Places): OwnWords | null {
  for (const { note, evidence } of analysis.strengths) {
    const found = firstSpeakable(evidence, places, asFeature(featureOf(note.id)));
    if (found !== null) return found;
  }
  const lines = [...Object.values(analysis.sections), ...Object.values(analysis.criteria)]
    .flatMap((receipt) => receipt.lines)
    .filter(({ points, max }) => max > 0 && points >= STRENGTH_FROM * max)
    .sort((a, b) => b.points / b.max - a.points / a.max);
  for (const { label, evidence } of lines) {
    const feature = PRAISED_LINES.find((id) => label.id === `line.${id}`);
    if (feature === undefined) continue;
    const earning = evidence.filter(
      ({ effect, quote }) => effect !== "costs" && !NO_PRAISE.test(quote),
    );
    const found = firstSpeakable(earning, places, feature);
    if (found !== null) return found;
  }
  return null;
}

const asFeature = (feature: ReturnType<typeof featureOf>): FeatureId | null =>
  feature === "hesitation" ? null : feature;

export function firstSpeakable(
  evidence: readonly Evidence[],
  places: Places,
  feature: FeatureId | null = null,
): OwnWords | null {
  for (const item of evidence) {
    const piece = speakablePiece(item.quote);
    const span = locate(item, places);
    if (piece !== null && span !== null)
      return { piece, feature, evidence: [{ ...span, quote: item.quote }] };
  }
  return null;
}

/** The first words of an answer that can be said aloud, whatever they are worth. */
export function anyWords(text: string): OwnWords | null {
  for (const sentence of text.matchAll(/[^.!?\n。！？]+/g)) {
    const piece = speakablePiece(sentence[0]);
    if (piece === null) continue;
    const start = sentence.index + sentence[0].search(/\S/);
    const end = sentence.index + sentence[0].trimEnd().length;
    return { piece, feature: null, evidence: [{ start, end, quote: text.slice(start, end) }] };
  }
  return null;
}
