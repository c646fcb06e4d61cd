import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { StarAnalysis } from "contract/star-analysis";
import type { LimitId } from "../star/limits.ts";
import type { Rubric } from "../star/rubric.ts";

/** Of a section below this score hardly anything was told. */
const MISSING_BELOW = 30;
/** Below this overall score no single piece would make it an answer. */
const ASKED_FROM = 15;
/** In a strong answer only the heart of the story is asked for. */
const STRONG_FROM = 75;
/** A plan or a habit becomes an answer by one question; whatever else holds an answer down is said instead. */
const MENDED_BY_ASKING: readonly (LimitId | "nothing")[] = ["not-real", "habit"];

/** The piece to be asked for: the section with hardly a word that counts most, none twice; null where there is none. */
export function missingSection(
  { overallScore, sections }: StarAnalysis,
  weights: Rubric["structure"],
  trouble: LimitId | "nothing" | null,
  askedBefore: readonly StarSection[],
): StarSection | null {
  if (overallScore === null || overallScore < ASKED_FROM) return null;
  if (trouble !== null && !MENDED_BY_ASKING.includes(trouble)) return null;
  if (trouble !== null) return askedBefore.includes("situation") ? null : "situation";
  const loss = (section: StarSection) =>
    weights[section] * (100 - (sections[section].score ?? 100));
  const askable = overallScore >= STRONG_FROM ? (["action", "result"] as const) : STAR_SECTIONS;
  const missing: StarSection[] = askable.filter(
    (section) => !askedBefore.includes(section) && (sections[section].score ?? 100) < MISSING_BELOW,
  );
  return missing.sort((a, b) => loss(b) - loss(a))[0] ?? null;
}
