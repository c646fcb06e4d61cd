import type { LanguageCode } from "contract/languages";
import { capitalised } from "../language/capital.ts";

/** Fills {name} and, with a capital first, {Name}. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? values[name.charAt(0).toLowerCase() + name.slice(1)];
    if (value === undefined) return whole;
    return Object.hasOwn(values, name) ? value : capitalised(value);
  });
}

/** Chinese and Japanese put no space between sentences. */
export function joinSentences(sentences: readonly string[], language: LanguageCode): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .join(language === "zh" || language === "ja" ? "" : " ");
}

/** Characters of Chinese and Japanese that take as long to say as a word elsewhere. */
const CHARACTERS_A_WORD = 1.6;

/** Words as a listener counts them, in any script. */
export function countSpokenWords(text: string): number {
  const characters =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  const spaced = words.filter(
    (word) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word),
  ).length;
  return Math.round(spaced + characters / CHARACTERS_A_WORD);
}

/** FNV-1a: the same text gives the same number, and a letter changed another one. 0 to 2³²-1. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** How a sentence begins: two in a row must not begin alike. */
const openerOf = (text: string): string => text.split(/[\s,]/, 1)[0]?.toLowerCase() ?? "";

/**
 * Chooses wordings by the answer's own words, so that the same answer always hears the same and nearly the same answers do not.
 * What was said before, or begins like another sentence of this turn, is chosen only when nothing else is left.
 */
export function createChooser(seed: string, saidBefore: readonly string[]) {
  const openers = new Set<string>();
  return (slot: string, options: readonly string[]): string => {
    const first = hashOf(`${seed}\n${slot}`) % options.length;
    const turned = [...options.slice(first), ...options.slice(0, first)];
    const fresh = turned.filter((option) => !saidBefore.some((said) => said.includes(option)));
    const chosen = (fresh.find((option) => !openers.has(openerOf(option))) ??
      fresh[0] ??
      turned[0]) as string;
    if (/^\p{Lu}/u.test(chosen)) openers.add(openerOf(chosen));
    return chosen;
  };
}
export type Choose = ReturnType<typeof createChooser>;
