import { useEffect } from "react";
import { useAccount } from "../../../lib/account.tsx";
import type { Take } from "../../../lib/media/take.ts";
import { findTakes } from "../takes/kept-takes.ts";
import type { Run } from "./model.ts";

/** Has the recordings measured that an earlier visit left unmeasured; looked for once, when the interview is opened. */
export function useLeftTakes(
  sessionId: string,
  given: Run["given"],
  onFound: (position: number, take: Take, words: string) => void,
) {
  const { userKey } = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is given later brings its recording along.
  useEffect(() => {
    let isShown = true;
    const open = Object.keys(given)
      .map(Number)
      .filter((at) => given[at]?.mode !== "text" && !given[at]?.deliverySessionId);
    if (open.length > 0)
      void findTakes(userKey, sessionId, open).then((takes) => {
        if (!isShown) return;
        for (const [at, take] of takes) onFound(at, take, given[at]?.answer ?? "");
      });
    return () => {
      isShown = false;
    };
  }, []);
}
