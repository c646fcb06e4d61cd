import { expectAccessible } from "./support/accessibility.ts";
import { WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { openQuestion, section } from "./support/practice.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";
import { watchPage } from "./support/watch.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });

test("the camera test shows what an answer would be recorded with", async ({ page }) => {
  const faults = await watchPage(page);
  await signIn(page);
  await page.goto("/video-test");
  await page.getByRole("button", { name: "Start camera" }).click();
  const readings = page.getByRole("region", { name: "What is measured" });
  await expect(readings).toContainText("640 × 480 pixels");
  await expect(readings).toContainText(/\d+ pictures a second/);
  await expect(readings).toContainText(/video\/webm/);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop camera" }).click();
  await expect(page.getByText("Camera is off.")).toBeVisible();
  expect(faults).toEqual([]);
});

test("an answer to the camera closes the fields, and leaving the mode turns the camera off", async ({
  page,
}) => {
  const faults = await watchPage(page);
  await signIn(page);
  await openQuestion(page, "/star-practice");
  await page.keyboard.press("Alt+3");
  await page.keyboard.press("Alt+r");
  await expectToast(page, "Recording Started");
  await expect(section(page, "Task")).toBeDisabled();
  await expect(page.getByRole("timer", { name: "Recording time" })).toHaveText("00:01");
  await page.keyboard.press("Alt+1");
  await expectToast(page, "Recording Stopped");
  await expect(section(page, "Situation")).toBeFocused();
  await page.getByRole("button", { name: "Video" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^star-practice-video-[\dT-]+\.webm$/);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});
