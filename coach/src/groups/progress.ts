import { REVIEW_SETS } from "content/review/sets";
import { type AssignmentState, HEAT_ANSWERS } from "contract/group-terms";
import type { Assignment, AssignmentProgress } from "contract/groups";
import { neededOf } from "../review/gates.ts";
import { isKnownAfter } from "../review/memory.ts";

/** What one person has stored, each list oldest first; times are milliseconds since 1970. */
export interface StoredWork {
  answers: readonly number[];
  interviews: readonly number[];
  reviews: readonly { set: string; card: string; isCorrect: boolean; at: number }[];
}

type Asked = Pick<Assignment, "id" | "kind" | "set" | "count" | "dueAt" | "createdAt">;
type Reached = { done: number; needed: number; doneAt: number | null };

/** Cards, answers or interviews that an assignment takes to be done. */
function neededFor({ kind, set, count }: Pick<Asked, "kind" | "set" | "count">): number {
  return kind === "set" && set ? neededOf(REVIEW_SETS[set].size) : count;
}

/**
 * How far a person is with an assignment at a moment. Only what was stored since it was given counts; a gate that was
 * passed once stays passed, whatever is forgotten later.
 */
export function progressWith(asked: Asked, work: StoredWork, now: number): AssignmentProgress {
  const { done, needed, doneAt } = reached(asked, work);
  return {
    ...{ assignmentId: asked.id, done: Math.min(done, needed), needed },
    doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
    state: stateOf({ done, doneAt }, Date.parse(asked.dueAt), now),
  };
}

function reached(asked: Asked, work: StoredWork): Reached {
  const needed = neededFor(asked);
  const since = Date.parse(asked.createdAt);
  if (asked.kind === "set") return reachedGate(asked.set, needed, since, work.reviews);
  const times = work[asked.kind].filter((at) => at >= since);
  return { done: times.length, needed, doneAt: times[needed - 1] ?? null };
}

function reachedGate(
  set: string | null,
  needed: number,
  since: number,
  reviews: StoredWork["reviews"],
): Reached {
  const cards = new Map<string, { isKnown: boolean; lastAt: number }>();
  let known = 0;
  for (const review of reviews) {
    if (review.set !== set || review.at < since) continue;
    const before = cards.get(review.card);
    const isKnown = isKnownAfter(before, review);
    cards.set(review.card, { isKnown, lastAt: review.at });
    known += Number(isKnown) - Number(before?.isKnown ?? false);
    if (known >= needed) return { done: known, needed, doneAt: review.at };
  }
  return { done: known, needed, doneAt: null };
}

function stateOf(
  { done, doneAt }: Pick<Reached, "done" | "doneAt">,
  dueAt: number,
  now: number,
): AssignmentState {
  if (doneAt !== null) return doneAt <= dueAt ? "done" : "late";
  if (now > dueAt) return "overdue";
  return done > 0 ? "begun" : "open";
}

/** Mean of the latest scores, given newest first, in whole points; null where there are none. */
export function levelOf(scores: readonly (number | null)[]): number | null {
  const latest = scores.filter((score) => score !== null).slice(0, HEAT_ANSWERS);
  if (latest.length === 0) return null;
  return Math.round(latest.reduce((sum, score) => sum + score, 0) / latest.length);
}
