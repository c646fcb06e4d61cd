import fs from "node:fs";
import type { Client } from "./prepared-statements.ts";

/**
 * Room that is left alone. PostgreSQL takes 16 MB at once for the next file of its write-ahead log.
 * Where it cannot have them a server ends and starts again by itself; the embedded one turns round
 * for ever within the statement, and the whole process with it.
 */
const KEPT_FREE_MEGABYTES = 64;
const MEGABYTE = 1024 * 1024;

/** Whether the disk beneath a folder has room for what PostgreSQL may ask of it. */
export function hasRoom(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize >= KEPT_FREE_MEGABYTES * MEGABYTE;
}

/** The same database, which refuses to write while its disk is as good as full. Reading goes on. */
export function writeWithRoom(client: Client, folder: string): Client {
  const need = () => {
    // SQLSTATE "disk full", as PostgreSQL itself would say.
    if (!hasRoom(folder)) throw Object.assign(new Error("The disk is full"), { code: "53100" });
  };
  return {
    query: async (statement, ...more) => {
      if (!/^\s*select\b/i.test(statement)) need();
      return client.query(statement, ...more);
    },
    transaction: async (work) => {
      need();
      return client.transaction(work);
    },
  };
}
