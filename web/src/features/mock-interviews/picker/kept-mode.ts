import type { PracticeMode } from "contract/responses";
import { PRACTICE_MODES } from "contract/star";
import { readLocal, writeLocal } from "../../../lib/storage.ts";

/** The specification's prefix (1, section 2, "AI avatar mock interviews"): key of the stored mode, and id of a session's address. */
export const PRACTICE_PREFIX = "ai-practice-";

const keyOf = (recruiterId: string) => `${PRACTICE_PREFIX}${recruiterId}`;

export function keepMode(recruiterId: string, mode: PracticeMode): void {
  writeLocal(keyOf(recruiterId), mode);
}

/** The mode that was picked last with this recruiter; null before the first time. */
export function keptMode(recruiterId: string): PracticeMode | null {
  const kept = readLocal(keyOf(recruiterId));
  return PRACTICE_MODES.find((mode) => mode === kept) ?? null;
}

/** Where the interview with this recruiter begins. */
export function sessionAddress(recruiterId: string, mode: PracticeMode): string {
  return `/mock-interviews?session=${keyOf(encodeURIComponent(recruiterId))}&mode=${mode}`;
}
