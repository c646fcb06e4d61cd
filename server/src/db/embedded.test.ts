import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { copyFolder, onEachDatabase } from "../testing/databases.ts";
import type { OpenDatabase } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { databaseFailure, failureCode } from "./failure.ts";
import { migrateEmbedded } from "./migrate.ts";

let opened: OpenDatabase | null = null;
const { folder, remove } = copyFolder();
const open = async () => {
  opened = await openEmbedded(folder);
  return opened;
};
afterAll(remove);
afterEach(async () => {
  await opened?.close();
  opened = null;
});

describe("the embedded database", () => {
  test("syncs every commit to disk", async () => {
    const sync = vi.spyOn(fs, "fsyncSync");
    const { db } = await open();
    await db.execute(sql`create table if not exists durable (id integer)`);
    const before = sync.mock.calls.length;
    const commits = 20;
    for (let id = 0; id < commits; id++) await db.execute(sql`insert into durable values (${id})`);
    expect(sync.mock.calls.length - before).toBeGreaterThanOrEqual(commits);
  });

  test("writes nothing while the disk is as good as full, still reads, and goes on with room", async () => {
    const { db } = await open();
    await db.execute(sql`create table if not exists kept (id integer)`);
    const insert = () => db.execute(sql`insert into kept values (1)`);
    const room = vi.spyOn(fs, "statfsSync").mockReturnValue({ bavail: 1000, bsize: 4096 } as never);
    for (const write of [insert, () => db.transaction(async (tx) => tx.execute(sql`select 1`))]) {
      const failure: unknown = await write().catch((error: unknown) => error);
      expect([databaseFailure(failure), failureCode(failure)]).toEqual(["unavailable", "53100"]);
    }
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
    const other = fs.mkdtempSync(join(tmpdir(), "full-"));
    await expect(openEmbedded(other)).rejects.toThrow(
      `The disk of the data folder ${other} is full`,
    );
    fs.rmSync(other, { recursive: true });
    room.mockRestore();
    await expect(insert()).resolves.toBeDefined();
  });

  test("refuses a folder that is in use, and takes it once it is free", async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(`The data folder ${folder} is in use`);
    await first.close();
    const { db } = await open();
    await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
  });

  test.runIf(fs.existsSync("/proc/self"))(
    "refuses a place where no folder can be made",
    async () => {
      await expect(openEmbedded("/proc/prep/data")).rejects.toThrow(
        "The data folder /proc/prep/data cannot be used",
      );
    },
  );

  test("refuses a folder that another has only just made", async () => {
    const fresh = fs.mkdtempSync(join(tmpdir(), "fresh-"));
    opened = await openEmbedded(fresh);
    // The lock is the process's own, so another process has to ask.
    const other = spawnSync(process.execPath, [
      join(import.meta.dirname, "../testing/try-lock.ts"),
      fresh,
    ]);
    expect(String(other.stdout)).toBe("refused\n");
    await opened.close();
    opened = null;
    fs.rmSync(fresh, { recursive: true });
  });
});

onEachDatabase((database) => {
  test("a schema that newer code has made is refused, in a sentence", async () => {
    const { db } = database();
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    const migrating = migrateEmbedded(db as Parameters<typeof migrateEmbedded>[0]);
    await expect(migrating).rejects.toThrow("made by a newer version of this program");
  });
});
