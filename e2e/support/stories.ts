import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { findPostgres } from "../../scripts/needed-programs.ts";
import { startPostgres } from "../../scripts/throw-away-postgres.ts";
import { type OwnServer, type OwnServerOptions, startServer } from "./own-server.ts";

type StoryProfile = "candidate" | "recruiter" | "trainer";

interface StoryPerson {
  profile?: StoryProfile;
  name?: string;
  /** One of the sign-in list, e.g. "Emirates"; candidates only. */
  airline?: string;
}

/** Signs in as a person does, from the landing page to the dashboard. `address`: of another server. */
export async function signIn(page: Page, person: StoryPerson = {}, address = "/"): Promise<void> {
  const { profile = "candidate", name = "Amina Haddad", airline } = person;
  await page.goto(address);
  await page.getByRole("button", { name: `Continue as ${profile}` }).click();
  await page.getByLabel("Full Name").fill(name);
  if (airline) await page.getByLabel("Target Airline (Optional)").selectOption(airline);
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page.getByRole("main")).toContainText(`${name.split(" ")[0]}.`);
}

/** Opens the demo account, whose panels all hold something. */
export async function openDemo(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Go to Dashboard" }).click();
  await expect(page.getByText("Sample data", { exact: true })).toBeVisible();
}

/** Opens the profile menu and chooses from it. */
export async function chooseFromProfile(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: /, your account$/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

interface Fixtures {
  /** A folder of this story's own, gone when it ends. */
  folder: string;
  /** Starts one more server beside the shared one; stopped when the story ends. */
  ownServer: (options?: OwnServerOptions) => Promise<OwnServer>;
}

interface WorkerFixtures {
  /** Address of an empty PostgreSQL database; the story is skipped where there is no PostgreSQL. */
  databaseUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "prep-story-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  ownServer: async ({ folder }, use) => {
    const servers: OwnServer[] = [];
    await use(async (options = {}) => {
      const server = await startServer({ dataFolder: join(folder, "data"), ...options });
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.stop()));
  },

  databaseUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured
    async ({}, use, workerInfo) => {
      const binaries = findPostgres();
      base.skip(!binaries, `no PostgreSQL found (worker ${workerInfo.workerIndex})`);
      const cluster = await startPostgres(binaries ?? "");
      await use(cluster.url);
      await cluster.stop();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
