import type { DeliveryAnalysis, DeliveryScore, NotAssessed } from "contract/delivery";
import { DELIVERY_SCORES, type DeliveryScoreId, type MeasureId } from "contract/delivery-terms";
import type { LanguageCode } from "contract/languages";
import { findChanges, findGaps, findMoments, findStrengths } from "./advice.ts";
import { writeHeadline } from "./headline.ts";
import type { NotAssessedReason } from "./measure-ids.ts";
import { writeDeliveryNote } from "./notes.ts";
import { overallOf, type TakenScores, takeScores, WEIGHTS } from "./score.ts";
import { durationOf, scoredOf, type Take, weighMeasures } from "./take.ts";
import { DELIVERY_RULES_VERSION } from "./version.ts";

/** Never read from a face or a voice: reading emotion there is banned at work and in education (EU AI Act, Art. 5(1)(f)), and an accent is nobody's fault. */
const NEVER_READ = ["emotion", "accent"] as const;

export interface DeliveryInput extends Take {
  /** Of the sentences. */
  language?: LanguageCode;
}

/**
 * How an answer was given: every measure against its band, four scores with their parts and limits, what to change first and
 * where in the recording to look. Own medians are shown and praised against; they never lower a score.
 */
export function analyseDelivery({ language = "en", ...take }: DeliveryInput): DeliveryAnalysis {
  const durationSeconds = durationOf(take);
  const { measures, missing } = weighMeasures(take, language);
  const scored = scoredOf(measures);
  const taken = takeScores(scored, durationSeconds);
  const overall = overallOf(taken);
  const least = Math.min(...DELIVERY_SCORES.map((id) => taken[id].score ?? 100));
  const input = { measures, scored, durationSeconds, language };
  const gaps = findGaps(input);
  const strengths = findStrengths(input);
  return {
    version: DELIVERY_RULES_VERSION,
    kind: take.kind,
    durationSeconds,
    overallScore: overall === null ? null : Math.round(overall),
    scores: writeScores(taken, language),
    measures,
    notAssessed: listNotAssessed(take, taken, missing),
    headline: writeHeadline(
      { ...input, ...{ kind: take.kind, overall, least, gaps, strengths } },
      language,
    ),
    changes: findChanges(gaps, language),
    strengths,
    moments: findMoments(gaps, language),
    timeline: {
      durationSeconds,
      levels: take.sound?.levels ?? [],
      speech: take.sound?.speech ?? [],
      pauses: take.sound?.pauses ?? [],
      rate: take.sound?.rate ?? [],
      facing: take.picture?.facing ?? [],
      away: take.picture?.away ?? [],
      faceless: take.picture?.faceless ?? [],
    },
  };
}

function writeScores(taken: TakenScores, language: LanguageCode): DeliveryScore[] {
  return DELIVERY_SCORES.map((id) => {
    const { score, parts, limits } = taken[id];
    return {
      id,
      score: score === null ? null : Math.round(score),
      formula: writeDeliveryNote(`formula.${id}`, {}, language),
      parts,
      limits: limits.map(({ note, value, cap }) =>
        writeDeliveryNote(note, { value, cap }, language),
      ),
    };
  });
}

function listNotAssessed(
  { kind, words }: Take,
  taken: TakenScores,
  missing: readonly { what: MeasureId; reason: NotAssessedReason }[],
): NotAssessed[] {
  const whyNot = (id: DeliveryScoreId): NotAssessedReason => {
    const needed = Object.keys(WEIGHTS[id]);
    const first = missing.find(({ what }) => needed.includes(what));
    return first?.reason ?? (kind === "audio" ? "noVideoTrack" : "tooShort");
  };
  return [
    ...DELIVERY_SCORES.filter((id) => taken[id].score === null).map((id) => ({
      what: id,
      reason: whyNot(id),
    })),
    ...missing,
    ...(words === null ? [{ what: "content", reason: "noTranscript" as const }] : []),
    ...NEVER_READ.map((what) => ({ what, reason: "onPurpose" as const })),
  ];
}
