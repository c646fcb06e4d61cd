import { useCallback, useEffect, useRef, useState } from "react";

/** As long as the toast with Undo stays. */
const UNDO_MS = 5000;

/**
 * Deletes after a while in which it can be taken back; leaving the screen ends the wait. What is waiting for it is `gone`
 * from sight already.
 */
export function useDeleteLater(remove: (id: string) => void) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  }, [remove]);

  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const [id, timer] of left) {
        clearTimeout(timer);
        latest.current(id);
      }
      left.clear();
    };
  }, []);

  const deleteLater = useCallback((id: string) => {
    setGone((all) => new Set(all).add(id));
    const timer = setTimeout(() => {
      waiting.current.delete(id);
      latest.current(id);
    }, UNDO_MS);
    waiting.current.set(id, timer);
  }, []);

  const takeBack = useCallback((id: string) => {
    clearTimeout(waiting.current.get(id));
    waiting.current.delete(id);
    setGone((all) => new Set([...all].filter((one) => one !== id)));
  }, []);

  return { gone, deleteLater, takeBack };
}
