import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });

/** The other one moves: their picture is decoded, and its clock runs. */
const seesOther = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("video")].some(
      ({ muted, videoWidth, currentTime }) => !muted && videoWidth > 0 && currentTime > 0.2,
    ),
  );

const DIMENSIONS = [
  ...["Overall", "Communication", "Professionalism", "Problem solving"],
  ...["Customer service", "Safety awareness"],
];

test("from a published slot to an evaluation that is practised: two people, two browsers", async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `Rosa Keller ${Date.now()}`;
  await signIn(page, { profile: "recruiter", name });
  await page.getByRole("link", { name: "Recruiter Dashboard" }).first().click();
  await page.getByRole("button", { name: "Publish slots" }).click();
  const hours = page.getByRole("dialog", { name: "When can you be booked?" });
  await hours.getByRole("button", { name: /^Weekdays/ }).click();
  await hours.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Hours saved", "Candidates can book these times now.");

  const candidate = await (await browser.newContext()).newPage();
  await signIn(candidate, { name: "Mei Lin Tan" });
  await candidate.goto("/mock-interviews?book");
  await candidate.getByRole("link", { name: `See times of ${name}` }).click();
  const times = candidate.getByRole("group", { name: /^Time/ }).getByRole("radio");
  await times.first().press("Space");
  await candidate.getByRole("radio", { name: "Situational Interview" }).press("Space");
  await candidate.getByRole("button", { name: "Book this interview" }).click();
  const booked = candidate
    .getByRole("region", { name: "Interviews with a recruiter" })
    .getByRole("listitem")
    .filter({ hasText: name });
  await booked.getByRole("link", { name: /room/i }).click();
  await expect(candidate.getByText("The interview has not begun.", { exact: false })).toBeVisible();
  // What was booked is on the dashboard without a reload.
  const card = page.getByRole("listitem").filter({ hasText: "Mei Lin Tan" }).first();
  await card.getByRole("link", { name: /room/i }).click();

  await page.getByRole("button", { name: "Start the interview" }).click();
  await expect(candidate.getByText("Listen: the next question appears here.")).toBeVisible();
  await candidate.getByRole("button", { name: "Join with camera" }).click();
  await expect(candidate.getByText(`Waiting for ${name}`)).toBeVisible();
  await expect(page.getByText("Mei Lin Tan is in the call.")).toBeVisible();
  await page.getByRole("button", { name: "Join with camera" }).click();
  await Promise.all([seesOther(page), seesOther(candidate)]);
  await candidate.getByRole("button", { name: "Mute the microphone" }).click();
  await expect(page.getByText("Mei Lin Tan is muted")).toBeVisible();
  const ask = page.getByRole("button", { name: /^Ask: / }).first();
  const question = ((await ask.getAttribute("aria-label")) ?? "").replace(/^Ask: /, "");
  await ask.click();
  await expect(candidate.getByText(question)).toBeVisible();
  await expectAccessible(candidate);

  const notes = page.getByRole("textbox", { name: "Notes" });
  await notes.click();
  await page.keyboard.press("Alt+t");
  await page.keyboard.type("Told the purser first.");
  await expect(notes).toHaveValue(/^\[00:\d\d\] Told the purser first\.$/);
  const safety = page.getByRole("group", { name: "Safety awareness" });
  await safety.getByRole("radio", { name: "3" }).check({ force: true });
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  // Who closes the page is gone from the call at once.
  await expect(candidate.getByText(`Waiting for ${name}`)).toBeVisible();
  await expect(notes).toHaveValue(/Told the purser first\.$/);
  await page.getByRole("button", { name: "Asked", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: question })).toBeVisible();

  await page.getByRole("button", { name: "Complete" }).click();
  await expect(candidate.getByText("The interview is over.")).toBeVisible();
  await page.getByRole("link", { name: "Evaluate" }).click();
  const form = page.getByRole("dialog", { name: "Candidate Evaluation" });
  await expect(form.getByRole("spinbutton", { name: "Safety awareness" })).toHaveValue("3");
  await form.getByRole("textbox", { name: "Strengths" }).fill("Told the purser first");
  await form.getByRole("button", { name: "Close with the outcome" }).click();
  await form.getByRole("textbox", { name: "Detailed feedback" }).fill("Calm, and in order.");
  await form.getByRole("button", { name: "Submit evaluation" }).click();
  await expectToast(page, "Evaluation Submitted");

  await candidate.getByRole("link", { name: "What comes next" }).click();
  await candidate
    .getByRole("link", { name: /evaluation/i })
    .first()
    .click();
  for (const dimension of DIMENSIONS) {
    const scale = candidate.getByRole("group", { name: dimension });
    await scale.getByRole("radio", { name: "8 of 10" }).check({ force: true });
  }
  await candidate.getByRole("button", { name: "Save and read" }).click();
  await expect(candidate.getByText("Calm, and in order.")).toBeVisible();
  await expect(candidate.getByText("5 below your own view")).toBeVisible();
  await candidate.getByRole("button", { name: /^Rate/ }).click();
  await candidate.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await candidate.getByRole("button", { name: "Save rating" }).click();
  await expectToast(candidate, "Rating saved");
  await candidate.getByRole("link", { name: "Decide in situations on board" }).first().click();
  await expect(candidate).toHaveURL(/\/syllabus\?test=judgement/);
  await expect(page.getByText("from 1 candidate")).toBeVisible();
});
