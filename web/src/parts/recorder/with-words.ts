/** Words settled by the recogniser after words already there: a space between, and a capital to begin with. */
export function withWords(text: string, words: string): string {
  const kept = text.trimEnd();
  if (!words) return text;
  return kept === "" ? words.charAt(0).toUpperCase() + words.slice(1) : `${kept} ${words}`;
}
