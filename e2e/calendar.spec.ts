import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, expectToast, openDemo, test } from "./support/stories.ts";

test("a day is set, its plan followed to a screen, downloaded, and an application tracked", async ({
  page,
}) => {
  await openDemo(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search screens and content" }).fill("calandar");
  await expect(page.getByRole("option", { name: /^Interview calendar/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/calendar$/);

  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("listitem").first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Add to my calendar (.ics)" }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*TRIGGER:-PT15H\r\n[\s\S]*END:VCALENDAR\r\n$/);

  const tracker = page.getByRole("region", { name: "Your applications" });
  await tracker.getByRole("button", { name: "Remove Cathay Pacific" }).click();
  await expectToast(page, "Cathay Pacific removed");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tracker.getByRole("heading", { name: "Cathay Pacific" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search screens and content" }).fill("star");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await today
    .getByRole("link", { name: /^Begin: / })
    .first()
    .click();
  await expect(page).not.toHaveURL(/\/calendar$/);
});
