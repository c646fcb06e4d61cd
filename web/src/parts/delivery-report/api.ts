import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { DeliverySession, NewAudioDelivery } from "contract/delivery";
import { call, callJson } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";

const DELIVERY_PATH = "/api/delivery";
const STORED = "stored delivery";
/** Scores without what they rest on: what lists show. */
export const VIDEO_SESSIONS_PATH = "/api/video/sessions";

/** More takes than these of one question are not compared. */
const COMPARED_TAKES = 50;

/**
 * The notes come in the language asked for, so each language has its own entry. What was measured once never
 * changes: the key lies beside those that the server's news asks for again, a session just deleted above all.
 */
export const deliveryById = (id: string, language: string) =>
  queryOptions({
    queryKey: [STORED, id, language],
    queryFn: () => callJson<DeliverySession>("GET", `${DELIVERY_PATH}/${encodeURIComponent(id)}`),
  });

/** Sessions of one kind with their analyses, newest first. */
export const deliverySessions = (kind: DeliverySession["kind"], language: string) =>
  queryOptions({
    queryKey: [DELIVERY_PATH, "sessions", kind, language],
    queryFn: () =>
      callJson<DeliverySession[]>("GET", `${DELIVERY_PATH}?kind=${kind}&limit=${COMPARED_TAKES}`),
  });

export async function scoreAudio(payload: NewAudioDelivery): Promise<DeliverySession> {
  return callJson<DeliverySession>("POST", DELIVERY_PATH, { payload });
}

/** Gone already counts as deleted. */
export async function deleteDelivery(id: string): Promise<void> {
  try {
    await call("DELETE", `${DELIVERY_PATH}/${encodeURIComponent(id)}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** After a session came or went: the lists, and what is computed from them. Whoever opens the one that went learns it. */
export async function refreshDelivery(queries: QueryClient, goneId = ""): Promise<void> {
  const stale = [VIDEO_SESSIONS_PATH, DELIVERY_PATH, "/api/progress"];
  await Promise.all([
    queries.invalidateQueries({ queryKey: [STORED, goneId], refetchType: "none" }),
    ...stale.map((path) => queries.invalidateQueries({ queryKey: [path] })),
  ]);
}
