import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { useLanguage } from "../../../i18n/i18n.ts";
import { useAccount } from "../../../lib/account.tsx";
import type { Delivery } from "../takes/bench.ts";
import { TAKE_BENCH } from "./take-bench.ts";

/**
 * The recordings of one interview on their way to their measures, in the background, while it goes on: a video on the server,
 * which forgets it then, a sound in this browser. They go on when this screen is left.
 */
export function useDeliveries(
  sessionId: string,
  onMeasured: (position: number, deliverySessionId: string) => void,
) {
  const { userKey } = useAccount();
  const language = useLanguage();
  const states = useSyncExternalStore(TAKE_BENCH.subscribe, () => TAKE_BENCH.statesOf(sessionId));
  const listener = useRef(onMeasured);
  useEffect(() => {
    listener.current = onMeasured;
  });
  useEffect(
    () => TAKE_BENCH.attend(sessionId, (position, id) => listener.current(position, id)),
    [sessionId],
  );
  const measure = useCallback(
    (delivery: Omit<Delivery, "userKey" | "sessionId" | "language">) =>
      TAKE_BENCH.measure({ ...delivery, userKey, sessionId, language }),
    [userKey, sessionId, language],
  );
  return { states, measure, retry: useCallback(() => TAKE_BENCH.retry(sessionId), [sessionId]) };
}
