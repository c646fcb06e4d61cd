import { statSync } from "node:fs";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER, QUESTION_ID } from "./support/answers.ts";
import { WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { overallScore } from "./support/practice.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";
import { watchPage } from "./support/watch.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });

const SCREEN = `/audio-practice-star?question=${QUESTION_ID}`;

test("a recording survives a reload, is heard, kept as a file, and submitted without its sound", async ({
  page,
}) => {
  const faults = await watchPage(page);
  await signIn(page);
  await page.goto(SCREEN);
  const submit = page.getByRole("button", { name: "Submit Audio Response" });
  await expect(submit).toBeDisabled();
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expectToast(page, "Recording Started");
  await expect(page.getByRole("timer", { name: "Recording time" })).toHaveText("00:02");
  await page.reload();

  const offer = page.getByRole("region", { name: "A recording is still here." });
  await expect(offer).toContainText(/00:0[123] from/);
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Keep it" }).click();
  await expect(offer).toHaveCount(0);

  const place = page.getByRole("slider", { name: "Position in the recording" });
  await page.getByRole("button", { name: "Play" }).click();
  await expect(place).toHaveAttribute("aria-valuetext", /^0:01 of 0:0[123]$/);
  await page.getByRole("button", { name: "Pause" }).click();
  await place.fill("0");
  await expect(place).toHaveAttribute("aria-valuetext", /^0:00 of/);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^star-practice-[\dT-]+\.webm$/);
  expect(statSync(await file.path()).size).toBeGreaterThan(2000);

  await submit.click();
  await expectToast(page, "Response Saved");
  await expect(page.getByRole("heading", { name: "Practice Session Complete!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The content was not assessed" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();

  // It is where it belongs: nothing is offered back.
  await page.goto(SCREEN);
  await expect(page.getByRole("button", { name: "Start Recording" })).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("with its words the answer is scored like a written one; a new question asks before it discards", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(SCREEN);
  await page.getByRole("button", { name: "Start Recording" }).click();
  await expect(page.getByRole("timer", { name: "Recording time" })).toHaveText("00:01");
  await page.getByRole("button", { name: "Stop Recording" }).click();
  await expectToast(page, "Recording Stopped", "Your response has been recorded successfully.");
  await page.getByRole("button", { name: "New Question" }).click();
  const question = page.getByRole("dialog", { name: "Discard the recording?" });
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();

  const words = Object.values(GOOD_ANSWER).join(" ");
  await page.getByRole("textbox", { name: "The words of your answer" }).fill(words);
  await page.getByRole("button", { name: "Submit Audio Response" }).click();
  await expect(page.getByRole("heading", { name: "Practice Session Complete!" })).toBeVisible();
  expect(await overallScore(page)).toBeGreaterThan(70);
  await expectAccessible(page);
});
