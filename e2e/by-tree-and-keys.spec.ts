// What a person does who has only the accessibility tree, and one who has only the keys. (A whole interview by keyboard
// is told in mock-interviews.spec.ts.)
import { GOOD_ANSWER, QUESTION_ID } from "./support/answers.ts";
import { bookNearest } from "./support/bookings.ts";
import { tabTo } from "./support/keyboard.ts";
import { section, submitButton } from "./support/practice.ts";
import { expect, expectToast, signIn, test } from "./support/stories.ts";
import { Tree } from "./support/tree.ts";

test("by the accessibility tree alone: signed in, an answer practised, an interview held", async ({
  page,
}) => {
  await page.goto("/");
  const tree = await Tree.of(page);
  await tree.press("button", /Continue as candidate$/);
  await tree.write("Full Name", "Noor Haddad");
  await tree.press("button", "Continue to Dashboard");
  await tree.hear("heading", "Answer one question, and this page begins to fill.");

  await tree.press("link", "Start your first practice");
  await tree.press("button", /^Text/);
  await tree.hear("timer", "Session timer");
  await tree.write("Situation", GOOD_ANSWER.situation);
  await tree.write("Task", GOOD_ANSWER.task);
  await tree.write("Action", GOOD_ANSWER.action);
  await tree.press("button", "Submit Response");
  await tree.hearSaid(/Please fill in all STAR format sections before submitting\./);
  await tree.hearFocus("textbox", "Result");
  await tree.write("Result", GOOD_ANSWER.result);
  await tree.press("button", "Submit Response");
  await tree.hearSaid(/Your STAR format response has been saved successfully\./);
  await tree.hear("heading", "Practice Session Complete!");
  await tree.hear("image", /\d+ out of 100$/);

  await tree.press("link", "Mock Interviews");
  await tree.press("button", "Start Practice with Rania Khoury");
  await tree.press("button", /^Text-Based/);
  await tree.press("button", "Sound on");
  await tree.press("button", "Start Interview Session");
  for (const number of [1, 2, 3, 4]) {
    await tree.hear("heading", `Question ${number} of 4`);
    await tree.write(/^Your response/, Object.values(GOOD_ANSWER).join(" "));
    await tree.press("button", "Submit answer");
    await tree.press("button", number < 4 ? "Next question" : "Finish the interview");
  }
  await tree.hearFocus("heading", "Interview Session Completed");
  await tree.press("link", "Open the report");
  await tree.hear("StaticText", /^4 of 4 questions answered/);
});

test("an evaluation by the accessibility tree, and an answer practised by the keys alone", async ({
  page,
  browser,
}) => {
  const recruiter = await (await browser.newContext()).newPage();
  await signIn(recruiter, { profile: "recruiter", name: "Ilse Treeworth" });
  const tree = await Tree.of(recruiter);
  await tree.press("link", "Recruiter Dashboard");
  await tree.press("button", "Publish slots");
  await tree.press("button", /^Weekdays/);
  await tree.press("button", "Save");
  await tree.hearSaid(/Candidates can book these times now\./);

  await signIn(page, { name: "Davi Moreira" });
  await bookNearest(page, "Ilse Treeworth");
  await tree.press("button", /^Start the interview/);
  await tree.press("button", /^Complete the interview/);
  await tree.press("button", /^Evaluate/);
  await tree.hear("dialog", "Candidate Evaluation");
  await tree.write("Safety awareness", "8", "spinbutton");
  await tree.press("button", "Submit evaluation");
  await tree.hearFocus("textbox", "Strengths");
  await tree.write("Strengths", "Put the exit first");
  await tree.press("button", "Close with the outcome");
  await tree.write("Detailed feedback", "Calm, and in order.");
  await tree.press("button", "Submit evaluation");
  await tree.hearSaid(/Candidate evaluation has been submitted successfully!/);

  await page.goto(`/text-practice?question=${QUESTION_ID}`);
  for (const [name, words] of [
    ["Situation", GOOD_ANSWER.situation],
    ["Task", GOOD_ANSWER.task],
    ["Action", GOOD_ANSWER.action],
    ["Result", GOOD_ANSWER.result],
  ] as const) {
    await tabTo(page, section(page, name));
    await page.keyboard.insertText(words);
  }
  await tabTo(page, submitButton(page));
  await page.keyboard.press("Enter");
  await expectToast(page, "Response Saved");
  await expect(page.getByRole("heading", { name: "Practice Session Complete!" })).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Return to Dashboard" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
});

test("an interview is evaluated by the keys alone", async ({ page, browser }) => {
  await signIn(page, { profile: "recruiter", name: "Keiko Keyes" });
  const byKey = async (name: string | RegExp, role: "button" | "link" = "button") => {
    await tabTo(page, page.getByRole(role, { name }).first());
    await page.keyboard.press("Enter");
  };
  await byKey("Recruiter Dashboard", "link");
  await byKey("Publish slots");
  await byKey(/^Weekdays/);
  await byKey("Save");
  await expectToast(page, "Hours saved");
  const candidate = await (await browser.newContext()).newPage();
  await signIn(candidate, { name: "Ayo Bello" });
  await bookNearest(candidate, "Keiko Keyes");
  await byKey(/^Start the/);
  await byKey(/^Complete the/);
  await byKey(/^Evaluate/);
  await tabTo(page, page.getByRole("spinbutton", { name: "Safety awareness" }));
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByRole("textbox", { name: "Strengths" }));
  await page.keyboard.type("Named the exit first");
  await page.keyboard.press("Enter");
  await byKey("Close with the outcome");
  await tabTo(page, page.getByRole("textbox", { name: "Detailed feedback" }));
  await page.keyboard.type("Calm, and in order.");
  await byKey("Submit evaluation");
  await expectToast(page, "Evaluation Submitted");
});
