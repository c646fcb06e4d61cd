import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER, THIN_ANSWER } from "./support/answers.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";
import { watchPage } from "./support/watch.ts";

const said = (answer: object) => Object.values(answer).join(" ");

/** An interview held through the API, its answers in their order. */
async function hold(page: Page, answers: readonly string[], isEnded: boolean): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const path = "/api/interview-sessions";
  const begun = await page.request.post(path, {
    headers,
    data: { recruiterId: "rania-khoury", mode: "text" },
  });
  const { id } = (await begun.json()) as { id: string };
  for (const [position, answer] of answers.entries()) {
    const stored = await page.request.put(`${path}/${id}/answers/${position}`, {
      headers,
      data: {
        answer,
        mode: "text",
        seconds: 90,
        spokenFeedback: "Thank you. I could follow every step.",
        emotions: [{ at: 8, primary: "confident", intensity: "medium" }],
      },
    });
    expect(stored.ok()).toBe(true);
  }
  if (isEnded)
    await page.request.patch(`${path}/${id}`, {
      headers,
      data: { status: "completed", ending: "left" },
    });
  return id;
}

test("an interview has its report, compared with the one before, on the screen and on paper", async ({
  page,
}) => {
  const faults = await watchPage(page);
  await signIn(page);
  await hold(page, [said(THIN_ANSWER), said(THIN_ANSWER)], true);
  const id = await hold(page, [said(THIN_ANSWER), said(GOOD_ANSWER)], true);
  await hold(page, [said(GOOD_ANSWER)], false);

  await page.goto("/mock-interviews");
  const past = page.getByRole("region", { name: "Past interviews" });
  await expect(past.getByRole("link", { name: /^Resume the interview/ })).toHaveCount(1);
  await expect(
    past.getByRole("table", { name: "Scores of your last 2 interviews" }),
  ).toBeAttached();
  await past.locator(`a[href="/mock-interviews?report=${id}"]`).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Your interview with Rania Khoury",
  );
  await expect(page.getByText(/more than your interview before$/)).toBeVisible();
  // The weakest answer is open; the words that show a competency lead to theirs.
  const second = page.locator("#question-2");
  await expect(second).not.toHaveAttribute("open");
  const competencies = page.getByRole("region", { name: "By competency" });
  await competencies.getByRole("button", { name: "Question 2" }).first().click();
  await expect(second.getByText("Thank you. I could follow every step.")).toBeVisible();
  await second.getByText("How this is counted").click();
  await expect(second.getByText("What a full answer holds")).toBeVisible();
  await expect(page.locator("#question-4")).toContainText("not answered");
  await expectAccessible(page);

  // Paper: every answer, no button, nothing that is for the person's eyes alone.
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("#question-4").getByText("did not get to this question")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.locator("a[href='#main']")).toBeHidden();
  await expect(second.getByText("How your words sounded")).toBeHidden();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(ink).toBe("rgb(14, 44, 54)");
  await page.emulateMedia({ media: "screen", colorScheme: null });

  await expect(second.getByRole("link", { name: "Try this question again" })).toHaveAttribute(
    "href",
    /^\/star-practice\?question=/,
  );
  await page.getByRole("button", { name: "Delete this interview" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Interview deleted");
  await expect(page).toHaveURL(/\/mock-interviews$/);
  await page.goto(`/mock-interviews?report=${id}`);
  await expect(page.getByRole("heading", { name: "This report does not exist" })).toBeVisible();
  await expectAccessible(page);
  // The page that is not there is a 404, told as one.
  expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
});
