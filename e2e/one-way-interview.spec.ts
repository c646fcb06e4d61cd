import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER } from "./support/answers.ts";
import { WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { expect, signIn, test } from "./support/stories.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });
// Where the machine has much else to do, the takes wait their turn.
test.setTimeout(90_000);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Thinks as little as possible and speaks for a second; the countdown before it passes at once. */
async function beginAnswer(page: Page): Promise<void> {
  await button(page, "I’m ready").click();
  await page.clock.fastForward(3000);
  await expect(button(page, "Finish my answer")).toBeEnabled();
  await expect(page.getByRole("timer", { name: "Time left" })).toHaveText("1:59");
}

/** Questions of the interview on the screen as if they had been answered on an earlier day: two are enough to record. */
async function answerBefore(page: Page, positions: readonly number[]): Promise<void> {
  const said = { answer: Object.values(GOOD_ANSWER).join(" "), mode: "video", seconds: 70 };
  const statuses = await page.evaluate(
    async ({ places, payload }) => {
      const id = new URLSearchParams(location.search).get("id");
      const store = (position: number) =>
        fetch(`/api/interview-sessions/${id}/answers/${position}`, {
          method: "PUT",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(payload),
        });
      const answers = await Promise.all(places.map(store));
      return answers.map(({ status }) => status);
    },
    { places: positions, payload: said },
  );
  expect(statuses).toEqual(positions.map(() => 200));
}

test("a one-way interview survives a reload and a lost network, and ends in its report", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page, { airline: "Emirates" });
  await page.goto("/mock-interviews");
  await page.getByRole("link", { name: "See how it runs" }).click();
  await expect(page.getByText("120 seconds to answer")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Check my camera").click();
  await expect(button(page, "Start the interview")).toBeEnabled();
  await expectAccessible(page);
  await answerBefore(page, [0, 1]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Go on with question 3 of 4" })).toBeVisible();

  // The same interview in a second tab: one of them has it.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText("This interview is open in another tab")).toBeVisible();
  await second.close();

  await button(page, "Go on").click();
  await expectAccessible(page);
  await beginAnswer(page);

  // The page goes in the middle of the answer: what was recorded is on the disk, and may count. A first piece is there after
  // a second or two of speech, on a busy machine.
  await expect(page.getByRole("timer", { name: "Time left" })).toHaveText(/^1:5[0-6]$/);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText("Your answer to question 3 was interrupted")).toBeVisible();
  await button(page, "Let it count").click();
  await expect(page.getByRole("heading", { name: "Go on with question 4 of 4" })).toBeVisible();
  await button(page, "Go on").click();
  await context.setOffline(true);
  await beginAnswer(page);
  await button(page, "Finish my answer").click();
  await button(page, "End the interview").click();
  await expect(page.getByText(/Your takes are safe on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Your takes are analysed" })).toBeVisible({
    timeout: 40_000,
  });
  await page
    .getByRole("textbox", { name: "What you said" })
    .nth(2)
    .fill(Object.values(GOOD_ANSWER).join(" "));
  await expectAccessible(page);
  await button(page, "See my report").click();
  await expect(
    page.getByRole("heading", { name: "Your one-way interview, Emirates" }),
  ).toBeVisible();
  await expect(page.getByText("4 of 4 questions answered").first()).toBeVisible();
  // What has no words is said to be not assessed; what was measured of the recording is there.
  await expect(page.locator("#question-4")).toContainText("not assessed");
  await page.locator("#question-3 summary").first().click();
  await expect(
    page.locator("#question-3").getByRole("link", { name: "Open the analysis of the recording" }),
  ).toBeVisible();
});
