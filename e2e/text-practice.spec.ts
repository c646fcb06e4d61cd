import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER, THIN_ANSWER } from "./support/answers.ts";
import {
  expectDraftKept,
  figure,
  fillAnswer,
  openQuestion,
  overallScore,
  section,
  submitAnswer,
  submitButton,
} from "./support/practice.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";

const question = (page: Page) => page.getByRole("heading", { level: 1 });
const history = (page: Page) => page.getByRole("region", { name: "Your answers" });
const complete = (page: Page) =>
  page.getByRole("heading", { name: "Practice Session Complete!", level: 1 });

test("from a question by chance to an analysed, stored answer, with a reload midway", async ({
  page,
}) => {
  await signIn(page);
  await expect(figure(page, "Practice sessions")).toContainText("Not practised yet");
  await page.goto("/text-practice");
  const timer = page.getByRole("timer", { name: "Session timer" });
  await expect(timer).not.toHaveText("00:00");
  await expectAccessible(page);
  const asked = (await question(page).textContent()) ?? "";

  await section(page, "Situation").fill(GOOD_ANSWER.situation);
  await section(page, "Action").fill("   ");
  await submitButton(page).click();
  await expectToast(
    page,
    "Incomplete Response",
    "Please fill in all STAR format sections before submitting.",
  );
  await expect(section(page, "Task")).toBeFocused();
  await expect(page.getByText("Action is empty.", { exact: false })).toBeVisible();

  await section(page, "Task").fill(GOOD_ANSWER.task);
  await page.reload();
  await expect(question(page)).toHaveText(asked);
  await expect(section(page, "Situation")).toHaveValue(GOOD_ANSWER.situation);
  await expect(section(page, "Task")).toHaveValue(GOOD_ANSWER.task);
  await expect(page.getByText(/^Your draft from .+ is back\.$/)).toBeVisible();

  await section(page, "Action").fill(GOOD_ANSWER.action);
  await section(page, "Result").fill(GOOD_ANSWER.result);
  await submitAnswer(page);
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(figure(page, "Practice sessions")).toContainText(/Practice sessions\s*1/);
  await expect(figure(page, "Average score")).toContainText("From 1 scored answer");

  await page.goto("/text-practice");
  await expect(section(page, "Situation")).toHaveValue("");
  await history(page).getByRole("button", { name: asked }).first().click();
  await expect(page.getByRole("heading", { name: /^Your answer of/ })).toBeVisible();
});

test("the analysis shows its receipts and marks the person's own words", async ({ page }) => {
  await signIn(page);
  await openQuestion(page);
  await fillAnswer(page, GOOD_ANSWER);
  await submitAnswer(page);
  expect(await overallScore(page)).toBeGreaterThanOrEqual(75);

  const score = page.getByRole("region", { name: "Your score" });
  for (const part of ["Situation", "Task", "Action", "Result"]) {
    await expect(score.getByRole("heading", { name: part })).toBeVisible();
    const receipt = score.getByRole("group").filter({ hasText: `How ${part} is counted` });
    const source = receipt.getByText("the STAR scheme that behavioural interviewers use", {
      exact: false,
    });
    await expect(source).toBeHidden();
    await receipt.locator("summary").click();
    await expect(source).toBeVisible();
    await expect(receipt.getByText(/(Excellent|Strong|Developing|Weak), /)).toBeVisible();
  }
  for (const criterion of [
    "Structure",
    "Specificity",
    "Ownership",
    "Outcome",
    "Relevance to the question",
    "Safety and service judgement",
    "Clarity",
  ]) {
    await expect(page.getByRole("heading", { name: criterion, exact: true })).toBeVisible();
  }
  const marked = page.getByRole("region", { name: "Your answer, marked" });
  await expect(marked.locator("mark").first()).toBeVisible();
  for (const text of await marked.locator("mark").allTextContents()) {
    const words = text.replace(/\d*\s*\((earns|could earn more|costs)(, mark \d+)?\)$/, "").trim();
    expect(Object.values(GOOD_ANSWER).join(" ")).toContain(words);
  }
  await expectAccessible(page);
});

test("the same question again shows the measured difference", async ({ page }) => {
  await signIn(page);
  await openQuestion(page);
  await fillAnswer(page, THIN_ANSWER);
  await submitAnswer(page);
  const before = await overallScore(page);
  expect(before).toBeLessThan(45);

  await page.getByRole("button", { name: "Retake this question" }).first().click();
  const last = page.getByRole("region", { name: "Your last take" });
  await expect(last).toContainText(`${before} of 100`);
  await last.getByRole("button", { name: "Start from my last words" }).click();
  await expect(section(page, "Task")).toHaveValue(THIN_ANSWER.task);
  await expect(section(page, "Situation")).toBeFocused();
  await fillAnswer(page, GOOD_ANSWER);
  await submitAnswer(page);
  const after = await overallScore(page);
  await expect(page.getByText(`${after - before} more than your take today`)).toBeVisible();
  const overTime = page.getByRole("region", { name: "This question, over time" });
  await expect(overTime.getByRole("row")).toHaveCount(3);
  const newest = overTime.getByRole("row").last();
  await expect(newest.getByRole("rowheader")).not.toContainText(`${after}`);
  await expect(newest.getByRole("cell")).toHaveText(`${after}`);
  await expect(history(page).getByRole("button", { name: /out of 100$/ })).toHaveCount(2);

  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(figure(page, "Practice sessions")).toContainText(/Practice sessions\s*2/);
  await expect(figure(page, "Average score")).toContainText(
    new RegExp(`Average score\\s*${Math.round((before + after) / 2)}`),
  );
});

