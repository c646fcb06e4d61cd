import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("a candidate runs the evacuation drill by keys alone, reloads in the middle, and is told why", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/evacuation-procedures?on=water&tab=guide");
  await expect(page.getByRole("heading", { name: "Brace positions" })).toBeVisible();
  await page.getByRole("link", { name: "Run the drill on water" }).click();
  await page.getByRole("button", { name: "Without a clock" }).click();
  await page.getByRole("button", { name: "Start the drill" }).click();
  // Of five cards one at least is right, whatever the scenario.
  for (const key of ["1", "2", "3", "4", "5"]) await page.keyboard.press(key);
  const progress = page.getByText(/^[1-9]\d* of 17 done$/);
  await expect(progress).toBeVisible();
  const done = (await progress.textContent()) ?? "";
  await expectAccessible(page);

  // Long enough for the draft to reach the disk: a quarter of a second, or the page that goes.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { name: "What comes next?" })).toBeVisible();
  await page.getByRole("button", { name: "End and debrief" }).click();
  await expect(page.getByRole("heading", { name: "Not yet passed" })).toBeVisible();
  await expect(page.getByText(/^Paused once/)).toBeVisible();
  await expectAccessible(page);
});
