import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER } from "./support/answers.ts";
import { speakIntoMicrophone, WITH_FAKE_MEDIA } from "./support/fake-media.ts";
import { tabTo } from "./support/keyboard.ts";
import { expect, signIn, test } from "./support/stories.ts";

test.use({ launchOptions: WITH_FAKE_MEDIA });

const said = Object.values(GOOD_ANSWER).join(" ");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const question = (page: Page, number: number) =>
  page.getByRole("heading", { name: `Question ${number} of 4` });

/** Reads what the recruiter would say, so that the story does not wait for the voice. */
async function soundOff(page: Page): Promise<void> {
  await button(page, "Sound on").click();
}

async function answer(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Your response/ }).fill(words);
  await button(page, "Submit answer").click();
}

test("a whole interview by keyboard, with the network cut at question 3 and a reload at question 4", async ({
  page,
  context,
}) => {
  test.slow(); // Four questions, a reload, and four scans for accessibility.
  await signIn(page);
  await page.goto("/mock-interviews");
  await expect(page.getByText("Six recruiters, six ways of asking.")).toBeVisible();
  await expectAccessible(page);
  const start = button(page, "Start Practice with Rania Khoury");
  await start.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Choose Your Practice Mode" });
  await expect(dialog.getByRole("button", { name: /^Text-Based/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(start).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: /^Text-Based/ })).toBeFocused();
  await page.keyboard.press("Enter");

  const begin = button(page, "Start Interview Session");
  await expect(page.getByText("The recruiter is ready.")).toBeVisible();
  await soundOff(page);
  await tabTo(page, begin);
  await page.keyboard.press("Enter");
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole("timer", { name: "Time left" })).toHaveText(/^(30:00|29:5\d)$/);
  await expectAccessible(page);

  await answer(page, said);
  await button(page, "Next question").click();
  await expect(question(page, 2)).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Your response/ })).toBeFocused();
  await answer(page, said);
  await button(page, "Next question").click();

  await context.setOffline(true);
  await expect(question(page, 3)).toBeVisible();
  await answer(page, said);
  await expect(question(page, 4)).toBeVisible();
  await expect(page.getByText(/Your answers are kept on this device/)).toBeVisible();
  await page.getByRole("textbox", { name: /^Your response/ }).fill("I was about to say");
  await context.setOffline(false);

  await page.reload();
  await button(page, "Resume").click();
  await expect(question(page, 4)).toBeVisible();
  const field = page.getByRole("textbox", { name: /^Your response/ });
  await expect(field).toHaveValue("I was about to say");
  await answer(page, said);
  await button(page, "Finish the interview").click();

  await expect(page.getByRole("heading", { name: "Interview Session Completed" })).toBeFocused();
  await expect(page.getByText("4/4")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByText(/^4 of 4 questions answered/)).toBeVisible();
  await expect(page.getByText("The interview did not get to this question.")).toHaveCount(0);
});

test("a spoken interview to its end: heard, recorded, answered for in words, with its delivery in the report", async ({
  page,
}) => {
  await signIn(page);
  // Six seconds of it: enough to be measured, and soon made.
  await speakIntoMicrophone(
    page,
    "I was the night manager, and two guests were in the lift. I spoke to them through the door until they were out.",
  );
  await page.goto("/mock-interviews?session=ai-practice-marcus-tate&mode=audio");
  await expect(page.getByText("The recruiter is ready.")).toBeVisible();
  await button(page, "Start Interview Session").click();
  await expect(page.getByText("AI Speaking...")).toBeVisible();
  await expect(
    page.getByText("You can submit when Marcus Tate has finished speaking."),
  ).toBeVisible();
  await button(page, "Skip the voice").click();

  await button(page, "Start Recording").click();
  await expect(page.getByText("Listening to your response...")).toBeVisible();
  await expect(page.getByRole("timer", { name: "Recording time" })).toHaveText("00:05");
  await button(page, "Stop Recording").click();
  await button(page, "Play").click();
  await expect(page.getByRole("slider", { name: "Position in the recording" })).toHaveAttribute(
    "aria-valuetext",
    /^0:01 of/,
  );
  const field = page.getByRole("textbox", { name: /^(The words of y|Y)our response/ });
  await expect(field).toHaveValue(/^Your audio was recorded\./);
  await button(page, "Submit answer").click();
  await expect(page.getByText(/^Type what you said, or record again/)).toBeVisible();
  await field.fill(said);
  await button(page, "Submit answer").click();
  await expect(
    page.getByText("Analyzing your answer...").or(page.getByText("AI Speaking...")),
  ).toBeVisible();
  await button(page, "Skip the voice").click();
  await expect(question(page, 2)).toBeVisible();

  // The same interview in a second tab: one of them has it.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText("This interview is open in another tab")).toBeVisible();
  await button(second, "Take it over here").click();
  await expect(button(second, "Resume")).toBeVisible();
  await expect(page.getByText("This interview is open in another tab")).toBeVisible();
  await second.close();
  await button(page, "Resume").click();

  // The rest is read and typed.
  await soundOff(page);
  for (const number of [2, 3, 4]) {
    await expect(question(page, number)).toBeVisible();
    await field.fill(said);
    await button(page, "Submit answer").click();
    await button(page, /^(Next question|Finish the interview)$/).click();
  }
  await expect(page.getByRole("heading", { name: "Interview Session Completed" })).toBeFocused();
  await page.getByRole("link", { name: "Open the report" }).click();
  const first = page.locator("#question-1");
  if ((await first.getAttribute("open")) === null) await first.locator("summary").first().click();
  await expect(first.getByRole("heading", { name: "How you gave it" })).toBeVisible();
  await expect(first.getByRole("listitem").filter({ hasText: "Clarity" })).toHaveText(/\d+$/);
});
