import { expectAccessible } from "./support/accessibility.ts";
import { bookNearest } from "./support/bookings.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";

test("hours are published; what is booked appears by itself, is held, and is evaluated once", async ({
  page,
  browser,
}) => {
  const name = "Rosa Storykeller";
  await signIn(page, { profile: "recruiter", name });
  await page.getByRole("link", { name: "Recruiter Dashboard" }).first().click();
  await expect(page.getByRole("heading", { name: "No interviews scheduled" })).toBeVisible();

  await page.getByRole("button", { name: "Publish slots" }).click();
  const hours = page.getByRole("dialog", { name: "When can you be booked?" });
  await hours.getByRole("button", { name: /^Weekdays/ }).click();
  await hours.getByRole("button", { name: "Add hours on Saturday" }).click();
  await expect(hours.getByText(/^\d+ interviews in the next 7 days$/)).toBeVisible();
  await expectAccessible(page);
  await hours.getByRole("button", { name: "Save" }).click();
  await expectToast(page, "Hours saved", "Candidates can book these times now.");

  const candidate = await (await browser.newContext()).newPage();
  await signIn(candidate, { name: "Tomás Silva" });
  await bookNearest(candidate, name);
  const card = page.getByRole("listitem").filter({ hasText: "Tomás Silva" }).first();
  await expect(card).toContainText("Situational Interview");
  await card.getByRole("button", { name: "Start" }).click();
  await expectToast(page, "Status Updated", "Interview status has been updated successfully.");
  await card.getByRole("button", { name: "Complete" }).click();
  await card.getByRole("button", { name: "Evaluate" }).click();

  const form = page.getByRole("dialog", { name: "Candidate Evaluation" });
  await form.getByRole("spinbutton", { name: "Safety awareness" }).fill("8");
  await form.getByRole("button", { name: "Submit evaluation" }).click();
  await expect(form.getByText("At least one strength is required")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Strengths" })).toBeFocused();
  await page.keyboard.type("Put the exit first");
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Close with the outcome" }).click();
  await form.getByRole("textbox", { name: "Detailed feedback" }).fill("Calm, and in order.");
  await page.reload();
  await card.getByRole("button", { name: "Evaluate" }).click();
  await expect(form.getByRole("textbox", { name: "Detailed feedback" })).toHaveValue(
    "Calm, and in order.",
  );
  await expectAccessible(page);
  await form.getByRole("button", { name: "Submit evaluation" }).click();
  await expectToast(
    page,
    "Evaluation Submitted",
    "Candidate evaluation has been submitted successfully!",
  );
  const recent = page.getByRole("region", { name: "Recent Evaluations" });
  await expect(recent.getByRole("listitem").filter({ hasText: "Tomás Silva" })).toContainText(
    "Put the exit first",
  );
  await expect(page.getByRole("button", { name: /^Evaluate/ })).toHaveCount(0);

  await recent.getByRole("button", { name: "Second opinion on" }).click();
  const opinion = page.getByRole("dialog", { name: "Second opinion" });
  await opinion.getByRole("button", { name: "Make a link for a colleague" }).click();
  const link = await opinion.getByRole("textbox", { name: "Link for a colleague" }).inputValue();
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, { profile: "recruiter", name: "Hana Mori" });
  await colleague.goto(link);
  await colleague.getByRole("button", { name: "Score it" }).click();
  await expect(opinion.getByText(/Hana Mori scores this interview too/)).toBeVisible();
  await colleague.getByRole("button", { name: "Evaluate Tomás Silva as the second one" }).click();
  const blind = colleague.getByRole("dialog", { name: "Candidate Evaluation" });
  await expect(blind.getByText("Calm, and in order.")).toHaveCount(0);
  await blind.getByRole("textbox", { name: "Strengths" }).fill("Clear");
  await blind.getByRole("button", { name: "Close with the outcome" }).click();
  await blind.getByRole("textbox", { name: "Detailed feedback" }).fill("Clear from the start.");
  await blind.getByRole("button", { name: "Submit evaluation" }).click();
  await expect(opinion.getByText("5 of 6 scores are the same", { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Analytics" }).click();
  await expect(page.getByText("6 scores are at most one apart", { exact: false })).toBeVisible();
  const overall = page.getByRole("table", { name: "By criterion" }).getByRole("row").nth(1);
  await expect(overall).toContainText("5.0");
  await expectAccessible(page);
});
