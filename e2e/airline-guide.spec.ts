import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("a candidate looks an airline up, compares it, and earns its quiz badge by answering", async ({
  page,
}) => {
  await signIn(page, { airline: "Emirates" });
  await page.goto("/airline-facts");
  const card = page.getByRole("listitem").filter({ has: page.getByText("Your target airline") });
  await expect(card.getByRole("heading", { level: 3 })).toContainText("Emirates");

  await page.getByLabel("Search airlines").fill("pilgrims");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("link", { name: "Compare Saudia with another airline" }).click();
  await expect(page).toHaveURL("/airline-facts?compare=saudia");
  await expect(page.getByRole("table", { name: "Saudia and Emirates side by side" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/airline-facts?quiz=emirates");
  for (let number = 1; number <= 8; number += 1) {
    await expect(page.getByText(`Question ${number} of 8`)).toBeVisible();
    await page.keyboard.press("1");
    if (number === 1) await expectAccessible(page);
    await page.keyboard.press("Enter");
  }
  const result = page.getByRole("heading", { name: /of 8 right$/ });
  const correct = Number.parseInt((await result.textContent()) ?? "", 10);
  await expect(page.getByText("Kept with your account.")).toBeVisible();

  await page.goto("/dashboard-details");
  const badge = page
    .getByRole("region", { name: "Airline training badges" })
    .getByRole("listitem")
    .filter({ hasText: "Knows the airline" });
  await expect(badge).toContainText(`${Math.min(correct, 7)} of 7`);
});
