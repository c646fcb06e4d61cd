import { expectAccessible } from "./support/accessibility.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test("a region is saved, read, put on both clocks and prepared for, by day and by night", async ({
  page,
}) => {
  await signIn(page, { airline: "Emirates" });
  await page.getByRole("link", { name: /^Prepare for where you interview/ }).click();
  await expect(
    page.getByRole("heading", { name: "Cultural Context & Timezone Settings" }),
  ).toBeVisible();
  await page.getByRole("radio", { name: /^United Kingdom/ }).check({ force: true });
  await page.getByRole("button", { name: "Save Cultural Context" }).click();
  await expectToast(
    page,
    "Cultural Context Updated",
    "Your interview preparation has been customized for your target region.",
  );
  await expect(
    page.getByRole("heading", { name: "Before an interview: United Kingdom" }),
  ).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Timezone Adapter" }).click();
  await page.getByLabel("Date of the interview").fill("2027-07-14");
  // Summer time in London only, and the half hour of India kept.
  const nine = page.getByRole("link", { name: /^09:00 .*13:30 in Kolkata/ });
  await nine.focus();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=prep&module=timing&at=2027-07-14T09:00$/);
  await page.getByRole("button", { name: "Keep this plan" }).click();
  await expect(page.getByText("Kept: 100 of 100.")).toBeVisible();
  await expectAccessible(page);

  await page.goto("/");
  await expect(page.getByRole("link", { name: /^Smart Prep: United Kingdom/ })).toContainText(
    "1 of 4 parts of Smart Prep done",
  );
});
