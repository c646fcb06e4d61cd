import { SCENARIOS } from "content/scenarios/scenarios";
import type { Topic } from "content/syllabus/schema";
import { TOPICS } from "content/syllabus/topics";
import type { SyllabusRecord } from "./record.ts";
import { TESTS, type TestId } from "./test-ids.ts";

export const PART_TABS = ["cards", "list", "questions"] as const;
export type PartTab = (typeof PART_TABS)[number];

export const DAY_SECTIONS = ["stages", "tasks", "interview", "lists", "asked"] as const;
export type DaySection = (typeof DAY_SECTIONS)[number];

export type ScenarioId = (typeof SCENARIOS)[number]["id"];

export type View =
  | { at: "overview" }
  /** `open`: a card or a question that was asked for by its id. */
  | { at: "part"; part: Topic; tab: PartTab; open: string | null }
  | { at: "scenario"; scenario: ScenarioId }
  /** `situation`: the one situation that was asked for. */
  | { at: "test"; test: TestId; situation: string | null }
  | { at: "day"; section: DaySection; open: string | null };

/** How the ids of the day's material begin in the search, and where each is shown. */
const DAY_PREFIXES: readonly [string, DaySection][] = [
  ["group-", "tasks"],
  ["final-", "interview"],
  ["list-", "lists"],
  ["asked-", "asked"],
];
/** Stages whose ids begin like those of another section. */
const STAGES_LIKE_OTHERS = ["group-exercise", "final-interview"];

/**
 * What the address asks for: `?part=security&tab=questions`, `?entry=security-levels`, `?scenario=power-bank-fire`,
 * `?test=numeracy`, `?test=judgement&situation=…`, `?day`, `?day=tasks`, `?day=group-island`. Unknown: the overview.
 */
export function viewFrom(query: URLSearchParams): View {
  const entry = query.get("entry");
  const part = TOPICS.find(({ id }) =>
    entry ? entry.startsWith(`${id}-`) : id === query.get("part"),
  );
  if (part) {
    const tab = PART_TABS.find((one) => one === query.get("tab")) ?? "cards";
    return { at: "part", part, tab, open: entry };
  }
  const scenario = SCENARIOS.find(({ id }) => id === query.get("scenario"))?.id;
  if (scenario) return { at: "scenario", scenario };
  const test = TESTS.find((one) => one === query.get("test"));
  if (test) return { at: "test", test, situation: query.get("situation") };
  const day = query.get("day");
  if (day !== null) return { at: "day", ...dayPlaceOf(day) };
  return { at: "overview" };
}

function dayPlaceOf(asked: string): { section: DaySection; open: string | null } {
  const section = DAY_SECTIONS.find((one) => one === asked);
  if (section || asked === "") return { section: section ?? "stages", open: null };
  if (STAGES_LIKE_OTHERS.includes(asked)) return { section: "stages", open: asked };
  const found = DAY_PREFIXES.find(([prefix]) => asked.startsWith(prefix));
  return found
    ? { section: found[1], open: asked.slice(found[0].length) }
    : { section: "stages", open: asked };
}

export const SYLLABUS = "/syllabus";
export const partAddress = (id: string, tab: PartTab = "cards") =>
  `${SYLLABUS}?part=${id}${tab === "cards" ? "" : `&tab=${tab}`}`;
export const scenarioAddress = (id: string) => `${SYLLABUS}?scenario=${id}`;
export const testAddress = (id: TestId) => `${SYLLABUS}?test=${id}`;
export const dayAddress = (place = "") => `${SYLLABUS}?day${place && `=${place}`}`;

/** How much of a part is known: cards that one knew, questions whose last answer was right. */
export function partDone(
  { id, count }: Pick<Topic, "id" | "count">,
  { known, right }: Pick<SyllabusRecord, "known" | "right">,
): { cards: number; questions: number; done: number; total: number } {
  const of = (ids: readonly string[]) => ids.filter((one) => one.startsWith(`${id}-`)).length;
  const cards = Math.min(of(known), count.cards);
  const questions = Math.min(of(right), count.questions);
  return { cards, questions, done: cards + questions, total: count.cards + count.questions };
}

export type NextStep =
  | { kind: "scenario"; id: ScenarioId; isRunning: true }
  | { kind: "test"; id: TestId; isRunning: true }
  | { kind: "part"; part: Topic; isRunning: boolean };

/**
 * Where to go on: what was begun and not ended, then the part that was begun furthest, then the first one that was
 * not begun; null when all is known.
 */
export function nextStep(record: SyllabusRecord): NextStep | null {
  for (const { id } of SCENARIOS)
    if (record.scenarios[id]?.isRunning) return { kind: "scenario", id, isRunning: true };
  for (const id of TESTS) {
    const run = record.runs[id];
    if (run && run.endedAtMs === null) return { kind: "test", id, isRunning: true };
  }
  const open = TOPICS.map((part) => ({ part, ...partDone(part, record) })).filter(
    ({ done, total }) => done < total,
  );
  const begun = open
    .filter(({ done }) => done > 0)
    .toSorted((a, b) => b.done / b.total - a.done / a.total)[0];
  const next = begun ?? open[0];
  return next ? { kind: "part", part: next.part, isRunning: next.done > 0 } : null;
}
