import { useEffect, useRef } from "react";
import { topDialog } from "../../ui/open-dialogs.ts";

/** Ctrl or Cmd with S submits, as on the multi-mode screen; not while a dialog is open. */
export function useSubmitKey(onSubmit: () => void): void {
  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || topDialog()) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, []);
}
