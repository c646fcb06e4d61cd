import type { Progress, Skill } from "contract/progress";
import type { Advice, StarAnalysis } from "contract/star-analysis";

/** What the dashboard shows, worked out from stored practice. Days are "2026-11-28" in the person's own zone. */

export const DAYS_SHOWN = 14;
/** Seconds of practice that raise a shade to its full height. */
const FULL_SHADE_SECONDS = 30 * 60;

const DAY_MS = 86_400_000;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Whole calendar days from one date to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The calendar day of a moment, by the clock that `moment` itself shows. */
export function calendarDay(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

export type PartOfDay = "morning" | "afternoon" | "evening";

/** Before five it is still the evening of somebody who is up late. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return "evening";
  return hour < 12 ? "morning" : "afternoon";
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

export interface PracticeDay {
  date: string;
  /** How far the shade is up, 0 to 1. */
  raise: number;
  practiceSeconds: number;
  isNow: boolean;
  isAhead: boolean;
  isGoal: boolean;
}

/**
 * Fourteen days: up to the assessment day when it is that near; this week and the next one while it is
 * further away; the last fourteen when none is set or it has passed.
 */
export function practiceDays(
  practised: Progress["days"],
  today: string,
  interviewDate: string | null,
): PracticeDay[] {
  const daysLeft = interviewDate ? daysBetween(today, interviewDate) : -1;
  const daysAhead = daysLeft < 0 ? 0 : daysLeft < DAYS_SHOWN ? daysLeft : DAYS_SHOWN / 2;
  const first = dayNumber(today) + daysAhead - (DAYS_SHOWN - 1);
  const secondsOf = new Map(practised.map((day) => [day.date, day.practiceSeconds]));
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const date = dateOf(first + index);
    const practiceSeconds = secondsOf.get(date) ?? 0;
    return {
      date,
      practiceSeconds,
      raise: Math.min(1, practiceSeconds / FULL_SHADE_SECONDS),
      isNow: date === today,
      isAhead: date > today,
      isGoal: date === interviewDate,
    };
  });
}

/** Sums over the seven days that end with each day, from the seventh day on: a calm course of a jumpy count. */
export function weekSums(perDay: readonly number[]): number[] {
  return perDay
    .slice(6)
    .map((_, index) => perDay.slice(index, index + 7).reduce((sum, value) => sum + value, 0));
}

/** "today" as it stands at the start of a line, in a script that has capitals. */
export function capitalised(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

export type Aim =
  | "days"
  | "today"
  | "past"
  | "airlineOnly"
  | "daysOnly"
  | "todayOnly"
  | "pastOnly"
  | "choose";

/** Which sentence says what the person is preparing for. */
export function aimOf(airline: string, daysLeft: number | null): Aim {
  if (daysLeft === null) return airline ? "airlineOnly" : "choose";
  const when = daysLeft > 0 ? "days" : daysLeft === 0 ? "today" : "past";
  return airline ? when : `${when}Only`;
}

export type Welcome = "newcomer" | "recruiter" | "trainer" | "next" | "steady";

/** Which welcome fits: by profile first, then by what there is to mend. */
export function welcomeOf(
  profile: "candidate" | "recruiter" | "trainer",
  progress: Progress,
): Welcome {
  if (profile !== "candidate") return profile;
  if (progress.practiceSessions === 0) return "newcomer";
  return progress.nextStep ? "next" : "steady";
}

export type HeadlineForm = "last" | "all" | "one" | "some";

export function headlineForm({
  weakAnswers,
  ofAnswers,
}: {
  weakAnswers: number;
  ofAnswers: number;
}): HeadlineForm {
  if (ofAnswers === 1) return "last";
  if (weakAnswers === ofAnswers) return "all";
  return weakAnswers === 1 ? "one" : "some";
}

export type Level = "expert" | "advanced" | "intermediate" | "beginner" | "novice";

/** Specification 1, section 9. */
export function levelOf(percent: number): Level {
  if (percent >= 90) return "expert";
  if (percent >= 75) return "advanced";
  if (percent >= 60) return "intermediate";
  return percent >= 40 ? "beginner" : "novice";
}

/** Percentage points still missing; 0 when the target is reached. */
export function remainingOf(currentLevel: number, targetLevel: number): number {
  return Math.max(0, targetLevel - currentLevel);
}

export type SkillFilter = "all" | Skill["category"];

export function skillsIn(skills: readonly Skill[], filter: SkillFilter): Skill[] {
  return skills.filter((skill) => filter === "all" || skill.category === filter);
}

/** A target as typed; null unless it is a whole number from 1 to 100. */
export function targetFrom(text: string): number | null {
  const value = Number(text.trim());
  return Number.isInteger(value) && value >= 1 && value <= 100 ? value : null;
}

/** Whole hours and minutes; seconds only under one minute. */
export function durationParts(seconds: number): {
  hours: number;
  minutes: number;
  seconds: number;
} {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return { hours: 0, minutes: 0, seconds: Math.round(seconds) };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 };
}

/** The improvement that is worth most points; null for an answer without one. */
export function bestAdvice(analysis: Pick<StarAnalysis, "improvements">): Advice | null {
  return analysis.improvements.toSorted((a, b) => b.worth - a.worth)[0] ?? null;
}

/** The advice about one part of an answer that is worth most. */
export function adviceFor(
  analysis: Pick<StarAnalysis, "improvements">,
  section: Advice["section"],
): Advice | null {
  return bestAdvice({
    improvements: analysis.improvements.filter((advice) => advice.section === section),
  });
}