test("an answer that could not be sent stays, survives a reload and is sent later, once", async ({
  page,
}) => {
  await signIn(page);
  await openQuestion(page);
  await fillAnswer(page, GOOD_ANSWER);
  const isPost = "**/api/responses";
  await page.route(isPost, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await submitButton(page).click();
  await expectToast(page, "Error", "Failed to save your response. Please try again.");
  await expect(page.getByText("Saved on this device.", { exact: false })).toBeVisible();
  await expect(section(page, "Result")).toHaveValue(GOOD_ANSWER.result);
  await expectAccessible(page);

  await page.goto("/text-practice");
  await expect(section(page, "Result")).toHaveValue(GOOD_ANSWER.result);
  await expect(page.getByText("1 answer waits to be sent.")).toBeVisible();
  await page.unroute(isPost);
  await page.reload();
  await expect(complete(page)).toBeVisible();
  const stored = await page.request.get("/api/responses");
  expect(await stored.json()).toHaveLength(1);
});

test("two tabs write one answer: both versions are safe, and the person chooses", async ({
  page,
  context,
}) => {
  await signIn(page);
  await openQuestion(page);
  const other = await context.newPage();
  await openQuestion(other);

  await section(page, "Situation").fill("Written in the first tab.");
  await expect(section(other, "Situation")).toHaveValue("Written in the first tab.");
  await section(other, "Situation").fill("Written in the second tab.");

  const notice = page.getByRole("region", { name: "Another tab wrote this answer too." });
  await expect(notice).toBeVisible();
  await expect(section(page, "Situation")).toHaveValue("Written in the first tab.");
  await notice.getByRole("button", { name: "Show the other version" }).click();
  await expect(section(page, "Situation")).toHaveValue("Written in the second tab.");
  await notice.getByRole("button", { name: "Show the other version" }).click();
  await expect(section(page, "Situation")).toHaveValue("Written in the first tab.");
  await notice.getByRole("button", { name: "Keep mine" }).click();
  await expect(notice).toBeHidden();
});

test("Reset clears everything and stops the timer; Undo brings it back", async ({ page }) => {
  await signIn(page);
  await openQuestion(page);
  await fillAnswer(page, THIN_ANSWER);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(section(page, "Action")).toHaveValue("");
  await expect(page.getByRole("timer")).toHaveText("00:00");
  await expectToast(page, "Everything cleared");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(section(page, "Action")).toHaveValue(THIN_ANSWER.action);
  await expect(page.getByRole("timer")).not.toHaveText("00:00");
});

test("the limit of 5,000 characters is told before, near and beyond, and nothing is cut", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await signIn(page);
  await openQuestion(page);
  await expect(page.getByText("Up to 5,000 characters")).toHaveCount(4);
  await fillAnswer(page, GOOD_ANSWER);
  await section(page, "Result").fill("a".repeat(4_900));
  await expect(page.getByText("4,900 of 5,000 characters")).toBeVisible();
  await section(page, "Result").fill("a".repeat(5_001));
  await expect(
    page.getByText("1 character more than the 5,000 that fit. Nothing was cut."),
  ).toBeVisible();
  await submitButton(page).click();
  await expect(section(page, "Result")).toBeFocused();
  await expect(section(page, "Result")).toHaveValue("a".repeat(5_001));
  expect(sent).not.toContain("/api/responses");

  await section(page, "Result").fill("a".repeat(5_000));
  await submitAnswer(page);
});

test("an answer that was begun waits below while another question is taken", async ({ page }) => {
  await signIn(page);
  await openQuestion(page);
  const asked = (await question(page).textContent()) ?? "";
  await section(page, "Situation").fill("I was alone at the reception.");
  await expectDraftKept(page);
  await page.getByRole("button", { name: "New Question" }).click();
  await expect(question(page)).not.toHaveText(asked);
  await expect(section(page, "Situation")).toHaveValue("");
  await history(page)
    .getByRole("button", { name: /Begun, not sent/ })
    .click();
  await expect(question(page)).toHaveText(asked);
  await expect(section(page, "Situation")).toHaveValue("I was alone at the reception.");
});

test("a stored answer is deleted for good, and the figures count without it", async ({ page }) => {
  await signIn(page);
  await openQuestion(page, "/text-practice-star");
  await fillAnswer(page, THIN_ANSWER);
  await submitAnswer(page);
  await page.getByRole("button", { name: "Delete this answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete for good?" });
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Answer deleted");
  await page.goto("/");
  await expect(figure(page, "Practice sessions")).toContainText("Not practised yet");
});
