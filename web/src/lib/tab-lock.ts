import { useCallback, useEffect, useState } from "react";

/** asking: not known yet; here: this tab has it; elsewhere: another tab of this browser does. */
export type Holder = "asking" | "here" | "elsewhere";

/** A lock that is free is given at once; one that is not given by then is held by another tab. */
const FREE_WITHIN_MS = 300;

/**
 * Lets one tab at a time work on a thing; the next in line has it when that tab goes. `takeOver` moves it here at
 * once, and the other tab is told. Where the browser has no locks (old ones, pages without HTTPS) every tab may.
 */
export function useTabLock(name: string): { holder: Holder; takeOver: () => void } {
  const [holder, setHolder] = useState<Holder>(() => (navigator.locks ? "asking" : "here"));
  const [turn, setTurn] = useState({ count: 0, isStealing: false });
  useEffect(() => {
    const { locks } = navigator;
    if (!locks) return;
    const gone = new AbortController();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const timer = setTimeout(() => setHolder("elsewhere"), FREE_WITHIN_MS);
    locks
      .request(name, turn.isStealing ? { steal: true } : { signal: gone.signal }, () => {
        clearTimeout(timer);
        if (gone.signal.aborted) return;
        setHolder("here");
        return held;
      })
      .catch(() => {
        // Either this screen has gone, or another tab has taken over.
        if (gone.signal.aborted) return;
        setHolder("elsewhere");
        setTurn(({ count }) => ({ count: count + 1, isStealing: false }));
      });
    return () => {
      clearTimeout(timer);
      gone.abort();
      release();
    };
  }, [name, turn]);
  const takeOver = useCallback(
    () => setTurn(({ count }) => ({ count: count + 1, isStealing: true })),
    [],
  );
  return { holder, takeOver };
}
