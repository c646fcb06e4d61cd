import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { openEmbedded } from "../db/embedded.ts";
import { openPostgres } from "../db/postgresql.ts";
import { administer, databaseUrl } from "./prepare.ts";

export const postgresUrl: string | null = inject("postgresUrl");

/** A copy of the prepared data folder, and how to remove it. */
export function copyFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "interview-prep-"));
  cpSync(inject("preparedFolder"), folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A copy of the prepared PostgreSQL database, and how to remove it. */
export async function copyDatabase(
  server: string,
): Promise<{ url: string; remove(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await copyWhenFree(server, `create database ${name} template ${inject("preparedDatabase")}`);
  return {
    url: databaseUrl(server, name),
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

/** A template can be copied by one at a time (55006: it is being accessed): test files run side by side. */
async function copyWhenFree(server: string, statement: string, tries = 20): Promise<void> {
  try {
    await administer(server, statement);
  } catch (error) {
    const isBusy = error instanceof Error && "code" in error && error.code === "55006";
    if (!isBusy || tries === 0) throw error;
    await sleep(100);
    await copyWhenFree(server, statement, tries - 1);
  }
}

type Copy = { database: OpenDatabase; remove(): void | Promise<void> };

async function openFolder(): Promise<Copy> {
  const { folder, remove } = copyFolder();
  return { database: await openEmbedded(folder), remove };
}

async function openServer(server: string): Promise<Copy> {
  const { url, remove } = await copyDatabase(server);
  return { database: await openPostgres(url, () => {}), remove };
}

/** Tells the same stories on each database at hand, each on a fresh copy. */
export function onEachDatabase(stories: (database: () => OpenDatabase) => void): void {
  const kinds: [string, () => Promise<Copy>][] = [["the embedded database", openFolder]];
  if (postgresUrl) kinds.push(["PostgreSQL", () => openServer(postgresUrl)]);
  describe.each(kinds)("on %s", (_, open) => {
    let copy: Copy;
    beforeAll(async () => {
      copy = await open();
    });
    afterAll(async () => {
      await copy.database.close();
      await copy.remove();
    });
    stories(() => copy.database);
  });
}
