import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

/** Answers so many cards of a session that is open, by keys. */
async function answerCards(page: Page, count: number): Promise<void> {
  for (let card = 1; card <= count; card += 1) {
    await expect(page.getByText(new RegExp(`^Card ${card} of`))).toBeVisible();
    await page.keyboard.press("1");
    await expect(page.getByText(/^(Right\.|Not quite: .+)$/)).toBeVisible();
    await page.keyboard.press("Enter");
  }
}

test("a day's review without a network on two devices is merged without loss", async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto("/review");
  const left = (device: Page) => device.getByText(/^0 to repeat, \d+ new/);
  await expect(left(page)).toHaveText(/ 10 new/);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const tablet = await other.newPage();
  await tablet.goto("/review");
  await expect(left(tablet)).toHaveText(/ 10 new/);

  for (const [device, count] of [
    [page, 2],
    [tablet, 1],
  ] as const) {
    await device.getByRole("button", { name: "Start" }).click();
    await expect(device.getByText(/^Card 1 of/)).toBeVisible();
    if (device === page) await expectAccessible(page);
    await device.context().setOffline(true);
    await answerCards(device, count);
    await device.getByRole("button", { name: "Pause" }).click();
    await expect(left(device)).toHaveText(new RegExp(` ${10 - count} new`));
  }
  for (const device of [page, tablet]) await device.context().setOffline(false);
  // The tablet's one is among the phone's two: both began with the same cards.
  for (const device of [page, tablet]) await expect(left(device)).toHaveText(/ 8 new/);
  const { reviews } = await (await page.request.get("/api/reviews/state")).json();
  expect(reviews).toHaveLength(3);
  await other.close();
});
