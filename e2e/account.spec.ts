import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { GOOD_ANSWER } from "./support/answers.ts";
import { addAuthenticator } from "./support/authenticator.ts";
import {
  expectDraftKept,
  figure,
  fillAnswer,
  openQuestion,
  section,
  submitAnswer,
} from "./support/practice.ts";
import { chooseFromProfile, expect, expectToast, signIn, test } from "./support/stories.ts";

const landing = (page: Page) => page.getByRole("heading", { name: "Who is boarding?" });
const sessions = (page: Page) => figure(page, "Practice sessions");

test("a passkey brings the account back after sign-out", async ({ page }) => {
  await addAuthenticator(page);
  await signIn(page, { name: "Mei Tanaka", airline: "Singapore Airlines" });
  await openQuestion(page);
  await fillAnswer(page, GOOD_ANSWER);
  await submitAnswer(page);

  await chooseFromProfile(page, "Passkeys");
  const dialog = page.getByRole("dialog", { name: "Passkeys" });
  await expect(dialog).toContainText("This account has no passkey yet.");
  await expectAccessible(page);
  await dialog.getByLabel("Name of the new passkey").fill("Blue laptop");
  await dialog.getByRole("button", { name: "Add a passkey" }).click();
  await expectToast(page, "Passkey added", "It opens this account from the sign-in form.");
  await expect(dialog.getByRole("list", { name: "Passkeys of this account" })).toContainText(
    "Blue laptop",
  );
  await dialog.getByRole("button", { name: "Close" }).first().click();

  await chooseFromProfile(page, "Sign out");
  await expect(landing(page)).toBeVisible();
  expect((await page.request.get("/api/session")).status()).toBe(401);

  await page.getByRole("button", { name: "Continue as candidate" }).click();
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText(/Good \w+, Mei\./)).toBeVisible();
  await expect(sessions(page)).toContainText(/Practice sessions\s*1/);
  await expect(
    page.getByRole("main").getByRole("button", { name: /Singapore Airlines, change/ }),
  ).toBeVisible();
});

test("a passkey that is not there changes nothing, and the name still does", async ({ page }) => {
  await addAuthenticator(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Continue as candidate" }).click();
  await page.getByLabel("Full Name").fill("Mei Tanaka");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "No passkey was used. You can still continue with your name.",
  );
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page.getByText(/Good \w+, Mei\./)).toBeVisible();
});

test("signing out without a passkey says what will be out of reach, and can be left", async ({
  page,
}) => {
  await signIn(page);
  await openQuestion(page);
  await section(page, "Situation").fill("Last August I was alone at the reception.");
  await expectDraftKept(page);

  await chooseFromProfile(page, "Sign out");
  const dialog = page.getByRole("dialog", { name: "Sign out?" });
  await expect(dialog).toContainText("there is no way back into it");
  await expect(dialog).toContainText("1 draft has not been submitted:");
  await expect(dialog).toContainText("Tell me about a time you had to deal with a difficult");
  await expect(dialog.getByRole("button", { name: "Add a passkey first" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Download my data first" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(section(page, "Situation")).toHaveValue("Last August I was alone at the reception.");

  await chooseFromProfile(page, "Sign out");
  await dialog.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(landing(page)).toBeVisible();
  expect((await page.request.get("/api/session")).status()).toBe(401);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(left).not.toContain("alone at the reception");
});

test("everything that is kept comes in one file", async ({ page }) => {
  await signIn(page, { name: "Daniel Weber" });
  await openQuestion(page);
  await fillAnswer(page, GOOD_ANSWER);
  await submitAnswer(page);
  await page.getByRole("button", { name: "Retake this question" }).first().click();
  await section(page, "Task").fill("A draft that nobody has sent.");
  await expectDraftKept(page);

  await chooseFromProfile(page, "Download my data");
  const dialog = page.getByRole("dialog", { name: "Download my data" });
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download the file" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(
    /^flight-attendant-interview-prep-\d{4}-\d\d-\d\d\.json$/,
  );
  await expect(dialog.getByRole("status")).toContainText(file.suggestedFilename());
  const everything = await readFile(await file.path(), "utf8");
  expect(JSON.parse(everything)).toMatchObject({ user: { name: "Daniel Weber" } });
  expect(everything).toContain("one room that was kept for the next day");
  expect(everything).toContain("A draft that nobody has sent.");
});

test("an account is deleted at once, with all that is in it", async ({ page }) => {
  await signIn(page, { name: "Ruth Gone" });
  const before = await page.request.get("/api/session");
  const { id } = await before.json();
  await chooseFromProfile(page, "Delete my account");
  const dialog = page.getByRole("dialog", { name: "Delete my account" });
  const remove = dialog.getByRole("button", { name: "Delete everything" });
  await expect(remove).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel("I understand that this cannot be undone.").check();
  await remove.click();

  await expect(landing(page)).toBeVisible();
  expect((await page.request.get("/api/session")).status()).toBe(401);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Ruth");

  await signIn(page, { name: "Ruth Again" });
  expect((await page.request.get(`/api/users/${id}`)).status()).toBe(404);
});

test("a session that has gone is opened anew, quietly, and told once", async ({ page }) => {
  await signIn(page, { airline: "KLM" });
  await page.context().clearCookies();
  await page.reload();
  await expectToast(page, "Signed in again", "Your session here had ended");
  await expect(page.getByText(/Good \w+, Amina\./)).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /KLM, change/ })).toBeVisible();

  const isKnown = page.waitForResponse("**/api/session");
  await page.reload();
  expect((await isKnown).status()).toBe(200);
  await expect(sessions(page)).toBeVisible();
  await expect(page.getByText("Signed in again")).toBeHidden();
});

test("name, interview date and accommodations are kept with the account", async ({ page }) => {
  await signIn(page);
  await chooseFromProfile(page, "Settings and interview date");
  const dialog = page.getByRole("dialog", { name: "Your settings" });
  await expectAccessible(page);
  await dialog.getByLabel("Full name").fill(" ");
  await dialog.getByRole("button", { name: "Save settings" }).click();
  await expect(dialog).toContainText("Full name is required");
  await dialog.getByLabel("Full name").fill("Amina Haddad-Weber");
  const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Interview date", { exact: true }).fill(day);
  await dialog.getByRole("checkbox", { name: /^Second take/ }).check();
  await dialog.getByRole("button", { name: "Save settings" }).click();
  await expectToast(page, "Settings saved");
  await expect(page.getByText("12 days to your assessment day.")).toBeVisible();

  await page.reload();
  await chooseFromProfile(page, "Settings and interview date");
  await expect(dialog.getByLabel("Full name")).toHaveValue("Amina Haddad-Weber");
  await expect(dialog.getByLabel("Interview date", { exact: true })).toHaveValue(day);
  await expect(dialog.getByRole("checkbox", { name: /^Second take/ })).toBeChecked();
});
