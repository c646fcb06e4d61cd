import type { Run } from "./run.ts";
import type { TestId } from "./test-ids.ts";

/** A decision scenario under way or played to its end. */
export interface KeptStory {
  /** Place of each choice taken, from 0. */
  choices: readonly number[];
  /** The consequence of the last choice is being read. */
  isToldWhy: boolean;
  isRunning: boolean;
}

/** What somebody has done on this screen, kept on the device. */
export interface SyllabusRecord {
  /** Ids of cards that were known. */
  known: readonly string[];
  /** Ids of questions whose last answer was right. */
  right: readonly string[];
  /** Runs under way or done: of a part's bank by its id, of a test by its own. */
  runs: Readonly<Partial<Record<string, Run>>>;
  scenarios: Readonly<Partial<Record<string, KeptStory>>>;
  /** Endings that were reached, "scenario/ending". */
  endings: readonly string[];
  /** Best result of each test in per cent. */
  best: Readonly<Partial<Record<TestId, number>>>;
  /** Entries of the day's lists that are ticked, "list/number". */
  ticked: readonly string[];
}

export const NO_RECORD: SyllabusRecord = {
  ...{ known: [], right: [], runs: {}, scenarios: {}, endings: [], best: {}, ticked: [] },
};

/** A list with or without one of its members. */
export function withMember(list: readonly string[], id: string, isIn: boolean): readonly string[] {
  if (list.includes(id) === isIn) return list;
  return isIn ? [...list, id] : list.filter((one) => one !== id);
}

export const withRun = (record: SyllabusRecord, name: string, run: Run | null): SyllabusRecord => ({
  ...record,
  runs: { ...record.runs, [name]: run ?? undefined },
});

/** The best result stays. */
export const withResult = (
  record: SyllabusRecord,
  test: TestId,
  percent: number,
): SyllabusRecord => ({
  ...record,
  best: { ...record.best, [test]: Math.max(record.best[test] ?? 0, percent) },
});
