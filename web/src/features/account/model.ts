import type { Problem } from "contract/problem";
import type { Accommodations, User, UserChange } from "contract/users";

export interface SettingsForm {
  name: string;
  /** yyyy-mm-dd; empty for none. */
  interviewDate: string;
  accommodations: Accommodations;
}

export const ACCOMMODATIONS = ["moreTime", "secondTake", "noCamera"] as const;

export function formOf(user: User): SettingsForm {
  const { name, interviewDate, accommodations } = user;
  return { name, interviewDate: interviewDate ?? "", accommodations };
}

/** What differs from the account, and nothing else: another tab may have changed the rest. */
export function changeOf(user: User, form: SettingsForm): UserChange | null {
  const before = formOf(user);
  const name = form.name.trim();
  const { interviewDate, accommodations } = form;
  const isSame = ACCOMMODATIONS.every((key) => accommodations[key] === before.accommodations[key]);
  const change: UserChange = {
    ...(name === before.name ? {} : { name }),
    ...(interviewDate === before.interviewDate ? {} : { interviewDate: interviewDate || null }),
    ...(isSame ? {} : { accommodations }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

const DAY_MS = 86_400_000;

/** Whole days from the reader's calendar day to the date yyyy-mm-dd; negative when it has passed. */
export function daysUntil(date: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(date) - today) / DAY_MS);
}

/** Beyond ten years either way a date is a slip of the keyboard; a past one may be kept. */
const FAR_DAYS = 3653;

export type DateFault = "dateUnreadable" | "dateFar";

/** `isHalfTyped`: the browser's date field holds something that is no date, and gives "". */
export function dateFault(date: string, isHalfTyped: boolean, now: Date): DateFault | null {
  if (isHalfTyped) return "dateUnreadable";
  if (date === "") return null;
  const days = daysUntil(date, now);
  if (Number.isNaN(days)) return "dateUnreadable";
  return Math.abs(days) > FAR_DAYS ? "dateFar" : null;
}

/** A problem document's sentences by form field: `accommodations.moreTime` counts for `accommodations`. */
export function fieldErrors(problem: Problem | null): Partial<Record<string, string>> {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of problem?.errors ?? []) {
    const field = path.split(".")[0] ?? path;
    errors[field] ??= message;
  }
  return errors;
}

/** Demo accounts live 7 days (design: accounts, sessions, permissions). */
const DEMO_DAYS = 7;

export function demoEndsAt(createdAt: string): Date {
  return new Date(Date.parse(createdAt) + DEMO_DAYS * DAY_MS);
}

/** Whether the account can be opened again after signing out; unknown where the server has not said. */
export type WayBack = "passkey" | "none" | "unknown";

export function wayBackTo(user: User | undefined, isOnServer: boolean): WayBack {
  if (user) return user.hasPasskey && !user.isDemo ? "passkey" : "none";
  return isOnServer ? "unknown" : "none";
}

export type PasskeyObstacle = "insecure" | "address" | "browser";

/** Why no passkey can be made here, or null. A passkey belongs to a domain name, never to a number. */
export function passkeyObstacle(page: {
  isSecure: boolean;
  hostname: string;
  hasWebAuthn: boolean;
}): PasskeyObstacle | null {
  if (!page.isSecure) return "insecure";
  if (/^[\d.]+$|^\[/.test(page.hostname)) return "address";
  return page.hasWebAuthn ? null : "browser";
}

const DEVICES = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "Chromebook"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** The kind of device by its own brand, to name a passkey by; null when it does not say. */
export function deviceName(userAgent: string): string | null {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}

/** How a browser's passkey dialog ended; a person who closed it has made no mistake. */
export function ceremonyEnd(error: unknown): "cancelled" | "already" | "unable" {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "AbortError") return "cancelled";
  return name === "InvalidStateError" ? "already" : "unable";
}

/** Name of the downloaded file, by the reader's calendar day. */
export function exportFileName(at: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  const day = [at.getFullYear(), part(at.getMonth() + 1), part(at.getDate())].join("-");
  return `flight-attendant-interview-prep-${day}.json`;
}

/** The question of a change that waits to be sent, where it is an answer to one. */
export function questionOf(payload: unknown): string | null {
  if (typeof payload !== "object" || payload === null || !("question" in payload)) return null;
  return typeof payload.question === "string" ? payload.question : null;
}
