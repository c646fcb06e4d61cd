/** Models that think aloud put their thoughts before the answer. */
const THOUGHTS = /^\s*<think>[\s\S]*?<\/think>/;

/** More opening braces than this before an object that can be read: it is prose, not JSON. */
const MOST_TRIES = 20;

/** The text without thoughts at its head; null while they have not ended. */
export function withoutThoughts(text: string): string | null {
  if (!/^\s*<think>/.test(text)) return text;
  return THOUGHTS.test(text) ? text.replace(THOUGHTS, "") : null;
}

/**
 * The first JSON object in a text, whatever stands around it: many services know no format for JSON, and
 * models wrap it in a code fence or a polite sentence. Undefined where there is none.
 */
export function firstJson(text: string): unknown {
  const answer = withoutThoughts(text) ?? "";
  let from = answer.indexOf("{");
  for (let tries = 0; from >= 0 && tries < MOST_TRIES; tries += 1) {
    const to = endOfObject(answer, from);
    if (to === null) return undefined;
    try {
      return JSON.parse(answer.slice(from, to));
    } catch {
      from = answer.indexOf("{", from + 1);
    }
  }
  return undefined;
}

/** Where the object that begins at `from` ends, braces within strings apart; null when it does not. */
function endOfObject(text: string, from: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === "{") depth += 1;
    else if (sign === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
