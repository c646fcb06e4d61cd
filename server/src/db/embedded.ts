import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { DatabaseRefusal, type OpenDatabase } from "./database.ts";
import { hasRoom, writeWithRoom } from "./disk-room.ts";
import { DurableFiles, syncFolder, syncTree } from "./durable-files.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrateEmbedded } from "./migrate.ts";
import { prepareStatements } from "./prepared-statements.ts";

/** `-F` turns fsync off in PostgreSQL; the embedded build has no fdatasync. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/** Opens the embedded database in a folder, alone, migrated and synced to disk. */
export async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  const lock = lockFolder(dataFolder);
  let pglite: PGlite | null = null;
  const close = async () => {
    await pglite?.close();
    lock.release();
  };
  try {
    if (!hasRoom(dataFolder))
      throw new DatabaseRefusal(
        `The disk of the data folder ${dataFolder} is full. Make room on it, or set DATA_DIR to a folder on another.`,
      );
    const files = join(dataFolder, "db");
    const isNew = !existsSync(join(files, "PG_VERSION"));
    const opened = await PGlite.create({
      fs: new DurableFiles(files),
      startParams: START_PARAMETERS,
    });
    pglite = opened;
    const db = drizzle(writeWithRoom(prepareStatements(opened), files) as PGlite);
    await migrateEmbedded(db);
    if (isNew) {
      // Not the data folder's own files: opening and closing the lock's file would let the lock go.
      syncTree(files);
      syncFolder(dataFolder);
    }
    return {
      db,
      sharedPool: null,
      listen: async (channel, onPayload) => {
        await opened.listen(channel, onPayload);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
