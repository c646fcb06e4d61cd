import type { Cursor } from "../db/newest-first.ts";
import { invalidFields } from "./problems.ts";

/** A cursor as it stands in a link: opaque to the caller. */
export function writeCursor({ createdAt, seq }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}.${seq}`).toString("base64url");
}

/** The last millisecond that an ISO date writes with four digits of year, as databases read it. */
const LATEST_TIME = Date.UTC(10_000, 0, 1) - 1;

/** Null where none was sent. Throws 400 naming `cursor` when it is none of ours. */
export function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null;
  const [, time, seq] =
    /^(\d{1,15})\.(\d{1,15})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (!time || !seq || Number(time) > LATEST_TIME)
    throw invalidFields([{ path: "cursor", key: "field-bad-cursor" }]);
  return { createdAt: new Date(Number(time)), seq: Number(seq) };
}
