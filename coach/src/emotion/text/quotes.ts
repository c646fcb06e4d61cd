/** A mark without its partner within this many characters opens nothing. */
const LONGEST_QUOTE = 400;

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”",
  "„": "“”",
  "«": "»",
  "‘": "’",
  "'": "'",
  "「": "」",
  "『": "』",
};

/** Spans between quotation marks, in order: somebody's spoken words. Apostrophes inside words are none. */
export function quotedSpans(text: string): [start: number, end: number][] {
  const spans: [number, number][] = [];
  for (let at = 0; at < text.length; at += 1) {
    const closing = CLOSING[text.charAt(at)];
    if (closing === undefined || (isSingle(text, at) && isLetter(text, at - 1))) continue;
    const limit = Math.min(text.length, at + LONGEST_QUOTE);
    let end = at + 1;
    while (end < limit && !closes(text, end, closing)) end += 1;
    if (end >= limit) continue;
    spans.push([at, end]);
    at = end;
  }
  return spans;
}

function closes(text: string, at: number, closing: string): boolean {
  return closing.includes(text.charAt(at)) && !(isSingle(text, at) && isLetter(text, at + 1));
}

function isSingle(text: string, at: number): boolean {
  return "'’‘".includes(text.charAt(at));
}

function isLetter(text: string, at: number): boolean {
  return /^[\p{L}\p{N}]$/u.test(text.charAt(at));
}
