import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER } from "./support/answers.ts";
import { WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { expect, signIn, test } from "./support/stories.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });
// Four takes are recorded and analysed one after the other.
test.setTimeout(120_000);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Answers the question on the screen: thinks as little as possible, and speaks for a second. */
async function answer(page: Page): Promise<void> {
  await button(page, "I’m ready").click();
  await expect(button(page, "Finish my answer")).toBeEnabled();
  await expect(page.getByRole("timer", { name: "Time left" })).toHaveText("1:59");
  await button(page, "Finish my answer").click();
  await page.getByRole("button", { name: /^(Next question|End the interview)$/ }).click();
}

test("a one-way interview survives a reload and a lost network, and ends in its report", async ({
  page,
  context,
}) => {
  await signIn(page, { airline: "Emirates" });
  await page.goto("/mock-interviews");
  await page.getByRole("link", { name: "See how it runs" }).click();
  await expect(page.getByText("120 seconds to answer")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Check my camera").click();
  await expect(button(page, "Start the interview")).toBeEnabled();
  await expectAccessible(page);
  await button(page, "Start the interview").click();
  await expectAccessible(page);
  await answer(page);
  await answer(page);

  // The page goes in the middle of the third question: the two takes are on the disk.
  await expect(page.getByText("Question 3 of 4")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("heading", { name: "Go on with question 3 of 4" })).toBeVisible();
  await button(page, "Go on").click();
  await context.setOffline(true);
  await answer(page);
  await answer(page);
  await expect(page.getByText(/Your takes are safe on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Your takes are analysed" })).toBeVisible({
    timeout: 60_000,
  });
  await page
    .getByRole("textbox", { name: "What you said" })
    .nth(1)
    .fill(Object.values(GOOD_ANSWER).join(" "));
  await expectAccessible(page);
  await button(page, "See my report").click();
  await expect(
    page.getByRole("heading", { name: "Your one-way interview, Emirates" }),
  ).toBeVisible();
  await expect(page.getByText("4 of 4 questions answered").first()).toBeVisible();
  // What has no words is said to be not assessed; what was measured of the recording is there.
  await expect(page.locator("#question-1")).toContainText("not assessed");
  await expect(
    page.locator("#question-2").getByRole("link", { name: "Open the analysis of the recording" }),
  ).toBeVisible();
});
