import type { Speaker } from "./speech.ts";

/** For tests: says who speaks how long a text, in bytes instead of sound. */
export const fakeSpeaker: Speaker = {
  say: async ({ text, voice, speed, language }) => ({
    audio: new TextEncoder().encode(`${language} ${voice} ${speed}: ${text.length} characters`),
    seconds: 1,
    words: [{ text, start: 0, end: text.length, at: 0.1, until: 0.9 }],
    mouths: [{ shape: "open", at: 0.1, until: 0.9 }],
    source: "built-in",
  }),
  stop: async () => {},
};
