import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("a candidate narrows the terms, hears one, follows a related one, and comes back to what was narrowed", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/study-guide");
  await expect(page.getByText("Showing 25 of 25 terms")).toBeVisible();
  await page.getByLabel("Search terms").fill("slide");
  await page.getByLabel("Category", { exact: true }).selectOption("Safety Equipment");
  const counter = page.getByRole("status").filter({ hasText: /^Showing \d+ of 25 terms$/ });
  await expect(counter).not.toHaveText(/^Showing (0|25) /);
  const narrowed = (await counter.textContent()) ?? "";

  // One category is left, and it is unfolded; its terms can be heard, by our own voice.
  await page.getByRole("tab", { name: "By Category" }).click();
  const category = page.getByRole("button", { name: /^Safety Equipment/ });
  await expect(category).toHaveAttribute("aria-expanded", "true");
  const asked = page.waitForRequest("**/api/ai-recruiter/speak");
  await page.getByRole("button", { name: "Hear Girt bar" }).click();
  expect((await asked).postData()).toContain("Girt bar");
  await expectAccessible(page);

  const related = page.getByRole("list", { name: "Terms that belong with Girt bar" });
  const next = related.getByRole("link").first();
  const name = (await next.textContent()) ?? "";
  await next.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(counter).toHaveText(narrowed);
  await expect(page.getByLabel("Search terms")).toHaveValue("slide");
});
