import type { InterviewSession } from "contract/interview-sessions";
import { monotonicMs } from "../../../lib/clock.ts";
import { draftKey } from "../../../lib/drafts.ts";
import { localKeys, readLocal, removeLocal, writeLocal } from "../../../lib/storage.ts";
import { freeze } from "./clock.ts";
import type { Run } from "./model.ts";

/** An interview as this device keeps it: enough to go on without the server. */
export interface KeptRun {
  session: InterviewSession;
  run: Run;
}

const RUN = "interview:";
const ANSWER = "interview-answer:";

const keyOf = (userKey: string, id: string) => draftKey(userKey, `${RUN}${id}`);

/** Key of what is being written to a question, or to what was asked further. */
export function answerKey(
  userKey: string,
  id: string,
  position: number,
  isFurther: boolean,
): string {
  return draftKey(userKey, `${ANSWER}${id}:${position}${isFurther ? ":further" : ""}`);
}

export function readRun(userKey: string, id: string): KeptRun | null {
  const text = readLocal(keyOf(userKey, id));
  if (!text) return null;
  try {
    return JSON.parse(text) as KeptRun;
  } catch {
    return null;
  }
}

/** The clock is kept standing: the monotonic time of this page means nothing to the next. */
export function keepRun(userKey: string, { session, run }: KeptRun): void {
  const kept = { session, run: { ...run, clock: freeze(run.clock, monotonicMs()) } };
  writeLocal(keyOf(userKey, session.id), JSON.stringify(kept));
}

/** Forgets an interview with its drafts. */
export function forgetRun(userKey: string, id: string): void {
  removeLocal(keyOf(userKey, id));
  forgetDrafts(userKey, id);
}

export function forgetDrafts(userKey: string, id: string): void {
  for (const key of localKeys(draftKey(userKey, `${ANSWER}${id}:`))) removeLocal(key);
}

/** Forgets the interviews that have ended: their place is on the server. */
export function forgetEnded(userKey: string): void {
  const prefix = draftKey(userKey, RUN);
  for (const key of localKeys(prefix)) {
    const kept = readRun(userKey, key.slice(prefix.length));
    if (!kept || kept.run.phase === "over") forgetRun(userKey, key.slice(prefix.length));
  }
}
