import { speechAside } from "./speech.ts";

/** Sentences of a text; a mark within speech ends none. */
export function sentencesIn(text: string): string[] {
  const { masked, spoken } = speechAside(text);
  return masked
    .split(/(?<=[.!?？。！…])\s+|\n+/u)
    .map((one) => spoken(one).trim())
    .filter((one) => one !== "");
}
