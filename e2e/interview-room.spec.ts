import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { bookNearest, openAllHours } from "./support/bookings.ts";
import { WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { expect, signIn, test } from "./support/stories.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });

/** The other one moves: their picture is decoded, and its clock runs. */
const seesOther = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("video")].some(
      ({ muted, videoWidth, currentTime }) => !muted && videoWidth > 0 && currentTime > 0.2,
    ),
  );

test("two meet in the room: they see and hear each other, a question is asked and read, notes outlive a reload, scores begin the evaluation", async ({
  page,
  browser,
}) => {
  const name = "Rosa Roomkeller";
  await signIn(page, { profile: "recruiter", name });
  await openAllHours(page);
  const candidate = await (await browser.newContext()).newPage();
  await signIn(candidate, { name: "Mei Lin Tan" });
  const address = `/interview-room?interview=${await bookNearest(candidate, name)}`;
  await Promise.all([page.goto(address), candidate.goto(address)]);
  await expect(candidate.getByText("The interview has not begun.", { exact: false })).toBeVisible();

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
  await page
    .getByRole("group", { name: "Safety awareness" })
    .getByRole("radio", { name: "8" })
    .check({ force: true });
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
  await expect(form.getByRole("spinbutton", { name: "Safety awareness" })).toHaveValue("8");
});
