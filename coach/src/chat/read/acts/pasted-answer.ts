import type { Message } from "../message.ts";

/** What leads up to an answer that is pasted along ends with one of these, or the answer stands in marks. */
const IN_MARKS = /["“«「『]([^"”»」』]{20,})/u;
/** An apostrophe inside a word closes nothing: "made her sister's wedding.'" ends at the last mark. */
const IN_SINGLE_MARKS = /(?:^|[\s:(])['‘](.{30,})['’](?=[\s.,;!?)]|$)/su;
const AFTER = /[:：?？]\s*|\n+/u;
const SHORTEST = 6;

/** The answer that somebody pasted with the wish to have it judged; null where only the wish is there. */
export function pastedAnswer({ own }: Message): string | null {
  const rest = markedIn(own) ?? own.slice((AFTER.exec(own)?.index ?? own.length) + 1);
  const answer = rest.trim();
  const isHan = /\p{Script=Han}/u.test(answer);
  const length = isHan ? answer.length / 2 : answer.split(/\s+/).length;
  return length >= SHORTEST ? answer : null;
}

/** What stands in quotation marks of any kind, without them: judged as speech of others, one's own answer tells nothing. */
export function markedIn(text: string): string | null {
  return IN_MARKS.exec(text)?.[1] ?? IN_SINGLE_MARKS.exec(text)?.[1] ?? null;
}
