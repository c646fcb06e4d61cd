import type { Page } from "@playwright/test";
import { GOOD_ANSWER } from "./support/answers.ts";
import { startFront } from "./support/front.ts";
import { expectDraftKept, fillAnswer, section, submitButton } from "./support/practice.ts";
import { expect, expectToast, openDemo, signIn, test } from "./support/stories.ts";

test.use({ serviceWorkers: "allow" });

/** The profile menu says so as soon as the device has everything. */
async function expectKept(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.getByRole("button", { name: /, your account$/ }).click();
  await expect(page.getByText("Study screens work offline on this device")).toBeVisible({
    timeout: 30_000,
  });
  await page.keyboard.press("Escape");
}

const offlineLine = (page: Page) => page.getByText(/^No connection\. What you write is kept/);

test("after one visit the study screens open without a network, and what is done is sent on return", async ({
  page,
  context,
}) => {
  await openDemo(page);
  await expectKept(page);
  await context.setOffline(true);

  for (const [path, something] of [
    ["/airport-codes", page.getByRole("searchbox", { name: "Search airports" })],
    ["/study-guide?term=girt-bar", page.getByRole("heading", { name: "Girt Bar" }).first()],
    ["/evacuation-procedures?drill=land", page.getByRole("button", { name: /^(Start|Begin)/ })],
    ["/cockpit-exploration", page.getByRole("link", { name: "Quiz on the deck" })],
    ["/airline-facts", page.getByText("51 airlines")],
  ] as const) {
    await page.goto(path);
    await expect(something).toBeVisible();
  }
  await expect(offlineLine(page)).toBeVisible();

  await page.goto("/text-practice");
  await fillAnswer(page, GOOD_ANSWER);
  await submitButton(page).click();
  await expect(page.getByText("1 answer waits to be sent.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();

  await context.setOffline(false);
  await expectToast(page, "Sent", "Your waiting answer has been saved.");
  await expect(offlineLine(page)).toBeHidden();
  await expect(page.getByRole("list", { name: "Your figures" })).toBeVisible();
});

test("a newer build is offered while somebody writes, loaded when asked, and other tabs go on", async ({
  page,
  context,
  baseURL,
}) => {
  const front = await startFront(baseURL ?? "");
  await signIn(page, {}, front.url);
  await expectKept(page);
  await page.goto(`${front.url}/text-practice`);
  await section(page, "Situation").fill("On my second day at the desk");
  await expectDraftKept(page);
  const other = await context.newPage();
  await other.goto(`${front.url}/door-component-quiz`);

  front.deploy();
  // What the page does by itself each hour.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByRole("button", { name: "Load it now" });
  await expect(offer).toBeVisible();
  await expect(section(page, "Situation")).toHaveValue("On my second day at the desk");

  await offer.click();
  // The worker that answers finishes what it has in hand before it gives way.
  await expect(offer).toBeHidden({ timeout: 30_000 });
  await expect(section(page, "Situation")).toHaveValue("On my second day at the desk");
  // The other tab still runs the old build, whose files the server does not have any more.
  await expect(other.getByRole("button", { name: "Load it now" })).toBeVisible();
  await other.getByRole("link", { name: "Virtual Cockpit", exact: true }).first().click();
  await expect(
    other.getByRole("heading", { name: "Virtual Cockpit Exploration", level: 1 }),
  ).toBeVisible();
  await other.close();
  await front.stop();
});
