import type { Cursor } from "./store.ts";

/** A cursor as it stands in a link: opaque to the caller. */
export function writeCursor({ createdAt, seq }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${seq}`).toString("base64url");
}

/** Null when it is none of ours. */
export function readCursor(text: string): Cursor | null {
  const [, time, seq] =
    /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  return time && seq ? { createdAt: new Date(Number(time)), seq: Number(seq) } : null;
}
