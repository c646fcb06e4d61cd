import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER } from "./support/answers.ts";
import { tabTo } from "./support/keyboard.ts";
import { expectDraftKept, fillAnswer, openQuestion, section } from "./support/practice.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await openQuestion(page, "/star-practice");
});

test("the shortcuts work by keyboard alone, rest while somebody types, and are told aloud", async ({
  page,
}) => {
  const question = page.getByRole("heading", { level: 1 });
  const first = (await question.textContent()) ?? "";
  const live = page.locator("[aria-live=polite]");

  await page.keyboard.press("Alt+1");
  await expect(section(page, "Situation")).toBeFocused();
  await expect(live.filter({ hasText: "Text mode" })).toHaveCount(1);
  await expect(live.filter({ hasText: "Text mode" })).toHaveCount(0);

  await page.keyboard.type("I was alone at the reception.");
  await page.keyboard.press("Alt+n");
  await page.keyboard.press("Control+s");
  await expect(section(page, "Situation")).toHaveValue("I was alone at the reception.");
  await expect(question).toHaveText(first);
  await expect(page.getByText("Incomplete Response")).toHaveCount(0);

  await expectDraftKept(page);
  await tabTo(page, page.getByRole("button", { name: "Reset" }));
  await page.keyboard.press("Control+s");
  await expectToast(page, "Incomplete Response");
  await tabTo(page, page.getByRole("button", { name: "Reset" }));
  await page.keyboard.press("Alt+n");
  await expect(live.filter({ hasText: "New question loaded" })).toHaveCount(1);
  await expect(question).not.toHaveText(first);
  await expect(question).toBeFocused();
});

test("Ctrl+S submits a whole answer, and the analysis is told aloud", async ({ page }) => {
  await fillAnswer(page, GOOD_ANSWER);
  await page.getByRole("button", { name: "Reset" }).focus();
  await page.keyboard.press("Control+s");
  await expect(
    page
      .locator("[aria-live=polite]")
      .filter({ hasText: "Response saved. Your analysis is ready" }),
  ).toHaveCount(1);
  await expectToast(page, "Response Saved");
  await expect(page.getByRole("heading", { name: "Practice Session Complete!" })).toBeVisible();
});

test("a skip link leads to the answer, and the list says which shortcuts there are", async ({
  page,
}) => {
  await tabTo(page, page.getByRole("link", { name: "Skip to your answer" }));
  await expect(page.getByRole("link", { name: "Skip to your answer" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(section(page, "Situation")).toBeFocused();

  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toContainText("Alt+N works in all of them.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("what could not be saved is told in the words of this screen", async ({ page }) => {
  await page.route("**/api/responses", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await fillAnswer(page, GOOD_ANSWER);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expectToast(page, "Save Failed", "Failed to save your response. Please try again.");
  await expect(section(page, "Action")).toHaveValue(GOOD_ANSWER.action);
});
