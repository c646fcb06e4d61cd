import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("a candidate finds an event, decides by keys, reloads in the middle and goes on from the overview", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/syllabus");
  await page.getByRole("link", { name: "Smoke from the overhead bin" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.keyboard.press("2");
  await expect(page.getByText("What follows")).toBeVisible();
  await expectAccessible(page);

  // The page that goes saves what a quarter of a second has not.
  await page.reload();
  await expect(page.getByText("What follows")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("heading", { name: "Decision 2" })).toBeFocused();
  await page.getByRole("link", { name: "Back to the course" }).click();
  await expect(page.getByText("An event is running.")).toBeVisible();
  await page.getByRole("link", { name: "First aid and aviation medicine" }).click();
  await page.getByRole("button", { name: "Turn the card" }).click();
  await expect(page.getByRole("button", { name: "I knew it" })).toBeFocused();
  await expectAccessible(page);
});
