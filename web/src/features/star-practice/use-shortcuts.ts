import type { PracticeMode } from "contract/responses";
import { topDialog } from "../../ui/open-dialogs.ts";
import { useWindowKey } from "../../ui/use-window-key.ts";
import { type Shortcut, shortcutOf } from "./model.ts";

const NOT_TEXT = new Set(["checkbox", "radio", "button", "submit", "range", "color", "file"]);

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}

/** Calls back for each shortcut, unless somebody types or a dialog is open. */
export function useShortcuts(mode: PracticeMode, onShortcut: (shortcut: Shortcut) => void): void {
  useWindowKey((event) => {
    if (topDialog()) return;
    const press = {
      code: event.code,
      key: event.key,
      isCtrlOrCmd: event.ctrlKey || event.metaKey,
      isAlt: event.altKey,
      isShift: event.shiftKey,
      isTyping: isTextField(event.target),
    };
    const shortcut = shortcutOf(press, mode);
    if (!shortcut) return;
    event.preventDefault();
    if (!event.repeat) onShortcut(shortcut);
  });
}
