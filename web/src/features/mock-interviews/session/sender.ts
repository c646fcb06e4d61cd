import type { InterviewSessionChange, NewSessionAnswer } from "contract/interview-sessions";
import { ApiError } from "../../../lib/api-error.ts";
import {
  flushOutbox,
  isPassing,
  keepForLater,
  newChangeId,
  outboxOf,
  sendOnce,
} from "../../../lib/outbox.ts";
import { sessionPath } from "../stored-sessions.ts";

/** stored: on the server; kept: in the outbox, and goes by itself; lost: neither took it. */
export type Sending = "stored" | "kept" | "lost";

/**
 * Sends the changes of one session in their order. What cannot be sent now waits in the outbox, and so does what
 * comes after it: a later answer never arrives before the one that it replaces.
 */
export function createSender(userKey: string, sessionId: string) {
  let last: Promise<unknown> = Promise.resolve();
  const path = sessionPath(sessionId);

  const send = async (
    method: "PUT" | "PATCH",
    where: string,
    payload: unknown,
  ): Promise<Sending> => {
    const item = { id: newChangeId(), userKey, method, path: where, payload };
    const later = (): Sending => (keepForLater(item) ? "kept" : "lost");
    if (outboxOf(userKey).some((other) => other.path.startsWith(path) && !other.refused)) {
      const kept = later();
      await flushOutbox(userKey);
      return outboxOf(userKey).some(({ id }) => id === item.id) ? kept : "stored";
    }
    try {
      await sendOnce(item);
      return "stored";
    } catch (error) {
      if (isPassing(error) || (error instanceof ApiError && error.status === 401)) return later();
      console.warn("The interview could not be stored", error);
      return "lost";
    }
  };

  const queued = (work: () => Promise<Sending>): Promise<Sending> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };

  return {
    answer: (position: number, payload: NewSessionAnswer) =>
      queued(() => send("PUT", `${path}/answers/${position}`, payload)),
    change: (payload: InterviewSessionChange) => queued(() => send("PATCH", path, payload)),
  };
}
