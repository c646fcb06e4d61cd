import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { chooseFromProfile, expect, expectToast, signIn, test } from "./support/stories.ts";

const bank = (page: Page) => page.getByRole("region", { name: "Question Bank" });
const cards = (page: Page) =>
  bank(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Practice Now/ }) });

test("the question bank is filtered, searched and paged, and a reload finds the same place", async ({
  page,
}) => {
  await signIn(page);
  await page.getByRole("link", { name: "Learning Resources & Tools" }).click();
  await expect(cards(page)).toHaveCount(12);
  const found = bank(page)
    .getByRole("status")
    .filter({ hasText: /questions?$/ });
  const total = Number.parseInt((await found.textContent()) ?? "", 10);
  expect(total).toBeGreaterThanOrEqual(60);

  const first = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  const pages = bank(page).getByRole("navigation", { name: "Pages of questions" });
  await expect(pages.getByRole("button", { name: "Previous" })).toBeDisabled();
  await pages.getByRole("button", { name: "Next" }).click();
  await expect(pages.locator("[aria-current=page]")).toHaveAccessibleName("Page 2");
  await expect(cards(page).first().getByRole("heading")).not.toHaveText(first);
  await page.reload();
  await expect(pages.locator("[aria-current=page]")).toHaveAccessibleName("Page 2");

  const categories = bank(page).getByRole("group", { name: "Category" });
  await expect(categories.getByRole("button")).toHaveText([
    "All Categories",
    "Customer Service",
    "Safety",
    "Teamwork",
    "Emergency",
    "Communication",
  ]);
  await categories.getByRole("button", { name: "Emergency" }).click();
  await expect(found).not.toHaveText(`${total} questions`);
  await expect(cards(page).filter({ hasText: "Emergency" })).toHaveCount(await cards(page).count());

  await bank(page).getByRole("searchbox", { name: "Search questions" }).fill("zzz");
  await expect(bank(page)).toContainText("No questions found for the selected category.");
  await expect(bank(page)).toContainText("Nothing fits “zzz”.");
  await expectAccessible(page);
  await bank(page).getByRole("button", { name: "Show all questions" }).click();
  await expect(found).toHaveText(`${total} questions`);
  await expect(bank(page).getByRole("searchbox")).toHaveValue("");
});

test("Practice Now opens practice with that very question", async ({ page }) => {
  await signIn(page);
  await page.goto("/dashboard-details");
  await bank(page).getByRole("searchbox", { name: "Search questions" }).fill("difficult customer");
  await expect(cards(page)).toHaveCount(1);
  const question = (await cards(page).getByRole("heading").textContent()) ?? "";
  await cards(page)
    .getByRole("link", { name: `Practice Now ${question}` })
    .click();
  await expect(page).toHaveURL(/\/star-practice\?question=difficult-customer/);
  await expect(page.getByRole("heading", { name: question })).toBeVisible();
});

test("a bank that does not answer says so, and is asked again", async ({ page }) => {
  await signIn(page);
  await page.route("**/api/questions**", (route) => route.abort());
  await page.goto("/dashboard-details");
  await expect(bank(page).getByRole("alert")).toContainText("The questions could not be loaded");
  await page.unroute("**/api/questions**");
  await bank(page).getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(12);
});

test("the target airline is previewed, saved, shown and cleared", async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "Choose your target airline" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose Your Target Airline" });
  const save = dialog.getByRole("button", { name: "Save Selection" });
  await expect(save).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Clear" })).toBeHidden();

  await dialog
    .getByLabel("Target airline")
    .selectOption({ label: "Lufthansa · Europe · Star Alliance" });
  const preview = dialog.getByRole("article", { name: "About Lufthansa" });
  for (const words of [
    "Headquarters",
    "Destinations",
    "Mission",
    "Core values",
    "Interview tips",
  ]) {
    await expect(preview).toContainText(words);
  }
  await expect(preview.getByText(/^\+\d+ more$/).first()).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await expectToast(page, "Target airline saved", "You are now preparing for Lufthansa.");
  const shown = page.getByRole("main").getByRole("button", { name: "Lufthansa, change" });
  await expect(shown).toBeVisible();
  await page.reload();
  await expect(shown).toBeVisible();

  await chooseFromProfile(page, "Target airline");
  await expect(preview).toBeVisible();
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expectToast(page, "Target airline cleared");
  await expect(page.getByRole("button", { name: "Choose your target airline" })).toBeVisible();
});

test("an airline that could not be saved is told, and the dialog stays", async ({ page }) => {
  await signIn(page, { airline: "KLM" });
  await page.route("**/api/users/me", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("main").getByRole("button", { name: "KLM, change" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose Your Target Airline" });
  await expect(dialog.getByRole("article", { name: "About KLM" })).toBeVisible();
  await dialog.getByLabel("Target airline").selectOption("Emirates");
  await dialog.getByRole("button", { name: "Save Selection" }).click();
  await expectToast(page, "Error", "Failed to update target airline");
  await expect(dialog.getByLabel("Target airline")).toHaveValue("Emirates");
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("main").getByRole("button", { name: "KLM, change" })).toBeVisible();
});
