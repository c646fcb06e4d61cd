import { expect, openDemo, test } from "./support/stories.ts";

test("a dialog takes the keyboard at once, keeps it while it is open, and gives it back", async ({
  page,
}) => {
  await openDemo(page);
  await page.goto("/calendar");
  const opener = page.getByRole("button", { name: "Add an application" });
  const dialog = page.getByRole("dialog", { name: "Add an application" });

  // Escape in the very frame in which it opens.
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Airline")).toBeFocused();
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  const controls = await dialog.locator("button, input, select, textarea").count();
  for (let press = 0; press <= controls; press++) {
    await page.keyboard.press("Tab");
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.closest("dialog") === null;
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator("dialog")).toHaveCount(0);
});
