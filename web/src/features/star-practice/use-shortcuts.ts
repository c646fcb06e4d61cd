import { useEffect, useRef } from "react";
import { type Shortcut, shortcutOf } from "./model.ts";

const NOT_TEXT = new Set(["checkbox", "radio", "button", "submit", "range", "color", "file"]);

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.has(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}

/** Calls back for each shortcut, unless somebody types or a dialog is open. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const latest = useRef(onShortcut);
  latest.current = onShortcut;
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (document.querySelector("dialog[open]")) return;
      const shortcut = shortcutOf({
        code: event.code,
        key: event.key,
        isCtrlOrCmd: event.ctrlKey || event.metaKey,
        isAlt: event.altKey,
        isShift: event.shiftKey,
        isTyping: isTextField(event.target),
      });
      if (!shortcut) return;
      event.preventDefault();
      if (!event.repeat) latest.current(shortcut);
    };
    addEventListener("keydown", handle);
    return () => removeEventListener("keydown", handle);
  }, []);
}
