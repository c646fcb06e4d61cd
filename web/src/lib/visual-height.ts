import { useEffect, useState } from "react";

/** Height in CSS pixels of what is really seen, without the keyboard of a phone; null where the browser does not say. */
export function useVisualHeight(isOn: boolean): number | null {
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!isOn || !viewport) return;
    const read = () => setHeightPx(Math.round(viewport.height));
    read();
    viewport.addEventListener("resize", read);
    return () => viewport.removeEventListener("resize", read);
  }, [isOn]);
  return heightPx;
}
