import type { CoachEngine } from "contract/coach";
import { useEffect, useState } from "react";
import { readKey } from "../../lib/api.ts";

/**
 * Which engine this server has; null until it answers, and without a connection. Asked without the
 * query client, because the notice is also shown before anybody has signed in, where there is none.
 */
export function useCoachEngine(): CoachEngine | null {
  const [engine, setEngine] = useState<CoachEngine | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    readKey<CoachEngine>(["/api/coach"], leaving.signal).then(setEngine, () => {
      // The notice says that it does not know.
    });
    return () => leaving.abort();
  }, []);
  return engine;
}
