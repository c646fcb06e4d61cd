import { addDays, daysBetween, weekdayOf } from "coach/plan/days";
import type { NextInterview } from "coach/plan/interview";
import type { PlanDay } from "coach/plan/planned";
import {
  APPLICATION_AIRLINE_MAX_CHARACTERS,
  APPLICATION_NOTES_MAX_CHARACTERS,
  type ApplicationStage,
} from "contract/application-terms";
import type { Application, NewApplication } from "contract/applications";
import { PLAN_MINUTES } from "contract/plan-terms";
import type { WorkDay } from "contract/progress";

/** What the calendar shows, worked out from the plan. Days are "2026-11-28" in the person's own zone. */

/** The calendar day of a moment, by the clock that `moment` itself shows. */
export function calendarDay(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

export interface DayCell {
  date: string;
  isToday: boolean;
  /** Planned from today on; null of a day that has passed or lies after the interview. */
  plan: PlanDay | null;
  /** Minutes that stored work took. */
  doneMinutes: number;
  /** Pieces of work that were stored. */
  doneCount: number;
  /** How far the shade is up, 0 to 1: the part of the day's tasks that is done, or a past day with work. */
  raise: number;
}

/** So many days before the interview a list of what was not done only frightens. */
const LAST_DAYS = 2;

/** Whether telling what does not fit can still change something. */
export function hasTimeToAct(daysLeft: number | null): boolean {
  return daysLeft !== null && daysLeft > LAST_DAYS;
}

/** Minutes of work that raise a past day's shade to its full height. */
const FULL_SHADE_MINUTES = 30;

/** Whole weeks from the one of today to the one of the last planned day, each beginning with `firstWeekday` (0 is Sunday). */
export function weeksOf(
  days: readonly PlanDay[],
  work: readonly WorkDay[],
  today: string,
  firstWeekday: number,
): DayCell[][] {
  const first = addDays(today, -((weekdayOf(today) - firstWeekday + 7) % 7));
  const last = days.at(-1)?.date ?? today;
  const count = Math.floor(daysBetween(first, last) / 7) + 1;
  const plans = new Map(days.map((day) => [day.date, day]));
  const done = new Map(work.map((day) => [day.date, day.work]));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, index): DayCell => {
      const date = addDays(first, week * 7 + index);
      const pieces = done.get(date) ?? [];
      const seconds = pieces.reduce((sum, piece) => sum + piece.seconds, 0);
      const doneMinutes = Math.round(seconds / 60);
      const plan = plans.get(date) ?? null;
      return {
        ...{ date, plan, doneMinutes, isToday: date === today },
        doneCount: pieces.reduce((sum, piece) => sum + piece.count, 0),
        raise: plan ? doneShare(plan) : Math.min(1, doneMinutes / FULL_SHADE_MINUTES),
      };
    }),
  );
}

function doneShare({ tasks }: PlanDay): number {
  if (tasks.length === 0) return 0;
  return tasks.filter(({ doneBy }) => doneBy !== null).length / tasks.length;
}

export function minutesOf({ tasks }: Pick<PlanDay, "tasks">): number {
  return tasks.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The week's first day where the language's region has it; Monday where the browser does not know. 0 is Sunday. */
export function firstWeekdayOf(language: string): number {
  type WithWeek = Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const locale = new Intl.Locale(language) as WithWeek;
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return (info?.firstDay ?? 1) % 7;
}

export interface InterviewFields {
  date: string;
  airline: string;
  stage: string;
  minutes: string;
  daysOff: readonly number[];
}

export type InterviewFault = "date" | "past" | "minutes" | "daysOff";

/**
 * What keeps the fields from being saved, each by its name.
 * @param isBadDate the browser holds something in the date field that is no date
 */
export function interviewFaults(
  { date, minutes, daysOff }: InterviewFields,
  isBadDate: boolean,
  today: string,
): ReadonlySet<InterviewFault> {
  const faults = new Set<InterviewFault>();
  if (isBadDate || date > "2999") faults.add("date");
  else if (date !== "" && date < today) faults.add("past");
  if (minutesFrom(minutes) === null) faults.add("minutes");
  if (daysOff.length > 6) faults.add("daysOff");
  return faults;
}

/** Minutes as typed; null unless they are whole and within what a plan can work with. */
export function minutesFrom(text: string): number | null {
  const value = Number(text.trim() || Number.NaN);
  const isFine = Number.isInteger(value) && value >= PLAN_MINUTES.from && value <= PLAN_MINUTES.to;
  return isFine ? value : null;
}

export type ApplicationFields = Required<
  Pick<NewApplication, "airline" | "stage" | "stageName">
> & {
  nextDate: string;
  notes: string;
};

export const NO_APPLICATION: ApplicationFields = {
  ...{ airline: "", stage: "interested", stageName: null, nextDate: "", notes: "" },
};

export function fieldsOf(application: Application): ApplicationFields {
  const { airline, stage, stageName, nextDate, notes } = application;
  return { airline, stage, stageName, nextDate: nextDate ?? "", notes };
}

export type ApplicationFault = "airline" | "date" | "notes";

export function applicationFault(
  { airline, nextDate, notes }: ApplicationFields,
  isBadDate: boolean,
): ApplicationFault | null {
  const name = airline.trim();
  if (name === "" || name.length > APPLICATION_AIRLINE_MAX_CHARACTERS) return "airline";
  if (isBadDate || (nextDate !== "" && (nextDate < "1900" || nextDate > "2999"))) return "date";
  return notes.length > APPLICATION_NOTES_MAX_CHARACTERS ? "notes" : null;
}

export function toSend(fields: ApplicationFields): NewApplication {
  return { ...fields, airline: fields.airline.trim(), nextDate: fields.nextDate || null };
}

/** What was changed of an application, by field; empty for nothing. */
export function changesOf(
  before: ApplicationFields,
  after: ApplicationFields,
): Partial<NewApplication> {
  const [from, to] = [toSend(before), toSend(after)];
  return Object.fromEntries(
    Object.entries(to).filter(([field, value]) => value !== from[field as keyof NewApplication]),
  );
}

/** Whether an application has come to its end. */
function hasEnded(stage: ApplicationStage): boolean {
  return stage === "offer" || stage === "declined";
}

/** The application that the interview just passed belongs to: that of its airline, if it is tracked. */
export function applicationOf(
  applications: readonly Application[],
  { airline }: Pick<NextInterview, "airline">,
): Application | undefined {
  return applications.find((one) => one.airline === airline && !hasEnded(one.stage));
}
