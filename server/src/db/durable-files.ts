import fs from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type InitOptions = Parameters<NodeFS["init"]>[1];
type FileStream = { nfd?: number };

/**
 * PGlite's file system with an fsync that reaches the disk. As shipped, its NODEFS has no such
 * operation, so a committed row lives in the page cache only and a power cut may take it.
 * This leans on PGlite's inside: the version is pinned, and `durability.test.ts` counts the calls.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: InitOptions) {
    const started = await super.init(pg, options);
    const before = started.emscriptenOpts.preRun ?? [];
    const giveFsync = (module: {
      NODEFS: { stream_ops: { fsync?: (s: FileStream) => number } };
    }) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) syncDescriptor(stream.nfd);
        return 0;
      };
    };
    started.emscriptenOpts.preRun = [...before, giveFsync] as typeof before;
    return started;
  }
}

/** Syncs every file and folder beneath, for what initdb wrote before any fsync was asked for. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncFolder(folder);
}

/** Syncs the names in a folder, not what is in the files. */
export function syncFolder(folder: string): void {
  if (process.platform !== "win32") syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = fs.openSync(path, "r");
  try {
    syncDescriptor(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Some things that PostgreSQL opens cannot be synced, a pipe for one: nothing is lost there. */
function syncDescriptor(descriptor: number): void {
  try {
    fs.fsyncSync(descriptor);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code !== "EINVAL" && code !== "EBADF" && code !== "EPERM") throw error;
  }
}
