import { REVIEW_SETS } from "content/review/sets";
import { type AssignmentState, HEAT_ANSWERS } from "contract/group-terms";
import type { Assignment, AssignmentProgress } from "contract/groups";
import { neededOf } from "../review/gates.ts";
import { isKnownAfter } from "../review/memory.ts";

/** What one person has stored, each list oldest first; times are milliseconds since 1970. */
export interface StoredWork {
  answers: readonly number[];
  interviews: readonly number[];
  /** Answers to cards of study sets, and of trainers' own sets by the id of these. */
  reviews: readonly { set: string; card: string; isCorrect: boolean; at: number }[];
  /** Scenarios that were played to an ending. */
  walks: readonly { scenario: string; isGood: boolean; at: number }[];
}

/** A card of a trainer's own set. */
export interface OwnCard {
  id: string;
  addedAt: number;
  isRemoved: boolean;
}

type Asked = Pick<
  Assignment,
  "id" | "kind" | "set" | "ownSet" | "scenario" | "count" | "dueAt" | "createdAt"
> & {
  /** Of the trainer's own set; what was added after the assignment was given is not asked for. */
  cards?: readonly OwnCard[] | undefined;
};
type Reached = { done: number; needed: number; doneAt: number | null; isBegun: boolean };

/**
 * How far a person is with an assignment at a moment. Only what was stored since it was given counts; a gate that was
 * passed once stays passed, whatever is forgotten later.
 */
export function progressWith(asked: Asked, work: StoredWork, now: number): AssignmentProgress {
  const reached = reachedIn(asked, work);
  const { done, needed, doneAt } = reached;
  return {
    ...{ assignmentId: asked.id, done: Math.min(done, needed), needed },
    doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
    state: stateOf(reached, Date.parse(asked.dueAt), now),
  };
}

function reachedIn(asked: Asked, work: StoredWork): Reached {
  const since = Date.parse(asked.createdAt);
  switch (asked.kind) {
    case "set":
      return asked.set
        ? knownOf(work.reviews, { set: asked.set, since, size: REVIEW_SETS[asked.set].size })
        : NOTHING;
    case "own-set": {
      if (!asked.ownSet) return NOTHING;
      const cards = (asked.cards ?? []).filter(({ addedAt }) => addedAt <= since);
      const size = cards.filter(({ isRemoved }) => !isRemoved).length;
      const ids = new Set(cards.map(({ id }) => id));
      return knownOf(work.reviews, { set: asked.ownSet, since, size, ids });
    }
    case "scenario": {
      const walks = work.walks.filter(
        ({ scenario, at }) => scenario === asked.scenario && at >= since,
      );
      const good = walks.find(({ isGood }) => isGood);
      return {
        ...{ done: good ? 1 : 0, needed: 1, doneAt: good?.at ?? null, isBegun: walks.length > 0 },
      };
    }
    case "answers":
    case "interviews": {
      const times = work[asked.kind].filter((at) => at >= since);
      const doneAt = times[asked.count - 1] ?? null;
      return { done: times.length, needed: asked.count, doneAt, isBegun: times.length > 0 };
    }
  }
}

const NOTHING: Reached = { done: 0, needed: 1, doneAt: null, isBegun: false };

interface Deck {
  set: string;
  since: number;
  /** Cards that the share is of. */
  size: number;
  /** Those that count; all where it is left out. */
  ids?: ReadonlySet<string>;
}

function knownOf(reviews: StoredWork["reviews"], { set, since, size, ids }: Deck): Reached {
  const needed = Math.max(1, neededOf(size));
  const cards = new Map<string, { isKnown: boolean; lastAt: number }>();
  let known = 0;
  for (const review of reviews) {
    if (review.set !== set || review.at < since || ids?.has(review.card) === false) continue;
    const before = cards.get(review.card);
    const isKnown = isKnownAfter(before, review);
    cards.set(review.card, { isKnown, lastAt: review.at });
    known += Number(isKnown) - Number(before?.isKnown ?? false);
    if (known >= needed) return { done: known, needed, doneAt: review.at, isBegun: true };
  }
  return { done: known, needed, doneAt: null, isBegun: cards.size > 0 };
}

function stateOf(
  { doneAt, isBegun }: Pick<Reached, "doneAt" | "isBegun">,
  dueAt: number,
  now: number,
): AssignmentState {
  if (doneAt !== null) return doneAt <= dueAt ? "done" : "late";
  if (now > dueAt) return "overdue";
  return isBegun ? "begun" : "open";
}

/** Mean of the latest scores, given newest first, in whole points; null where there are none. */
export function levelOf(scores: readonly (number | null)[]): number | null {
  const latest = scores.filter((score) => score !== null).slice(0, HEAT_ANSWERS);
  if (latest.length === 0) return null;
  return Math.round(latest.reduce((sum, score) => sum + score, 0) / latest.length);
}
