import { PLAN_MINUTES } from "contract/plan-terms";
import type { WorkDay, WorkKind } from "contract/progress";
import { addDays, daysBetween, weekdayOf } from "./days.ts";
import { isAwayFromHome, type Need, needsOf } from "./needs.ts";
import type { Load, Plan, PlanDay, PlanInput, PlannedTask, Reason, Shortfall } from "./planned.ts";
import { screenOf, TASKS, type TaskKind } from "./tasks.ts";

const TASKS_A_DAY = 3;
const DAYS_PLANNED = 84;
/** Work that is older has faded: what was practised a month ago is practised again. */
const REMEMBERED_DAYS = 28;
/** Days before the last evening on which half of the time is enough. */
const LIGHT_DAYS = 2;
const EVENING_MINUTES = 20;
/** Where retakes of a weak answer belong, 0 today to 1 the last day of work. */
const RETAKES_AT = [0, 0.3];

interface Slot {
  date: string;
  load: Load;
  minutesLeft: number;
  tasks: PlannedTask[];
}

interface Unit {
  kind: TaskKind;
  reason: Reason;
  weight: number;
  /** Where in the time it belongs, 0 to 1. */
  at: number;
}

/**
 * A plan from today to the interview: at most three tasks a day and never more than the person's minutes, lighter
 * before the interview, an evening of rest at last. What was done before today is no longer planned, so that missed
 * work is spread over the days that are left; what was done today ticks off today's tasks. What finds no place is said.
 */
export function planOf(input: PlanInput): Plan {
  const { today, interviewDate } = input;
  if (interviewDate === null)
    return { state: "no-date", daysLeft: null, days: [], shortfall: null };
  const daysLeft = daysBetween(today, interviewDate);
  if (daysLeft < 0) return { state: "passed", daysLeft, days: [], shortfall: null };
  const { slots, missing } = distribute(input, daysLeft);
  return {
    state: daysLeft === 0 ? "today" : "ahead",
    daysLeft,
    days: withDone(slots, input),
    shortfall: daysLeft > 0 && missing.length > 0 ? shortfallOf(missing, input, daysLeft) : null,
  };
}

function distribute(input: PlanInput, daysLeft: number): { slots: Slot[]; missing: Unit[] } {
  const slots = slotsOf(input, daysLeft);
  const working = slots.filter(({ load }) => load === "normal" || load === "light");
  const missing: Unit[] = [];
  placeLastPreparations(slots, working, input);
  for (const unit of unitsOf(input, working.length)) {
    if (!place(unit, working, input)) missing.push(unit);
  }
  bringForward(working, input);
  for (const slot of working)
    if (slot.tasks.length === 0) put("read-questions", { id: "warm-up" }, slot, input);
  return { slots, missing };
}

function slotsOf(
  { today, minutesPerDay, daysOff, interviewDate }: PlanInput,
  daysLeft: number,
): Slot[] {
  const count = Math.min(daysLeft, DAYS_PLANNED) + 1;
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index);
    const load = loadOf(
      daysLeft - index,
      date === interviewDate,
      daysOff.includes(weekdayOf(date)),
    );
    return { date, load, minutesLeft: minutesOf(load, minutesPerDay), tasks: [] };
  });
}

function loadOf(daysToGo: number, isInterview: boolean, isOff: boolean): Load {
  if (isInterview) return "interview";
  // The last evening keeps its two small errands whatever weekday it is.
  if (daysToGo === 1) return "rest";
  if (isOff) return "off";
  return daysToGo <= 1 + LIGHT_DAYS ? "light" : "normal";
}

function minutesOf(load: Load, minutesPerDay: number): number {
  if (load === "normal") return minutesPerDay;
  if (load === "light") return Math.max(PLAN_MINUTES.from, Math.floor(minutesPerDay / 2));
  return load === "rest" ? Math.min(EVENING_MINUTES, minutesPerDay) : 0;
}

/** The way there, papers and clothes belong to the last days, whatever else is open. */
function placeLastPreparations(slots: readonly Slot[], working: readonly Slot[], input: PlanInput) {
  const evening = slots.find(({ load }) => load === "rest");
  if (!evening) return;
  const before = working.at(-1) ?? evening;
  if (tickedCount("clothes", input) === 0) put("clothes", { id: "last-days" }, evening, input);
  if (!isAwayFromHome(input.stage)) return;
  for (const kind of ["documents", "route"] as const) {
    if (tickedCount(kind, input) > 0) continue;
    if (!put(kind, { id: "last-days" }, before, input) && before !== evening)
      put(kind, { id: "last-days" }, evening, input);
  }
}

/** What is still to be done, the most important first. */
function unitsOf(input: PlanInput, workingDays: number): Unit[] {
  const { weak, stage } = input;
  const weeksBeyond = Math.max(0, Math.round((workingDays - 14) / 7));
  const needs = needsOf(stage).filter(
    // The days before the interview have their own place for these.
    ({ kind }) => kind !== "documents" || !isAwayFromHome(stage),
  );
  const units = needs.flatMap((need) => {
    const wanted = need.count + need.perWeek * weeksBeyond;
    return spread(need, wanted - doneBefore(need.kind, input), reasonOf(need, input));
  });
  // It shows in the latest answers: however much was practised, it is not mended yet. The first belongs to today.
  if (weak.section) {
    const { section } = weak.section;
    for (const at of RETAKES_AT)
      units.push({ kind: "retake", reason: { id: "weak-section", section }, weight: 10 - at, at });
  }
  return units
    .filter(({ kind }) => isThere(kind, input))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
}

