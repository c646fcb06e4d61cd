import { queryOptions } from "@tanstack/react-query";
import type { CallPresence, CallState, InterviewCall, NewSignals } from "contract/interview-calls";
import { call, callJson } from "../../../lib/api.ts";

const CALLS_PATH = "/api/interview-calls";
const callPath = (id: string) => `${CALLS_PATH}/${encodeURIComponent(id)}`;

/** Whether the other one is there, before one joins oneself. */
export const callQuery = (id: string) =>
  queryOptions<InterviewCall>({
    queryKey: [CALLS_PATH, id],
    queryFn: ({ signal }) => readCall(id, signal),
  });

export const readCall = (id: string, signal?: AbortSignal) =>
  callJson<InterviewCall>("GET", callPath(id), signal ? { signal } : {});

export const presenceKey = (id: string, peer: string | null) => [CALLS_PATH, id, "presence", peer];

export const keepPresence = (id: string, payload: CallPresence) =>
  callJson<CallState>("PUT", callPath(id), { payload });

export async function sendSignals(id: string, payload: NewSignals): Promise<void> {
  await call("POST", `${callPath(id)}/signals`, { payload });
}

/** Without a word of what became of it: whoever closes the page does not wait, and the server notices by itself. */
export function hangUp(id: string, peer: string): void {
  call("DELETE", `${callPath(id)}?peer=${peer}`, { keepalive: true }).catch(() => undefined);
}
