import { EMOTIONS } from "contract/emotion";
import { beforeAll, describe, expect, test } from "vitest";
import { loadWords, t } from "../../i18n/i18n.ts";
import { avatarState, type Doing, statusKey } from "./avatar-state.ts";

beforeAll(() => loadWords("avatar"));

const IDLE: Doing = {
  isSpeaking: false,
  isListening: false,
  isReadingEmotion: false,
  emotion: null,
};

const speaking = { isSpeaking: true };
const listening = { isListening: true };
const reading = { isReadingEmotion: true };
const analysing = { isAnalysing: true };

describe("what the recruiter shows, and the words beside it", () => {
  test.each<[string, Partial<Doing>, string, string]>([
    ["nothing yet", {}, "neutral", "Ready for interview"],
    ["speaking", speaking, "speaking", "AI Speaking..."],
    ["listening", listening, "listening", "Listening to your response..."],
    ["reading emotion", reading, "thinking", "Reading your emotions..."],
    ["making feedback", analysing, "thinking", "Analyzing your answer..."],
    ["nervous", { emotion: "nervous" }, "encouraging", "Providing encouragement..."],
    ["anxious", { emotion: "anxious" }, "encouraging", "Providing encouragement..."],
    ["confused", { emotion: "confused" }, "concerned", "Offering support..."],
    ["frustrated", { emotion: "frustrated" }, "concerned", "Offering support..."],
    ["confident", { emotion: "confident" }, "thinking", "Analyzing your answer..."],
    ["enthusiastic", { emotion: "enthusiastic" }, "thinking", "Analyzing your answer..."],
    ["calm", { emotion: "calm" }, "neutral", "Ready for interview"],
    ["excited", { emotion: "excited" }, "neutral", "Ready for interview"],
    [
      "speaking before all",
      { ...speaking, ...listening, ...reading, ...analysing },
      "speaking",
      "AI Speaking...",
    ],
    [
      "listening before thinking",
      { ...listening, ...reading, emotion: "nervous" },
      "listening",
      "Listening to your response...",
    ],
    [
      "thinking before emotion",
      { ...reading, emotion: "nervous" },
      "thinking",
      "Reading your emotions...",
    ],
    [
      "an answer that was given, read for both",
      { ...reading, ...analysing },
      "thinking",
      "Analyzing your answer...",
    ],
  ])("%s", (_, doing, state, text) => {
    const moment = { ...IDLE, ...doing };
    expect(avatarState(moment)).toBe(state);
    expect(t(statusKey(moment))).toBe(text);
  });

  test("every emotion has a face", () => {
    for (const emotion of EMOTIONS) expect(avatarState({ ...IDLE, emotion })).toBeTruthy();
  });
});
