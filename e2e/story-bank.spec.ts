import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER } from "./support/answers.ts";
import { fillAnswer, openQuestion, submitAnswer } from "./support/practice.ts";
import { expect, expectToast, openDemo, signIn, test } from "./support/stories.ts";

const wall = (page: Page) => page.getByRole("grid");
const stories = (page: Page) => page.getByRole("region", { name: "Your stories" });

test("an answer is kept from its report, tagged, found on the wall, and deleted", async ({
  page,
}) => {
  await signIn(page, { airline: "Emirates" });
  await openQuestion(page);
  await fillAnswer(page, GOOD_ANSWER);
  await submitAnswer(page);
  await page.getByRole("button", { name: "Keep as story", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Keep as story" });
  await dialog.getByLabel("Title").fill("The queue at seven");
  const teamwork = dialog.getByRole("button", { name: "Teamwork" });
  await teamwork.click();
  await expect(teamwork).toHaveAttribute("aria-pressed", "true");
  const value = dialog
    .getByRole("group", { name: "Values of Emirates" })
    .getByRole("button")
    .first();
  const name = (await value.textContent()) ?? "";
  await value.click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep story" }).click();
  await expectToast(page, "Kept in your story bank", "The queue at seven");

  await page.getByRole("link", { name: "In your story bank", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Story bank", level: 1 })).toBeVisible();
  const square = wall(page).getByRole("button", { name: `Teamwork, ${name}: 1 story` });
  await square.click();
  await expect(wall(page).getByRole("button", { name: "The queue at seven" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(wall(page).locator(":focus")).toHaveAccessibleName(/^Communication, /);

  await stories(page).getByRole("button", { name: "Delete The queue at seven" }).click();
  await page
    .getByRole("dialog", { name: "Delete this story?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expectToast(page, "Story deleted");
  await expect(page.getByRole("heading", { name: "No story kept yet" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Your figures" })).toContainText("1");
});

test("a story is changed, and what was not saved is there again", async ({ page }) => {
  await openDemo(page);
  await page.getByRole("button", { name: "All practice screens" }).click();
  await page.getByRole("menuitem", { name: "Story bank" }).click();
  const edit = stories(page)
    .getByRole("button", { name: /^Edit / })
    .first();
  await edit.click();
  const dialog = page.getByRole("dialog", { name: "Edit story" });
  await dialog.getByLabel("Title").fill("Told in one breath");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await edit.click();
  await expect(dialog.getByLabel("Title")).toHaveValue("Told in one breath");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(stories(page).getByRole("heading", { name: "Told in one breath" })).toBeVisible();
  await page.reload();
  await expect(stories(page).getByRole("heading", { name: "Told in one breath" })).toBeVisible();
});

test("a gap leads to a question of its competency", async ({ page }) => {
  await openDemo(page);
  await page.goto("/story-bank");
  const gaps = page.getByRole("region", { name: "Gaps to close" });
  const question = (await gaps.getByRole("paragraph").nth(1).textContent()) ?? "";
  await gaps
    .getByRole("link", { name: /^Practise this/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/star-practice\?question=/);
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
});

test("stories that do not come say so, and are asked for again", async ({ page }) => {
  await openDemo(page);
  await page.route("**/api/stories", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "Back in a minute." }),
  );
  await page.goto("/story-bank");
  const alert = page.getByRole("alert").filter({ hasText: "Back in a minute." });
  await expect(alert).toBeVisible();
  await page.unroute("**/api/stories");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(stories(page).getByRole("listitem").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("each competency is a line that opens to its windows", async ({ page }) => {
    await openDemo(page);
    await page.goto("/story-bank");
    await expect(wall(page)).toBeHidden();
    const line = page.getByRole("group").filter({ hasText: "Motivation" }).last();
    await line.getByText("Motivation").click();
    await expect(line.getByRole("link", { name: "Practise this" }).first()).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
