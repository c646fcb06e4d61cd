import type { Message } from "../message.ts";

/** What leads up to an answer that is pasted along ends with one of these, or the answer stands in marks. */
const IN_MARKS = /["“«「『]([^"”»」』]{20,})/u;
const AFTER = /[:：?？]\s*|\n+/u;
const SHORTEST = 6;

/** The answer that somebody pasted with the wish to have it judged; null where only the wish is there. */
export function pastedAnswer({ text }: Message): string | null {
  const marked = IN_MARKS.exec(text)?.[1];
  const rest = marked ?? text.slice((AFTER.exec(text)?.index ?? text.length) + 1);
  const answer = rest.trim();
  const isHan = /\p{Script=Han}/u.test(answer);
  const length = isHan ? answer.length / 2 : answer.split(/\s+/).length;
  return length >= SHORTEST ? answer : null;
}
