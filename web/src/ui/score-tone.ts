export type ScoreTone = "green" | "blue" | "yellow" | "red";

/** The colour of a score from 0 to 100. Thresholds: design/look, "Scores". Skills are no scores: they stay lagoon. */
export function scoreTone(score: number): ScoreTone {
  if (score >= 90) return "green";
  if (score >= 80) return "blue";
  if (score >= 70) return "yellow";
  return "red";
}
