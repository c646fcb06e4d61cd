import type { Plan, PlannedTask } from "./planned.ts";

/** What the dashboard knows when it says what to do next. */
export interface NextStepInput {
  plan: Plan;
  /** Answers that are stored. */
  practised: number;
  /** The part of an answer that recurs as weak; null where none does. */
  weak: { weakAnswers: number } | null;
}

/** The one thing to do now. What it is comes with why; the minutes are null where nobody can say. */
export type NextStep =
  | { kind: "interview-today" }
  | { kind: "last-evening"; task: PlannedTask | null; tasksLeft: number }
  | { kind: "how-did-it-go" }
  | { kind: "first-answer" }
  | { kind: "retake" }
  | { kind: "plan-task"; task: PlannedTask; daysLeft: number; tasksLeft: number }
  | { kind: "day-done"; daysLeft: number }
  | { kind: "free" };

/** A weakness that shows in this many of the last answers is a habit: it is mended before the plan goes on. */
const HABIT = 2;

/**
 * What to do first: the interview itself when it is near, then a first answer, then a habit that costs points, then
 * what the plan has for today. Without a date and without a weakness it is free.
 */
export function nextStepOf({ plan, practised, weak }: NextStepInput): NextStep {
  const { state, daysLeft, days } = plan;
  const open = (days[0]?.tasks ?? []).filter(({ doneBy }) => doneBy === null);
  const [task] = open;
  if (state === "today") return { kind: "interview-today" };
  if (daysLeft === 1) return { kind: "last-evening", task: task ?? null, tasksLeft: open.length };
  if (state === "passed") return { kind: "how-did-it-go" };
  if (practised === 0) return { kind: "first-answer" };
  const isRetakePlanned = open.some(({ kind }) => kind === "retake");
  if (
    weak &&
    (state !== "ahead" || isRetakePlanned || weak.weakAnswers >= HABIT) &&
    !hasRetaken(plan)
  )
    return { kind: "retake" };
  if (task && daysLeft !== null)
    return { kind: "plan-task", task, daysLeft, tasksLeft: open.length };
  if (state === "ahead" && daysLeft !== null && (days[0]?.tasks.length ?? 0) > 0)
    return { kind: "day-done", daysLeft };
  return weak ? { kind: "retake" } : { kind: "free" };
}

/** A retake of today is enough for today: then the plan goes on. */
function hasRetaken({ days }: Plan): boolean {
  return days[0]?.tasks.some(({ kind, doneBy }) => kind === "retake" && doneBy !== null) ?? false;
}