function spread(
  { kind, from, to, weight }: Pick<Need, "kind" | "from" | "to" | "weight">,
  count: number,
  reason: Reason,
): Unit[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    kind,
    reason,
    // The second of a kind counts a little less than the first: a short time holds some of everything.
    weight: weight - 2.5 * index,
    at: from + ((to - from) * (index + 0.5)) / count,
  }));
}

function reasonOf({ kind }: Need, input: PlanInput): Reason {
  const { skills } = input.weak;
  if (kind === "spoken-answer" && skills.includes("speaking")) return { id: "weak-speaking" };
  if (kind === "video-take" && skills.includes("presence")) return { id: "weak-presence" };
  const { shownBy } = TASKS[kind];
  if (shownBy && kind !== "story" && doneBefore(kind, input) === 0) return { id: "untried" };
  return { id: "kind" };
}

/** The open day that is nearest to where the unit belongs; of two equally near ones the earlier. */
function place(unit: Unit, working: readonly Slot[], input: PlanInput): boolean {
  const ideal = unit.at * (working.length - 1);
  const nearest = working
    .map((slot, index) => ({ slot, distance: Math.abs(index - ideal) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest.some(({ slot }) => put(unit.kind, unit.reason, slot, input));
}

/** False where the day has no room for it: of minutes, of tasks, or because the same is there already. */
function put(kind: TaskKind, reason: Reason, slot: Slot, input: PlanInput): boolean {
  const { minutes, least, path } = TASKS[kind];
  if (slot.tasks.length >= TASKS_A_DAY || slot.minutesLeft < least) return false;
  if (!isThere(kind, input)) return false;
  const isSame = (other: PlannedTask) =>
    other.kind === kind ||
    (TASKS[kind].shownBy !== null && TASKS[other.kind].shownBy === TASKS[kind].shownBy);
  if (slot.tasks.some(isSame)) return false;
  const spent = Math.min(minutes, slot.minutesLeft);
  const retaken = kind === "retake" && input.weak.section?.responseId;
  slot.minutesLeft -= spent;
  slot.tasks.push({
    kind,
    reason,
    minutes: spent,
    href: retaken ? `${path}?retake=${retaken}` : path,
    doneBy: null,
  });
  return true;
}

/** Somebody who looks at the plan wants to begin: an empty today takes the first task that is planned. */
function bringForward([first, ...others]: readonly Slot[], input: PlanInput): void {
  if (!first || first.date !== input.today || first.tasks.length > 0) return;
  for (const slot of others) {
    const index = slot.tasks.findIndex(
      ({ kind, reason }) => reason.id !== "last-days" && TASKS[kind].least <= first.minutesLeft,
    );
    const task = slot.tasks[index];
    if (!task || !put(task.kind, task.reason, first, input)) continue;
    slot.tasks.splice(index, 1);
    slot.minutesLeft += task.minutes;
    return;
  }
}

function isThere(kind: TaskKind, { screens }: PlanInput): boolean {
  const screen = screenOf(kind);
  return screen === null || screens.has(screen);
}

/** How often something was done in the last weeks before today. */
function doneBefore(kind: TaskKind, input: PlanInput): number {
  const { shownBy } = TASKS[kind];
  if (!shownBy) return tickedCount(kind, input);
  const { today, work } = input;
  return work
    .filter(({ date }) => date < today && daysBetween(date, today) <= REMEMBERED_DAYS)
    .reduce((sum, day) => sum + countOf(shownBy, day), 0);
}

/** Ticks before today: what is ticked today stays in the plan, as done. */
function tickedCount(kind: TaskKind, { ticks, today }: PlanInput): number {
  return ticks.filter(
    ({ task, date }) =>
      task === kind && date < today && daysBetween(date, today) <= REMEMBERED_DAYS,
  ).length;
}

function countOf(kind: WorkKind, day: WorkDay | undefined): number {
  return day?.work.find((one) => one.kind === kind)?.count ?? 0;
}

/** Today's tasks as done where today's work or a tick shows it; what was done beyond them goes from the days ahead. */
function withDone(slots: readonly Slot[], { today, work, ticks }: PlanInput): PlanDay[] {
  const workToday = work.find(({ date }) => date === today);
  const left = new Map<WorkKind, number>();
  const take = (kind: WorkKind) => {
    const count = left.get(kind) ?? countOf(kind, workToday);
    left.set(kind, Math.max(0, count - 1));
    return count > 0;
  };
  return slots.map(({ date, load, tasks }) => ({
    date,
    load,
    tasks: tasks.flatMap((task): PlannedTask[] => {
      const { shownBy } = TASKS[task.kind];
      const isDone = shownBy
        ? take(shownBy)
        : ticks.some((tick) => tick.task === task.kind && tick.date === today);
      if (date === today) return [{ ...task, doneBy: isDone ? (shownBy ? "work" : "hand") : null }];
      // A small habit of every day is not done ahead.
      return isDone && task.reason.id !== "warm-up" ? [] : [task];
    }),
  }));
}

function shortfallOf(missing: readonly Unit[], input: PlanInput, daysLeft: number): Shortfall {
  const counts = new Map<TaskKind, number>();
  for (const { kind } of missing) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  let minutesNeeded: number | null = null;
  const first = Math.ceil((input.minutesPerDay + 1) / 5) * 5;
  for (let minutes = first; minutes <= PLAN_MINUTES.to; minutes += 5) {
    if (distribute({ ...input, minutesPerDay: minutes }, daysLeft).missing.length > 0) continue;
    minutesNeeded = minutes;
    break;
  }
  return { missing: [...counts].map(([kind, count]) => ({ kind, count })), minutesNeeded };
}
