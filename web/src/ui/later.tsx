import { type ReactNode, startTransition, useEffect, useState } from "react";
import { whenPainted } from "../lib/prefetch.ts";

/**
 * For what stands below the first view: it is rendered when what is above has been painted, in pieces
 * that leave the page free to answer. Nothing may stand beneath it that would move as it comes.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenPainted(() => startTransition(() => setIsTime(true))), []);
  return isTime ? children : null;
}
