import type { PracticeMode } from "contract/responses";
import { readLocal, writeLocal } from "../../lib/storage.ts";

export const PRACTICE_MODES = ["text", "audio", "video"] as const satisfies readonly PracticeMode[];

/** Before a recruiter's id: the key of the chosen mode, and the id of a session in the address (specification 1, section 2). */
const PREFIX = "ai-practice-";

const isMode = (text: string | null): text is PracticeMode =>
  (PRACTICE_MODES as readonly (string | null)[]).includes(text);

export function keepMode(recruiterId: string, mode: PracticeMode): void {
  writeLocal(PREFIX + recruiterId, mode);
}

export function sessionAddress(recruiterId: string, mode: PracticeMode): string {
  return `/mock-interviews?session=${PREFIX}${encodeURIComponent(recruiterId)}&mode=${mode}`;
}

export interface WantedSession {
  recruiterId: string;
  /** Null where neither the address nor this device names one: the dialog asks. */
  mode: PracticeMode | null;
  /** Of a session that has begun. */
  id: string | null;
}

/** The session that an address asks for; null where it asks for none. */
export function wantedSession(query: URLSearchParams): WantedSession | null {
  const session = query.get("session");
  if (!session?.startsWith(PREFIX)) return null;
  const recruiterId = session.slice(PREFIX.length);
  const mode = [query.get("mode"), readLocal(PREFIX + recruiterId)].find(isMode) ?? null;
  return { recruiterId, mode, id: query.get("id") };
}
