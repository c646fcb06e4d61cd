import { type RefObject, useEffect, useImperativeHandle, useState } from "react";

/** Specification 2, section 9: announcements clear after one second. */
const CLEARED_AFTER_MS = 1000;

export type Announce = (words: string) => void;

/**
 * Words for a polite live region, gone after a second, so that the same words can be said again. It keeps
 * them to itself: the screen is not drawn anew for what is said.
 */
export function Announcement({ say }: { say: RefObject<Announce | null> }) {
  const [said, setSaid] = useState({ words: "" });
  useImperativeHandle(say, () => (words) => setSaid({ words }), []);
  useEffect(() => {
    if (!said.words) return;
    const timer = setTimeout(() => setSaid({ words: "" }), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <p aria-live="polite" className="sr-only">
      {said.words}
    </p>
  );
}
