const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];
/** Two stand beside each other in many a message: a name, a term. */
const MOST_SCRIPTS = 2;

/**
 * Of a text in three scripts or more the words of the one that has most of them, the Latin first among equals: "你好 привет مرحبا
 * what is CPR?" asks about CPR. Any other text as it is.
 */
export function inOneScript(text: string): string {
  const words = text.split(/\s+/u);
  const counts = SCRIPTS.map((script) => words.filter((word) => script.test(word)).length);
  if (counts.filter((count) => count > 0).length <= MOST_SCRIPTS) return text;
  const most = SCRIPTS[counts.indexOf(Math.max(...counts))];
  const others = SCRIPTS.filter((script) => script !== most);
  return words.filter((word) => !others.some((script) => script.test(word))).join(" ");
}
