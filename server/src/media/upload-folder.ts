import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Apart for each account of the machine: what one has made another cannot open. */
const PARENT = join(tmpdir(), `interview-prep-recordings-${process.getuid?.() ?? "0"}`);
/** Folders of this very process; one that another process of the same id left behind is not among them. */
const own = new Set<string>();

export type UploadFolder = {
  /** Room for the files of one analysis, for this account of the machine alone. */
  open(id: string): string;
  /** Removes it with everything in it. Never throws. */
  close(place: string): Promise<void>;
  /** Removes all of them. */
  remove(): void;
};

/**
 * Where recordings lie while they are analysed: a folder of this process among the machine's temporary files. What processes
 * that have died left there is removed now.
 */
export function createUploadFolder(parent = PARENT): UploadFolder {
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) {
    const left = join(parent, name);
    if (!own.has(left) && !isAlive(Number(name.split("-")[0]))) remove(left);
  }
  const folder = mkdtempSync(join(parent, `${process.pid}-`));
  own.add(folder);
  return {
    open: (id) => {
      const place = join(folder, id);
      mkdirSync(place, { recursive: true, mode: 0o700 });
      return place;
    },
    close: (place) => rm(place, { recursive: true, force: true }).catch(() => {}),
    remove: () => {
      own.delete(folder);
      remove(folder);
    },
  };
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another account's, on a machine that several use.
  }
}

/** Whether another process of this id runs; this one's own folders are known. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
