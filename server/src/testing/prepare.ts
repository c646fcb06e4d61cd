import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "../db/embedded.ts";
import { openPostgres } from "../db/postgresql.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated data folder; every test file works on a copy. */
    preparedFolder: string;
    /** A server to run on as well, or null. */
    postgresUrl: string | null;
    /** Name of a migrated database on it; every test file works on a copy. */
    preparedDatabase: string;
  }
}

const CACHE = join(import.meta.dirname, "../../../node_modules/.cache/server-tests");
const MIGRATIONS = join(import.meta.dirname, "../db/migrations");

/** Migrates one database of each kind for all test files; the embedded one is kept for the next run. */
export default async function prepare(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const stamp = stampOf(MIGRATIONS);
  const folder = join(CACHE, stamp);
  if (!existsSync(folder)) await makeFolder(folder);
  project.provide("preparedFolder", folder);

  const url = project.config.provide.postgresUrl;
  const name = `prepared_${stamp}_${process.pid}`;
  project.provide("preparedDatabase", name);
  if (!url) return undefined;
  await administer(url, `create database ${name}`);
  const prepared = await openPostgres(databaseUrl(url, name), () => {});
  await prepared.close();
  return () => administer(url, `drop database ${name}`);
}

async function makeFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const database = await openEmbedded(unfinished);
  await database.close();
  // Another run may have been first: its folder is as good.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

function stampOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    hash.update(readFileSync(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

/** Runs one statement on the server's own database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
