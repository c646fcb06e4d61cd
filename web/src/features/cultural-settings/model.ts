import { adaptedQuestions } from "coach/culture/adapted-questions";
import { type CulturalStyle, culturalStyle } from "coach/culture/style";
import { dateOf, datePlus, daysBetween, isKnownZone, wallClock } from "coach/zones/zone-clock";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import type {
  AdaptedQuestion,
  CulturalProfile,
  CulturalRegion,
  Holiday,
  PreparationModule,
} from "content/cultures/schema";
import { PREPARATION_MODULE_IDS, type PreparationModuleId } from "contract/cultural-terms";
import type { Preparation } from "contract/preparation";
import type { User } from "contract/users";

export const TABS = ["settings", "timezone", "prep", "tips"] as const;
export type Tab = (typeof TABS)[number];

/** Where somebody stands who has set nothing yet (specification 2, section 9). */
export const DEFAULT_ZONE = "UTC";
/** Without a date of their own a person prepares for a week from today (the same section). */
const ASSUMED_DAYS = 7;
const URGENT_UNDER_DAYS = 3;

/** The tab that the address asks for. */
export function tabFrom(query: URLSearchParams): Tab {
  return TABS.find((tab) => tab === query.get("tab")) ?? "settings";
}

/** The part of Smart Prep that the address asks for. */
export function moduleFrom(query: URLSearchParams): PreparationModuleId | null {
  return PREPARATION_MODULE_IDS.find((id) => id === query.get("module")) ?? null;
}

/** What is chosen, saved or not; empty strings for what is not. */
export interface Context {
  region: CulturalRegion | "";
  timezone: string;
}

export function savedContext(user: Pick<User, "targetRegion" | "timezone"> | undefined): Context {
  return { region: profileOf(user?.targetRegion)?.key ?? "", timezone: user?.timezone ?? "" };
}

/** Picking a region preselects that region's zone (specification 2, section 4). */
export function withRegion(region: CulturalRegion): Context {
  return { region, timezone: CULTURAL_PROFILES[region].timeZone };
}

export function isSame(one: Context, other: Context): boolean {
  return one.region === other.region && one.timezone === other.timezone;
}

export function profileOf(region: string | null | undefined): CulturalProfile | null {
  return Object.values(CULTURAL_PROFILES).find(({ key }) => key === region) ?? null;
}

/** What is sent; null while something is missing (specification 2, section 5). */
export function contextToSend({ region, timezone }: Context) {
  if (region === "" || timezone === "") return null;
  const { country } = CULTURAL_PROFILES[region];
  return { targetRegion: region, timezone, culturalBackground: country };
}

/** Chromium still calls it by the name that the city gave up in 2001. */
const RENAMED: Readonly<Record<string, string>> = { "Asia/Calcutta": "Asia/Kolkata" };

/** The zone that the person is in: the device's, or UTC where the device names none that is known. */
export function homeZoneOf(deviceZone: string): string {
  const zone = RENAMED[deviceZone] ?? deviceZone;
  return isKnownZone(zone) ? zone : DEFAULT_ZONE;
}

export interface InterviewDay {
  date: string;
  /** Whole days from today at home. */
  days: number;
  /** No day is set, or the one set is over: a week from today stands in. */
  isAssumed: boolean;
  isOver: boolean;
  badge: "urgent" | "scheduled";
}

/** The day that is prepared for. */
export function interviewDay(
  date: string | null | undefined,
  at: Date,
  home: string,
): InterviewDay {
  const today = dateOf(wallClock(at, home));
  const isOver = !!date && date < today;
  const isAssumed = !date || isOver;
  const day = isAssumed ? datePlus(today, ASSUMED_DAYS) : date;
  const days = daysBetween(today, day);
  const badge = days < URGENT_UNDER_DAYS ? "urgent" : "scheduled";
  return { date: day, days, isAssumed, isOver, badge };
}

/** How pressing a part is with so many days to go. */
export function priorityOf(
  { priority, priorityWhenSoon: soon }: PreparationModule,
  days: number,
): "high" | "medium" {
  return soon && days < soon.underDays ? soon.priority : priority;
}

/** The completed parts of one region, by their id. */
export function completedIn(
  preparations: readonly Preparation[],
  region: string,
): Map<PreparationModuleId, Preparation> {
  return new Map(
    preparations.filter((each) => each.region === region).map((each) => [each.module, each]),
  );
}

/** Completed count divided by four, in percent (specification 2, section 4). */
export function progressOf(completed: ReadonlyMap<PreparationModuleId, unknown>): number {
  return (completed.size / PREPARATION_MODULE_IDS.length) * 100;
}

/** What is handed over when all four parts are complete (specification 2, section 4). */
export interface PreparationDone {
  culturalContext: CulturalProfile;
  completedModules: readonly PreparationModuleId[];
  aiFeedbackStyle: CulturalStyle;
  adaptedQuestions: readonly AdaptedQuestion[];
}

/** Null until all four are complete. */
export function doneWith(
  profile: CulturalProfile,
  completed: ReadonlyMap<PreparationModuleId, unknown>,
): PreparationDone | null {
  if (completed.size < PREPARATION_MODULE_IDS.length) return null;
  return {
    culturalContext: profile,
    completedModules: PREPARATION_MODULE_IDS.filter((id) => completed.has(id)),
    aiFeedbackStyle: culturalStyle(profile),
    adaptedQuestions: adaptedQuestions(profile),
  };
}

/** A holiday so many days before or after the interview may shut offices, or move the day. */
const NEAR_DAYS = 14;
const SHOWN_WHEN_NONE_IS_NEAR = 3;

/** Holidays around a day, nearest dates first in time; without one near it, the next three. */
export function holidaysAround(
  holidays: readonly Holiday[],
  date: string,
): { isNear: boolean; holidays: Holiday[] } {
  const sorted = holidays.toSorted((one, other) => (one.next < other.next ? -1 : 1));
  const near = sorted.filter(({ next }) => Math.abs(daysBetween(date, next)) <= NEAR_DAYS);
  if (near.length > 0) return { isNear: true, holidays: near };
  const later = sorted.filter(({ next }) => next > date).slice(0, SHOWN_WHEN_NONE_IS_NEAR);
  return { isNear: false, holidays: later };
}
