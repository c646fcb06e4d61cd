import { expect, type Page } from "@playwright/test";
import type { StoryAnswer } from "./answers.ts";

export const section = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });

/** Types an answer into the four fields. */
export async function fillAnswer(page: Page, answer: StoryAnswer): Promise<void> {
  await section(page, "Situation").fill(answer.situation);
  await section(page, "Task").fill(answer.task);
  await section(page, "Action").fill(answer.action);
  await section(page, "Result").fill(answer.result);
}

/** Submits and waits until the server has it. */
export async function submitAnswer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByText("Response Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Practice Session Complete!" })).toBeVisible();
}
