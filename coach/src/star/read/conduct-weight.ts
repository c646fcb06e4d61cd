import type { ConductFinding } from "./conduct-finding.ts";

/** Severity from which one finding counts as beyond doubt. */
const CLEAR = 0.65;

/**
 * How bad the findings are together, 0 to 1. One clear deed is enough; a doubtful one costs little alone, two that are told in
 * different words count as one clear deed. Findings on the same words are one.
 */
export function weighConduct(findings: readonly ConductFinding[]): number {
  const ranked = [...findings].sort((a, b) => b.severity - a.severity);
  const kept: ConductFinding[] = [];
  for (const finding of ranked) {
    const isSame = kept.some(
      (other) =>
        other.sentence === finding.sentence && other.from < finding.to && finding.from < other.to,
    );
    if (!isSame) kept.push(finding);
  }
  const [first, second, ...rest] = kept.map((finding) => finding.severity);
  if (first === undefined) return 0;
  const more = (second ?? 0) * 0.7 + rest.reduce((sum, item) => sum + item * 0.3, 0);
  const total = first + more;
  return total >= CLEAR ? Math.min(1, 0.55 + total * 0.4) : total * 0.25;
}
