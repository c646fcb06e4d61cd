import type { Response } from "contract/responses";
import { STAR_SECTIONS, type StarSection } from "contract/star";
import type { Receipt, StarAnalysis, StarCriterion } from "contract/star-analysis";

/** One measure in two takes; a change only where both have it. */
export interface Change<Name extends string> {
  name: Name;
  before: number | null;
  after: number | null;
  change: number | null;
}

export interface Comparison {
  overall: Change<"overall">;
  sections: Change<StarSection>[];
  criteria: Change<StarCriterion>[];
}

function changeOf<Name extends string>(name: Name, before: Receipt, after: Receipt): Change<Name> {
  const isMeasured = before.score !== null && after.score !== null;
  return {
    name,
    before: before.score,
    after: after.score,
    change: isMeasured ? Number(after.score) - Number(before.score) : null,
  };
}

/** The measured difference of two takes; null when they were scored by different rules or not scored. */
export function compareTakes(before: StarAnalysis, after: StarAnalysis): Comparison | null {
  if (before.version !== after.version || before.source !== after.source) return null;
  if (before.overallScore === null || after.overallScore === null) return null;
  const criteria = Object.keys(after.criteria) as StarCriterion[];
  return {
    overall: changeOf("overall", before.overall, after.overall),
    sections: STAR_SECTIONS.map((name) =>
      changeOf(name, before.sections[name], after.sections[name]),
    ),
    criteria: criteria.map((name) => changeOf(name, before.criteria[name], after.criteria[name])),
  };
}

const isBefore = (one: Response, other: Response) =>
  one.createdAt < other.createdAt && one.id !== other.id;

/** The take before this one; null for the first. `takes` may come in any order. */
export function previousTake(current: Response, takes: readonly Response[]): Response | null {
  return takes
    .filter((take) => isBefore(take, current))
    .reduce<Response | null>(
      (latest, take) => (!latest || take.createdAt > latest.createdAt ? take : latest),
      null,
    );
}

/** The takes up to this one that lie on one scale with it, oldest first, this one last. */
export function comparableTakes(current: Response, takes: readonly Response[]): Response[] {
  const { version, source } = current.analysis;
  const earlier = takes.filter(
    (take) =>
      isBefore(take, current) &&
      take.analysis.version === version &&
      take.analysis.source === source &&
      take.analysis.overallScore !== null,
  );
  const all = current.analysis.overallScore === null ? earlier : [...earlier, current];
  return all.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}
