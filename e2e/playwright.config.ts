import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "../scripts/free-port.ts";
import { findPostgres, findStoryBrowser } from "../scripts/needed-programs.ts";
import { BROWSER_FLAGS } from "./support/browser-flags.ts";
import { SERVER_MAIN, serverEnvironment } from "./support/own-server.ts";

const browser = findStoryBrowser();
if (!browser) throw new Error("No Chromium found: install one or set CHROMIUM to its path");

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL) || findPostgres() !== null;
const isMain = process.env.TEST_WORKER_INDEX === undefined;
if (!hasPostgres && isMain) console.log("skipped: story of two servers (no PostgreSQL found)");

// The workers read this file again and inherit the environment: one port for all of them.
process.env.E2E_PORT ??= String(await freePort());
const port = Number(process.env.E2E_PORT);

// A passkey needs a domain name, so the address is localhost and not 127.0.0.1.
const address = `http://localhost:${port}`;

// Playwright empties this folder before each run, so every run begins with a new database.
const outputDir = join(import.meta.dirname, "test-results");

export default defineConfig({
  testDir: import.meta.dirname,
  testIgnore: hasPostgres ? [] : ["two-servers.spec.ts"],
  outputDir,
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: address,
    actionTimeout: 10_000,
    locale: "en-US",
    timezoneId: "UTC",
    contextOptions: { reducedMotion: "reduce" },
    // A worker answers for the network, out of reach of what a story lays in its way; the offline stories allow it.
    serviceWorkers: "block",
    // Writing every story down for a trace takes a fifth of the time: asked for when a fault is looked for.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath: browser, args: BROWSER_FLAGS },
  },
  webServer: {
    command: `"${process.execPath}" "${SERVER_MAIN}"`,
    url: `${address}/api/health`,
    env: serverEnvironment({ port, dataFolder: join(outputDir, "data") }),
    stdout: "ignore",
    stderr: "pipe",
    timeout: 30_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
