import { useEffect, useState } from "react";

/**
 * A part of a screen that is fetched when it is wanted; once there it is rendered directly, without Suspense.
 * @param load always the same function, or it is fetched anew with every drawing
 * @param tries a higher number than before tries again after a failure
 */
export function useLate<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  tries = 0,
): { part: Part | null; hasFailed: boolean } {
  const [part, setPart] = useState<Part | null>(null);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    load().then(
      (loaded) => isShown && setPart(() => loaded),
      () => isShown && setFailedTry(tries),
    );
    return () => {
      isShown = false;
    };
  }, [load, isMissing, tries]);
  return { part, hasFailed: part === null && failedTry === tries };
}
