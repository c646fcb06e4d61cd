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

/** The toast that is on the page, with its title and its sentence. */
export async function expectToast(
  page: Page,
  title: string,
  sentence = "",
  options: { timeout?: number } = {},
): Promise<void> {
  const region = page.getByRole("region", { name: /^Notifications/ });
  await expect(region).toContainText(`${title}${sentence}`, options);
}

interface Fixtures {
  /** A folder of this story's own, gone when it ends. */
  folder: string;
  /** Starts one more server beside the shared one; stopped when the story ends. */
  ownServer: (options?: OwnServerOptions) => Promise<OwnServer>;
}

interface WorkerFixtures {
  /** Address of a PostgreSQL database: the one in TEST_DATABASE_URL, else of a cluster of our own. */
  databaseUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // A story that fails says what its page had to say: what did not arrive, and what broke.
  page: async ({ page }, use, info) => {
    const said: string[] = [];
    const open = new Map<string, number>();
    page.on("request", (request) => open.set(request.url(), Date.now()));
    page.on("requestfinished", (request) => open.delete(request.url()));
    page.on("requestfailed", (request) => {
      open.delete(request.url());
      said.push(`${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on("pageerror", (error) => said.push(String(error)));
    page.on("response", (answer) => {
      if (answer.status() >= 400) said.push(`${answer.url()}: ${answer.status()}`);
    });
    await use(page);
    if (info.status === info.expectedStatus) return;
    const waiting = [...open].map(
      ([url, since]) => `${url}: no answer for ${Date.now() - since} ms`,
    );
    console.info(`${info.title}\n  ${[...said, ...waiting].join("\n  ")}`);
  },

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
    async ({}, use) => {
      const given = process.env.TEST_DATABASE_URL;
      if (given) return use(given);
      const binaries = findPostgres();
      if (!binaries)
        throw new Error("No PostgreSQL found: the configuration leaves this story out");
      const cluster = await startPostgres(binaries);
      await use(cluster.url);
      await cluster.stop();
    },
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
