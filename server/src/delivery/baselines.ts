import type { MeasureId } from "contract/delivery-terms";
import type { MeasuredValues } from "../db/delivery-scores.ts";

/** Fewer show a day's form, not a habit. */
const SESSIONS_MIN = 3;

/** A person's own middle of each measure over their last sessions, where there are three and more of it. */
export function baselinesOf(sessions: readonly MeasuredValues[]): MeasuredValues {
  const taken = new Map<MeasureId, number[]>();
  for (const session of sessions)
    for (const [id, value] of Object.entries(session) as [MeasureId, number][])
      taken.set(id, [...(taken.get(id) ?? []), value]);
  return Object.fromEntries(
    [...taken].flatMap(([id, values]) =>
      values.length < SESSIONS_MIN ? [] : [[id, medianOf(values)]],
    ),
  );
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
