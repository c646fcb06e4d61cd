/**
 * Conduct that no airline can accept, by family. Patterns are read at the verb of the candidate (`act`), at a verb the
 * candidate left undone (`omission`, written without its negation), or anywhere in the candidate's own words (`said`).
 * `severity`: from 0.65 on it fails an interview by itself; below, two that are told in different words do.
 * A pattern that fits good conduct as well does not belong here: a false alarm costs an honest answer everything.
 */
export interface ConductRule {
  family: ConductFamily;
  mode: "act" | "omission" | "said";
  severity: number;
  /** Topic of the question that makes this conduct wrong; without it, it is wrong anywhere. */
  topics?: readonly string[];
  patterns: readonly string[];
}

export const CONDUCT_FAMILIES = [
  "concealment",
  "dishonesty",
  "rule-breaking",
  "disobedience",
  "abandoning",
  "aggression",
  "substance",
  "discrimination",
  "medication",
  "neglect",
  "insult",
  "blame",
  "privacy",
  "theft",
  "revenge",
  "hazard",
  "convenience",
] as const;
export type ConductFamily = (typeof CONDUCT_FAMILIES)[number];
