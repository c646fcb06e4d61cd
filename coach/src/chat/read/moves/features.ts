import { featuresOf as ofWords } from "../acts/features.ts";
import type { Message } from "../message.ts";
import type { Setting } from "./setting.ts";

const SETTING = 2;
const WITHIN = 0.6;

/** What tells what a message does where it stands: its words, and its words in this setting. */
export function moveFeatures(
  message: Message,
  setting: Setting,
): (readonly [key: string, value: number])[] {
  const words = ofWords(message);
  return [
    ...words,
    [`@${setting}`, SETTING] as const,
    ...words
      .filter(([key]) => /^[\p{L}\p{N}'-]+$/u.test(key) && !key.startsWith("-"))
      .map(([key, value]) => [`@${setting} ${key}`, WITHIN * value] as const),
  ];
}
