import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseRefusal } from "./database.ts";

export type FolderLock = { release(): void };

/**
 * Makes this process the only owner of a data folder. Two PGlite processes on one folder lose rows
 * without an error, and PGlite takes no lock itself. An exclusive SQLite transaction on a side file
 * is a lock that the kernel frees with the process, also after kill -9.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const side = new DatabaseSync(join(folder, "owner.lock"), { timeout: 0 });
  try {
    side.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    side.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseRefusal(
      `The data folder ${folder} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => side.close() };
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return code === 5 || code === 6;
}
