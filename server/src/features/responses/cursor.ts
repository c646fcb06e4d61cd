import type { Cursor } from "./store.ts";

/** A cursor as it stands in a link: opaque to the caller. */
export function writeCursor({ createdAt, seq }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${seq}`).toString("base64url");
}

/** The last millisecond that an ISO date writes with four digits of year, as databases read it. */
const LATEST_TIME = Date.UTC(10_000, 0, 1) - 1;

/** Null when it is none of ours. */
export function readCursor(text: string): Cursor | null {
  const [, time, seq] =
    /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (!time || !seq || Number(time) > LATEST_TIME) return null;
  return { createdAt: new Date(Number(time)), seq: Number(seq) };
}
