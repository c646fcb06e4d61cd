import type { NewResponse, PracticeMode, StarAnswer } from "contract/responses";
import type { MediaFaultKind } from "../../lib/media/media-fault.ts";

/** What the multi-mode page sends (specification 2, section 3); its `questionId` is a timestamp. Recordings stay here. */
export function multiModePayload(
  question: string,
  { situation, task, action, result }: StarAnswer,
  timeSpent: number,
  userId: string,
  timestampMs: number,
  practiceMode: PracticeMode,
): NewResponse {
  return {
    userId,
    questionId: String(timestampMs),
    question,
    response: { situation, task, action, result },
    timeSpent,
    practiceMode,
    videoUrl: null,
    audioUrl: null,
  };
}

export type Shortcut = "submit" | "newQuestion" | "record" | PracticeMode;

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

const MODE_KEYS: Record<string, PracticeMode> = { 1: "text", 2: "audio", 3: "video" };

/** The shortcut that a key press means, or null. In text mode there is nothing to record: the browser keeps its keys. */
export function shortcutOf(press: KeyPress, mode: PracticeMode): Shortcut | null {
  const { code, isCtrlOrCmd, isAlt, isShift, isTyping } = press;
  if (isTyping || isShift) return null;
  const key = press.key.toLowerCase();
  if (isCtrlOrCmd && !isAlt) {
    if (key === "s") return "submit";
    if (key === "r" && mode !== "text") return "record";
    return key === "n" ? "newQuestion" : null;
  }
  if (!isAlt || isCtrlOrCmd) return null;
  // With Alt some keyboards write another character ("˜", "¡"): the place of the key decides.
  if (code === "KeyN" || key === "n") return "newQuestion";
  if ((code === "KeyR" || key === "r") && mode !== "text") return "record";
  return MODE_KEYS[code.replace("Digit", "")] ?? MODE_KEYS[key] ?? null;
}

type VideoFault = Exclude<MediaFaultKind, "other"> | "failed";

/** Words for a recording that could not begin (specification 2, section 8); sound has one sentence for every reason. */
export function faultWords(
  mode: PracticeMode,
  kind: MediaFaultKind,
): { title: "unsupported" | "failed"; text: `video.${VideoFault}` | "audio" } {
  if (mode !== "video") return { title: "failed", text: "audio" };
  return {
    title: kind === "notSupported" ? "unsupported" : "failed",
    text: `video.${kind === "other" ? "failed" : kind}`,
  };
}
