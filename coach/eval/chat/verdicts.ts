import { createHash } from "node:crypto";
import { percent } from "../shares.ts";
import verdicts from "./verdicts.json" with { type: "json" };

/** What a reader who had the right answer beside them held of a reply. */
type Judgement = "right" | "partly" | "wrong" | "does not know";

/** A verdict is of one text: once the coach says something else there, the verdict no longer counts. */
interface Verdict {
  set: "strangers" | "threads" | "sixth";
  id: number | string;
  /** `printOf` the reply that was read. */
  reply: string;
  verdict: Judgement;
  why: string;
}

export interface Given {
  set: Verdict["set"];
  id: number | string;
  /** What was asked, with what came before it. */
  asks: string;
  text: string;
}

const VERDICTS = new Map(
  (verdicts as readonly Verdict[]).map((one) => [`${one.set} ${one.id} ${one.reply}`, one]),
);

/** Eight characters that change with the text. */
export function printOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

export function verdictOf({
  set,
  id,
  text,
}: Pick<Given, "set" | "id" | "text">): Verdict | undefined {
  return VERDICTS.get(`${set} ${id} ${printOf(text)}`);
}

/** "72.0 % right of 50, 20.0 % partly …", with the ids that nobody has read as they are now. */
export function readersLine(given: readonly Given[]): string {
  const read = given.map((one) => verdictOf(one)?.verdict ?? null);
  const shares = (["right", "partly", "wrong", "does not know"] as const).map(
    (kind) =>
      `${percent(read.filter((verdict) => verdict === kind).length / Math.max(1, given.length))} ${kind}`,
  );
  const unread = given.filter((one) => !verdictOf(one)).map(({ id }) => id);
  if (unread.length === given.length) return "by a reader: none of them read";
  return `by a reader: ${shares.join(", ")} of ${given.length}${
    unread.length > 0 ? `; not read as they are now: ${unread.join(" ")}` : ""
  }`;
}
