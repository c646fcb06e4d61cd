import { topDialog } from "../../ui/open-dialogs.ts";
import { useWindowKey } from "../../ui/use-window-key.ts";

/** Ctrl or Cmd with S submits, as on the multi-mode screen; not while a dialog is open. */
export function useSubmitKey(onSubmit: () => void): void {
  useWindowKey((event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey || topDialog()) return;
    event.preventDefault();
    if (!event.repeat) onSubmit();
  });
}
