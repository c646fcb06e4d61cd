import type { Database } from "../db/database.ts";
import { type ApiContext, personOf } from "../http/api.ts";
import { notFound, notYours } from "../http/problems.ts";
import { findUser } from "./store.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/**
 * The signed-in person's id, asked for as `me`, by itself or not at all. Another person's id is
 * refused with 403, an unknown one with 404.
 */
export async function ownId(
  c: Pick<ApiContext, "get">,
  db: Database,
  asked: string | undefined,
): Promise<string> {
  const { id } = personOf(c);
  if (asked === undefined || asked === "me" || asked.toLowerCase() === id) return id;
  throw isUuid(asked) && (await findUser(db, asked)) ? notYours() : notFound();
}
