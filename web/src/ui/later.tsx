import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * For what stands below the first view: it is rendered when what is above has been painted, in pieces
 * that leave the page free to answer. Nothing may stand beneath it that would move as it comes.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame paints after its callbacks, so the work waits for the task behind it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsTime(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isTime ? children : null;
}
