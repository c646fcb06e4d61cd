import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, expectToast, openDemo, signIn, test } from "./support/stories.ts";

const coach = (page: Page) => page.getByRole("region", { name: "AI coach" });
const talk = (page: Page) => page.getByRole("log", { name: "Conversation with the coach" });
const field = (page: Page) => page.getByRole("textbox", { name: "Ask the coach" });
const bySomebody = (page: Page, words: string) =>
  talk(page).getByRole("listitem").filter({ hasText: words });

/** Goes to the coach as a person does, by the section button; it is loaded on the way. */
async function goToCoach(page: Page): Promise<void> {
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("button", { name: "AI coach" })
    .filter({ visible: true })
    .click();
  await expect(field(page)).toBeVisible();
}

test("the coach greets, answers what is asked with Enter, and remembers it after a reload", async ({
  page,
}) => {
  await signIn(page, { airline: "Emirates" });
  await goToCoach(page);
  await expect(talk(page)).toContainText("Hello Amina.");
  await expect(talk(page)).toContainText("You are preparing for Emirates.");
  const starters = talk(page).getByRole("list", { name: "Ways to begin" }).getByRole("button");
  await expect(starters).toHaveCount(4);
  await expectAccessible(page);

  await field(page).fill("Explain STAR");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("with an example");
  await expect(field(page)).toHaveValue("Explain STAR\nwith an example");
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  await expect(bySomebody(page, "Coach,").last()).toContainText(/situation/i);
  await expect(starters).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await goToCoach(page);
  await expect(bySomebody(page, "You,")).toHaveCount(1);
  await expect(bySomebody(page, "Coach,").last()).toContainText(/situation/i);
});

test("a way to begin is sent by a press, and so is what the coach offers next", async ({
  page,
}) => {
  await signIn(page);
  await goToCoach(page);
  await talk(page).getByRole("button", { name: "Ask me a practice question" }).click();
  const next = talk(page)
    .getByRole("list", { name: "What you could say next" })
    .getByRole("button");
  await expect(next.first()).toBeVisible();
  const words = (await next.first().textContent()) ?? "";
  await next.first().click();
  await expect(bySomebody(page, "You,").filter({ hasText: words })).toHaveCount(1);
  await expect(bySomebody(page, "Coach,")).toHaveCount(2);
});

test("a message that cannot be sent keeps its words, through a reload, until it arrives", async ({
  page,
}) => {
  await signIn(page);
  await goToCoach(page);
  await page.route("**/api/chat?**", (route) => route.abort());
  await field(page).fill("Explain STAR with an example");
  await field(page).press("Enter");
  const alert = talk(page).getByRole("alert");
  await expect(alert).toContainText("Not sent: no connection.");
  await expectAccessible(page);

  await page.reload();
  await goToCoach(page);
  await expect(bySomebody(page, "Explain STAR with an example")).toHaveCount(1);
  await page.unroute("**/api/chat?**");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(bySomebody(page, "Coach,").last()).toContainText(/situation/i);
  await expect(alert).toBeHidden();
});

test("the conversation of the demo is there, and goes only when asked twice", async ({ page }) => {
  await openDemo(page);
  await goToCoach(page);
  await expect(bySomebody(page, "Coach,")).not.toHaveCount(0);
  await coach(page).getByRole("button", { name: "Clear" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear the conversation?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Clear" }).click();
  await expectToast(page, "Conversation cleared");
  await expect(talk(page)).toContainText("Hello Demo.");
});

test("notes are read and taken back; what is no document is not sent", async ({ page }) => {
  await signIn(page);
  await goToCoach(page);
  await coach(page).getByRole("button", { name: "Upload File" }).click();
  const dialog = page.getByRole("dialog", { name: "Your CV and notes" });
  await expect(dialog).toContainText("Nothing yet.");
  const notes = "I worked three seasons at a ski resort and speak Spanish. ".repeat(20);
  await dialog.getByLabel(/^Choose a file/).setInputFiles([
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from(notes) },
    { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a document") },
    { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 cut off") },
  ]);
  await expect(dialog).toContainText("photo.jpg was not sent: it is no PDF, DOCX or TXT.");
  await expect(dialog).toContainText(/cv\.pdf was not taken: .+/);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Take notes.txt back" }).click();
  await expect(dialog).toContainText("Nothing yet.");
});

test("the same conversation stands among the learning resources", async ({ page }) => {
  await openDemo(page);
  await page.goto("/dashboard-details");
  const region = page.getByRole("region", { name: "AI Interview Coach" });
  await region.scrollIntoViewIfNeeded();
  await expect(bySomebody(page, "Coach,")).not.toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the coach can fill the screen, and what was typed comes along", async ({ page }) => {
    await signIn(page);
    await goToCoach(page);
    await field(page).fill("Explain STAR with an example");
    await coach(page).getByRole("button", { name: "Enlarge" }).click();
    const sheet = page.getByRole("dialog", { name: "AI coach" });
    const box = await sheet.boundingBox();
    expect(box?.height).toBeGreaterThan(800);
    await expect(field(page)).toHaveValue("Explain STAR with an example");
    await expectAccessible(page);
    await field(page).press("Enter");
    await expect(bySomebody(page, "Coach,").last()).toContainText(/situation/i);
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(coach(page)).toContainText(/situation/i);
  });
});
