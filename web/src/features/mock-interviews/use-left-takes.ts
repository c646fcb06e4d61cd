import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import type { TakeBench } from "./takes/bench.ts";

/**
 * Has recordings measured that an earlier visit left unmeasured: once, when the server can be reached.
 * @returns where they are measured; null until its code is here
 */
export function useLeftTakes(): TakeBench | null {
  const { userKey, connection } = useAccount();
  const language = useLanguage();
  const isDone = useRef(false);
  const [bench, setBench] = useState<TakeBench | null>(null);
  useEffect(() => {
    if (connection !== "here" || isDone.current) return;
    isDone.current = true;
    import("./session/take-bench.ts")
      .then(({ TAKE_BENCH, takeUpLeftTakes }) => {
        setBench(TAKE_BENCH);
        return takeUpLeftTakes(userKey, language);
      })
      .catch((error: unknown) => {
        isDone.current = false;
        console.warn("Recordings of earlier interviews could not be looked for", error);
      });
  }, [userKey, language, connection]);
  return bench;
}
