import { withoutThoughts } from "./first-json.ts";

/** What stands before the text of a chat reply that is still being written. */
export type ReplyHead = { kind?: unknown; sources?: unknown };

export type GrowingReply = {
  /** Null until the head is complete; an empty one where the text came before it. */
  head: ReplyHead | null;
  /** The text so far, decoded. */
  text: string;
};

const TEXT_BEGINS = /"text"\s*:\s*"/;
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/**
 * Reads a chat reply while its JSON is still growing. Each call is given all that was written so far;
 * what was decoded before is not read again.
 */
export function readGrowingReply(): (written: string) => GrowingReply {
  let head: ReplyHead | null = null;
  let text = "";
  let at = -1;
  let isClosed = false;

  return (written) => {
    const answer = withoutThoughts(written) ?? "";
    if (at < 0) {
      const begins = TEXT_BEGINS.exec(answer);
      if (!begins) return { head: null, text: "" };
      head = headOf(answer.slice(0, begins.index));
      at = begins.index + begins[0].length;
    }
    while (!isClosed && at < answer.length) {
      const sign = answer[at];
      if (sign === '"') isClosed = true;
      else if (sign !== "\\") {
        text += sign;
        at += 1;
      } else {
        const length = answer[at + 1] === "u" ? 6 : 2;
        if (at + length > answer.length) break;
        const escaped = answer[at + 1] ?? "";
        text +=
          length === 6
            ? String.fromCharCode(Number.parseInt(answer.slice(at + 2, at + 6), 16))
            : (ESCAPES[escaped] ?? escaped);
        at += length;
      }
    }
    return { head, text };
  };
}

function headOf(before: string): ReplyHead {
  const from = before.indexOf("{");
  try {
    return JSON.parse(`${before.slice(from).replace(/,\s*$/, "")}}`) as ReplyHead;
  } catch {
    return {};
  }
}
