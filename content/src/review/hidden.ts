/** Words too common to give an answer away. */
const SMALL = 4;

/**
 * A text in which the words of a name are replaced by a dash: it would give the answer away.
 * @param name as it is shown among the options, with abbreviations in brackets
 */
export function hidden(text: string, name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= SMALL);
  const short = [...name.matchAll(/\b[A-Z]{2,}\b/g)].map(([letters]) => letters);
  const whole = new RegExp(`\\b(${[...words, ...short].join("|")})(e?s)?\\b`, "giu");
  return words.length + short.length === 0 ? text : text.replace(whole, "—");
}
