import { useEffect, useRef } from "react";

/** For the entry that was asked for: it is brought into sight once, and its summary has the focus. */
export function useOpen<Entry extends HTMLElement>(isAskedFor: boolean) {
  const entry = useRef<Entry>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    entry.current?.scrollIntoView({ block: "start" });
    entry.current?.querySelector("summary")?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return entry;
}
