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
  const first = page.getByRole("listitem").filter({ hasText: "Take the NITS briefing" });
  await page.keyboard.press(((await first.textContent()) ?? "").charAt(0));
  await expect(page.getByText("1 of 17 done", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Long enough for the draft to reach the disk: a quarter of a second, or the page that goes.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Paused" })).toBeVisible();
  await expect(page.getByText("1 of 17 done", { exact: true })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { name: "What comes next?" })).toBeVisible();
  await page.getByRole("button", { name: "End and debrief" }).click();
  await expect(page.getByRole("heading", { name: "Not yet passed" })).toBeVisible();
  await expect(page.getByText(/^Paused once/)).toBeVisible();
  await expectAccessible(page);
});
