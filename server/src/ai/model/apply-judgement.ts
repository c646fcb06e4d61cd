import { isWordId, writeNote } from "coach/star/words";
import type { LanguageCode } from "contract/languages";
import type { StarAnswer } from "contract/responses";
import { STAR_SECTIONS } from "contract/star";
import {
  type Advice,
  type Evidence,
  type Note,
  type Receipt,
  STAR_CRITERIA,
  type StarAnalysis,
} from "contract/star-analysis";
import { CallFault } from "./call-fault.ts";
import { findInvention, isInScriptOf, type Material, readMaterial } from "./grounding.ts";
import { capConduct, type Move, moveScores, pointsMoved } from "./move-scores.ts";
import { findQuote, leastLettersOf } from "./quotes.ts";
import type { StarJudgement } from "./star-judgement.ts";

/** What the rules say of conduct that they doubt, above all and as advice. */
const DOUBTED = "headline.limit.doubtful-conduct";
const DOUBT = "fault.doubtful-conduct";
const MOST_STRENGTHS = 4;
const MOST_IMPROVEMENTS = 5;

export type Judged = { question: string; answer: StarAnswer; language: LanguageCode };

/**
 * The rules' analysis as the model sees it. A criterion moves by at most 15 points up or 30 down, on one
 * line of its receipt with the model's note and quotes; misconduct that it quotes caps the whole, as the
 * rules' own limits do, and no limit of theirs is lifted. So each number is still the sum of its lines,
 * and a text that orders a score gains little. A quote that is not in the answer counts for nothing; when
 * all are invented, nothing of the judgement is believed (`CallFault`).
 */
export function applyJudgement(
  ruled: StarAnalysis,
  judgement: StarJudgement,
  { question, answer, language }: Judged,
): StarAnalysis {
  const material = readMaterial([question, ...Object.values(answer)]);
  const note = (text: string): Note | null => modelNote(text, material, language);
  const locate = (quotes: readonly string[], effect: Evidence["effect"]) =>
    quotes.flatMap((quote) => findEvidence(answer, quote, effect));

  const moves = STAR_CRITERIA.flatMap((criterion): Move[] => {
    const judged = judgement.judgements.find((one) => one.criterion === criterion);
    const receipt = ruled.criteria[criterion];
    if (!judged || !isJudgeable(receipt)) return [];
    const { score, quotes, remedy } = judged;
    const written = note(judged.note);
    if (written === null) return [];
    const points = receipt.score === null ? null : pointsMoved(receipt, score);
    const isPraise = points === null ? score >= 75 : points > 0;
    const evidence = locate(quotes, isPraise ? "earns" : "costs");
    if (evidence.length === 0 || points === 0) return [];
    return [{ criterion, points, isPraise, note: written, remedy: note(remedy), evidence }];
  });
  const findings = judgement.findings.flatMap((finding) => {
    const written = note(finding.note);
    const evidence = locate([finding.quote], "costs");
    if (evidence.length === 0 || written === null) return [];
    return [{ ...finding, note: written, remedy: note(finding.remedy), evidence }];
  });
  const quoted = [
    ...judgement.judgements.flatMap(({ quotes }) => quotes),
    ...judgement.findings.map(({ quote }) => quote),
  ];
  const isInvented = quoted.length > 0 && locate(quoted, "earns").length === 0;
  if (isInvented) throw new CallFault("ungrounded");

  const moved = moveScores(ruled, moves, language);
  const misconduct = findings.filter(({ kind }) => kind === "misconduct");
  const capped = capConduct(moved, misconduct, language);
  const advise = (item: (typeof findings)[number], worth: number): Advice => ({
    note: item.note,
    remedy: item.remedy,
    section: item.evidence[0]?.section ?? null,
    evidence: item.evidence,
    worth,
  });
  const isConfirmed = misconduct.length > 0 && ruled.headline.id === DOUBTED;
  const isHeld = capped.overallScore !== moved.overallScore || isConfirmed;
  const worthOfConduct = (moved.overallScore ?? 0) - (capped.overallScore ?? 0);
  const improvements = [
    ...misconduct.map((item) => advise(item, worthOfConduct)),
    // What holds the whole answer down is mended first: nothing else brings a point before.
    ...[
      ...moves.filter(({ isPraise }) => !isPraise).map(toAdvice(ruled)),
      ...ruled.improvements.filter(({ note }) => !isConfirmed || note.id !== DOUBT),
    ]
      .map((advice) => (isHeld ? { ...advice, worth: 0 } : advice))
      .sort((one, other) => other.worth - one.worth),
  ];
  const doubts = findings.filter(({ kind }) => kind === "implausible").slice(0, 1);
  return {
    ...capped,
    source: "model",
    headline: headlineOf(ruled, capped, isHeld, language),
    strengths: [
      ...ruled.strengths,
      ...moves
        .filter(({ isPraise }) => isPraise)
        .map((move) => ({ ...toAdvice(ruled)(move), remedy: null, worth: 0 })),
    ].slice(0, MOST_STRENGTHS),
    improvements: [
      ...improvements.slice(0, MOST_IMPROVEMENTS - doubts.length),
      ...doubts.map((item) => advise(item, 0)),
    ],
  };
}

/** A sentence of the model, kept as it was written; null where it is empty, invents, or is in another script. */
function modelNote(text: string, material: Material, language: LanguageCode): Note | null {
  const sentence = text.trim();
  if (!sentence || !isInScriptOf(language, sentence)) return null;
  if (findInvention(sentence, material, { language, letsSmallNumbersPass: true })) return null;
  return { id: "model.note", values: { text: sentence, language }, text: sentence };
}

/** What this kind of question does not ask for is not judged; what the rules could not read may be spoken of. */
const isJudgeable = ({ score, formula }: Receipt): boolean =>
  score !== null || formula.id === "formula.unread";

function findEvidence(answer: StarAnswer, quote: string, effect: Evidence["effect"]): Evidence[] {
  for (const section of STAR_SECTIONS) {
    const found = findQuote(answer[section], quote, leastLettersOf(quote));
    if (found) return [{ section, ...found, effect }];
  }
  return [];
}

/** What mending it would bring: the points of the overall score that the move took. */
const toAdvice =
  (ruled: StarAnalysis) =>
  ({ criterion, points, note, remedy, evidence }: Move): Advice => {
    const line = ruled.overall.lines.find(({ label }) => label.id === `criterion.${criterion}`);
    return {
      note,
      remedy,
      section: evidence[0]?.section ?? null,
      evidence,
      worth: Math.max(0, Math.round((-(points ?? 0) * (line?.max ?? 0)) / 100)),
    };
  };

/** The rules' line, unless the model has moved the answer into another band or found what stops it. */
function headlineOf(
  ruled: StarAnalysis,
  now: StarAnalysis,
  isHeld: boolean,
  language: LanguageCode,
): Note {
  if (isHeld) return writeNote("headline.limit.unsafe", {}, language);
  const { band } = now.overall;
  if (band === null || band === ruled.overall.band) return ruled.headline;
  if (ruled.headline.id.startsWith("headline.limit.")) return ruled.headline;
  if (band === "excellent") return writeNote("headline.excellent", {}, language);
  const inBand = ruled.headline.id.replace(/^headline\.\w+/, `headline.${band}`);
  return writeNote(isWordId(inBand) ? inBand : `headline.${band}.none`, {}, language);
}
