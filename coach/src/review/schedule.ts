import { REVIEW_SETS } from "content/review/sets";
import { REVIEW_SET_IDS, type ReviewSetId } from "contract/review-terms";
import { type CardMemory, intervalOf, keyOf, type ReviewMemory, recallAt } from "./memory.ts";

/** The calendar day of a moment in the person's zone, in days since 1970. */
export type DayOf = (at: number) => number;

export interface ReviewTime {
  /** Milliseconds since 1970. */
  now: number;
  dayOf: DayOf;
  /** Day of the interview; null without one, or when it has passed. */
  interviewDay: number | null;
}

/** Cards a day: at ten to fifteen seconds each, a quarter of an hour at most. What is due beyond it waits. */
export const DAILY_CARDS = 60;
/** New cards a day without a date: each comes back about four times in its first fortnight, so ten make forty answers. */
export const NEW_USUAL = 10;
/** More new cards than this in a day crowd out what was begun before. */
export const NEW_MOST = 25;
/** Everything that was begun is asked once more in the last days before the interview; so many a day. */
const LAST_LOOKS_A_DAY = 45;
const LAST_DAYS_LEAST = 3;

/** How many days before the interview are for the last look. */
export function lastDays(cards: number): number {
  return Math.max(LAST_DAYS_LEAST, Math.ceil(cards / LAST_LOOKS_A_DAY));
}

/** Days on which new cards are begun: the rest, a third at most, belongs to the last look. */
function daysToBegin(left: number, cards: number): number {
  return Math.max(1, left - Math.min(lastDays(cards), Math.ceil(left / 3)));
}

/**
 * The day on which a card is due: when recall has fallen to 90 %, and never so late that it would not be seen in the
 * last days before the interview. Where in those days follows from its id, so that they do not all fall on one.
 */
export function dueDay(
  card: CardMemory,
  { dayOf, interviewDay }: ReviewTime,
  cards: number,
): number {
  const last = dayOf(card.lastAt);
  const natural = last + intervalOf(card);
  if (interviewDay === null) return natural;
  const looks = lastDays(cards);
  // Already looked at in those days: it stays fresh until the interview unless it is weak.
  if (natural < interviewDay || last >= interviewDay - looks) return natural;
  return Math.max(last + 1, interviewDay - 1 - (hash(keyOf(card)) % looks));
}

/** A number from a text, the same everywhere (FNV-1a). */
function hash(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) {
    number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return number >>> 0;
}

/** How many new cards of a set are to be begun. */
export interface NewCards {
  set: ReviewSetId;
  count: number;
}

export interface Today {
  /** Due and not answered yet today, as far as the day's load allows; those most likely forgotten first. */
  due: readonly CardMemory[];
  /** Due beyond the day's load: they wait without harm, the freshest of all. */
  waiting: number;
  fresh: readonly NewCards[];
  /** Different cards answered today. */
  done: number;
  /** All that is left for today. */
  left: number;
  /** Cards of the sets that are under way, and how many of them are to be begun still. */
  total: number;
  unseen: number;
  /** How many of these will be left on the day of the interview at the pace that the load allows; null without a date. */
  missing: number | null;
}

/** Begun cards of each set. */
function seenBySet({ cards }: ReviewMemory): Map<ReviewSetId, number> {
  const seen = new Map<ReviewSetId, number>();
  for (const { set } of cards.values()) seen.set(set, (seen.get(set) ?? 0) + 1);
  return seen;
}

/** Today's queue from what is remembered. */
export function today(memory: ReviewMemory, time: ReviewTime): Today {
  const { now, dayOf, interviewDay } = time;
  const day = dayOf(now);
  const all = [...memory.cards.values()];
  const done = all.filter(({ lastAt }) => dayOf(lastAt) === day).length;
  const begun = all.filter(({ firstAt }) => dayOf(firstAt) === day).length;
  const due = all
    .filter((card) => dayOf(card.lastAt) < day && dueDay(card, time, all.length) <= day)
    .map((card) => ({ card, recall: recallAt(card, now) }))
    .toSorted((a, b) => a.recall - b.recall || (keyOf(a.card) < keyOf(b.card) ? -1 : 1))
    .map(({ card }) => card);
  const room = Math.max(0, DAILY_CARDS - done);
  const taken = due.slice(0, room);

  const seen = seenBySet(memory);
  const asked = new Set(memory.log.flatMap(({ set, mode }) => (mode === "queue" ? [set] : [])));
  // A quiz on another screen does not bring hundreds of cards into the queue.
  const sets = REVIEW_SET_IDS.filter((id) => REVIEW_SETS[id].tier < 3 || asked.has(id));
  const total = sum(sets.map((id) => REVIEW_SETS[id].size));
  const unseen = sum(sets.map((id) => unseenOf(id, seen)));
  const days = interviewDay === null ? null : daysToBegin(interviewDay - day, total);
  const wanted =
    days === null ? NEW_USUAL : Math.max(NEW_USUAL, Math.ceil((unseen + begun) / days));
  const pace = Math.min(NEW_MOST, wanted);
  const count = Math.max(0, Math.min(pace - begun, room - taken.length, unseen));
  const fresh = spread(sets, seen, count);
  return {
    ...{ due: taken, waiting: due.length - taken.length, fresh, done, total, unseen },
    left: taken.length + sum(fresh.map((part) => part.count)),
    missing: days === null ? null : Math.max(0, unseen + begun - pace * days),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const unseenOf = (id: ReviewSetId, seen: ReadonlyMap<ReviewSetId, number>) =>
  Math.max(0, REVIEW_SETS[id].size - (seen.get(id) ?? 0));

/** New cards go to the sets of the lowest tier that has any, one after the other to the one that is least far. */
function spread(
  sets: readonly ReviewSetId[],
  seen: ReadonlyMap<ReviewSetId, number>,
  count: number,
): NewCards[] {
  const begun = new Map(seen);
  const given = new Map<ReviewSetId, number>();
  const share = (id: ReviewSetId) => (begun.get(id) ?? 0) / REVIEW_SETS[id].size;
  for (let place = 0; place < count; place += 1) {
    const open = sets.filter((id) => unseenOf(id, begun) > 0);
    const tier = Math.min(...open.map((id) => REVIEW_SETS[id].tier));
    const next = open
      .filter((id) => REVIEW_SETS[id].tier === tier)
      .reduce((least, id) => (share(id) < share(least) ? id : least));
    begun.set(next, (begun.get(next) ?? 0) + 1);
    given.set(next, (given.get(next) ?? 0) + 1);
  }
  return [...given].map(([set, part]) => ({ set, count: part }));
}

/**
 * Cards that fall due on each of the next days, today (with what is overdue) first, from what is known now: new cards
 * and further rounds are not in it.
 */
export function forecast(memory: ReviewMemory, time: ReviewTime, days: number): number[] {
  const day = time.dayOf(time.now);
  const counts = Array.from({ length: days }, () => 0);
  for (const card of memory.cards.values()) {
    const at = Math.max(0, dueDay(card, time, memory.cards.size) - day);
    if (at < days) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
