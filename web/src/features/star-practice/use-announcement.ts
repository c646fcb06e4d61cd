import { useCallback, useEffect, useState } from "react";

/** Specification 2, section 9: announcements clear after one second. */
const CLEARED_AFTER_MS = 1000;

/** Words for a polite live region, gone after a second, so that the same words can be said again. */
export function useAnnouncement(): [string, (words: string) => void] {
  const [said, setSaid] = useState({ words: "", count: 0 });
  useEffect(() => {
    if (!said.words) return;
    const timer = setTimeout(() => setSaid({ words: "", count: 0 }), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const announce = useCallback(
    (words: string) => setSaid((last) => ({ words, count: last.count + 1 })),
    [],
  );
  return [said.words, announce];
}
