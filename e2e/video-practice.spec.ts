import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER, QUESTION_ID } from "./support/answers.ts";
import { WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";
import { watchPage } from "./support/watch.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });
// Recording takes its time, and an analysis as much of it as the machine is busy.
test.setTimeout(120_000);

const SCREEN = `/video-practice?question=${QUESTION_ID}`;

/** The fake camera shows a test picture and its microphone beeps: neither a face nor a word is in a take of it. */
async function record(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(page.getByRole("timer", { name: "Recording time" })).toHaveText("00:02");
  await page.getByRole("button", { name: "Stop Recording" }).click();
}

const analyse = (page: Page) => page.getByRole("button", { name: "Analyse this take" });

/** The analysis gives way to everything else on the machine, this browser too: it is waited for longer. */
const expectAnalysed = (page: Page) =>
  expectToast(page, "Video Analysis Complete", "", { timeout: 60_000 });

test("a take is sent, measured, and its analysis is stored, opened again and deleted", async ({
  page,
}) => {
  const faults = await watchPage(page);
  await signIn(page);
  await page.goto(SCREEN);
  await expect(page.getByText("No video sessions yet. Start practicing!")).toBeVisible();
  await expect(page.getByText(/^The video is analysed and then gone/)).toBeVisible();
  await expectAccessible(page);

  await record(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^interview-practice-\d{4}-\d\d-\d\d\.webm$/);
  await page
    .getByRole("textbox", { name: "What you said" })
    .fill(Object.values(GOOD_ANSWER).join(" "));
  await expectAccessible(page);
  await analyse(page).click();
  await expectAnalysed(page);

  // What was not there is said to be not measured, never guessed; the words are read all the same.
  const latest = page.getByRole("region", { name: "Latest analysis" });
  await expect(latest.getByText("No face was found.").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not measured, and why" })).toBeVisible();
  await expect(page.getByText(/^On purpose:/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What you said" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your score" })).toBeVisible();

  const place = page.getByRole("slider", { name: "Place along the answer" });
  await place.focus();
  await page.keyboard.press("ArrowRight");
  await expect(place).toHaveAttribute("aria-valuetext", /^0:01 of 0:\d\d$/);
  await expect(page.getByRole("slider", { name: "Position in the recording" })).toHaveValue("1");
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText("The recording is gone; its course is kept")).toBeVisible();
  await page.getByRole("button", { name: /^Delete the session of/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Session deleted");
  await expect(page.getByText("No video sessions yet. Start practicing!")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a busy server costs nothing: the take stays, also over a reload, and is analysed later", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(SCREEN);
  await record(page);
  await page.route("**/api/video/analyze", (route) =>
    route.fulfill({
      status: 503,
      headers: { "retry-after": "2", "content-type": "application/problem+json" },
      body: JSON.stringify({ title: "Busy", status: 503, detail: "All places are taken." }),
    }),
  );
  await analyse(page).click();
  await expectToast(page, "Error", "Failed to analyze video");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(page.getByText(/Try again in 0:0[12]\.$/)).toBeVisible();
  await expect(again).toBeEnabled();
  await page.unroute("**/api/video/analyze");

  await page.reload();
  await page.getByRole("button", { name: "Keep it" }).click();
  await analyse(page).click();
  await expectAnalysed(page);
  await page.goto(SCREEN);
  await expect(page.getByRole("button", { name: "Start Recording" })).toBeVisible();
  await expect(page.getByRole("region", { name: "A recording is still here." })).toHaveCount(0);
});
