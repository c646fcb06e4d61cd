import { existsSync, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DatabaseRefusal } from "./database.ts";

export type FolderLock = { release(): void };

/**
 * Makes this process the only owner of a data folder. Two PGlite processes on one folder lose rows
 * without an error, and PGlite takes no lock itself. An exclusive SQLite transaction on a side file
 * is a lock that the kernel frees with the process, also after kill -9.
 */
export function lockFolder(folder: string): FolderLock {
  const side = openSideFile(folder);
  try {
    side.exec("pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    side.close();
    if (!isBusy(error)) throw unusable(folder, error);
    throw new DatabaseRefusal(
      `The data folder ${folder} is in use by another process. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => side.close() };
}

function openSideFile(folder: string): DatabaseSync {
  try {
    makeFolder(resolve(folder));
    return new DatabaseSync(join(folder, "owner.lock"), { timeout: 0 });
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Folder by folder: Node's own recursive way never ends where the system answers as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** A file in its place, no right to write, a full disk: the system's own words say which. */
function unusable(folder: string, error: unknown): DatabaseRefusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseRefusal(
    `The data folder ${folder} cannot be used (${reason}). Set DATA_DIR to a folder in which this account may write.`,
  );
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isBusy(error: unknown): boolean {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return code === 5 || code === 6;
}
