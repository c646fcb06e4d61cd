import type { NewResponse, StarAnswer } from "contract/responses";

/** What the multi-mode page sends (specification 2, section 3); its `questionId` is a timestamp. */
export function multiModePayload(
  question: string,
  { situation, task, action, result }: StarAnswer,
  timeSpent: number,
  userId: string,
  timestampMs: number,
): NewResponse {
  return {
    userId,
    questionId: String(timestampMs),
    question,
    response: { situation, task, action, result },
    timeSpent,
    practiceMode: "text",
    videoUrl: null,
    audioUrl: null,
  };
}

export type Shortcut = "submit" | "newQuestion" | "textMode";

export interface KeyPress {
  /** The key without its modifiers' effect on layout: `KeyN`, `Digit1`. */
  code: string;
  /** The character that the key writes. */
  key: string;
  isCtrlOrCmd: boolean;
  isAlt: boolean;
  isShift: boolean;
  /** The focus is in a text field: there, every key belongs to the text (specification 2, section 2.5). */
  isTyping: boolean;
}

/** The shortcut that a key press means, or null. */
export function shortcutOf(press: KeyPress): Shortcut | null {
  const { code, isCtrlOrCmd, isAlt, isShift, isTyping } = press;
  if (isTyping || isShift) return null;
  const key = press.key.toLowerCase();
  if (isCtrlOrCmd && !isAlt) {
    if (key === "s") return "submit";
    return key === "n" ? "newQuestion" : null;
  }
  if (!isAlt || isCtrlOrCmd) return null;
  // With Alt some keyboards write another character ("˜", "¡"): the place of the key decides.
  if (code === "KeyN" || key === "n") return "newQuestion";
  return code === "Digit1" || key === "1" ? "textMode" : null;
}
