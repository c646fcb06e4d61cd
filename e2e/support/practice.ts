import { expect, type Page } from "@playwright/test";
import { QUESTION_ID, type StoryAnswer } from "./answers.ts";
import { expectToast } from "./stories.ts";

/** Opens the question that the answers of the stories are for. */
export async function openQuestion(page: Page, screen = "/text-practice"): Promise<void> {
  await page.goto(`${screen}?question=${QUESTION_ID}`);
  await expect(section(page, "Situation")).toBeVisible();
}

/** One of the four fields. */
export const section = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });

/** Types an answer into the four fields. */
export async function fillAnswer(page: Page, answer: StoryAnswer): Promise<void> {
  await section(page, "Situation").fill(answer.situation);
  await section(page, "Task").fill(answer.task);
  await section(page, "Action").fill(answer.action);
  await section(page, "Result").fill(answer.result);
}

/** Waits until the device has what was typed. */
export async function expectDraftKept(page: Page): Promise<void> {
  await expect(
    page.getByText(/^Draft kept on this device/).filter({ visible: true }),
  ).toBeVisible();
}

export const submitButton = (page: Page) => page.getByRole("button", { name: "Submit Response" });

/** Submits and waits until the server has it. */
export async function submitAnswer(page: Page): Promise<void> {
  await submitButton(page).click();
  await expectToast(
    page,
    "Response Saved",
    "Your STAR format response has been saved successfully.",
  );
  await expect(page.getByRole("heading", { name: "Practice Session Complete!" })).toBeVisible();
}

/** The overall score of the answer that is shown. */
export async function overallScore(page: Page): Promise<number> {
  const ring = page
    .getByRole("region", { name: "Your score" })
    .getByRole("img", { name: /out of 100$/ });
  const words = (await ring.getAttribute("aria-label")) ?? "";
  return Number.parseInt(words, 10);
}

/** One of the three figures of the dashboard, with what is said about it. */
export const figure = (page: Page, name: string) =>
  page.getByRole("list", { name: "Your figures" }).getByRole("listitem").filter({ hasText: name });
