import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { tabTo } from "./support/keyboard.ts";
import { figure } from "./support/practice.ts";
import { expect, signIn, test } from "./support/stories.ts";

const USER_KEY = "flight-attendant-prep:user";

const WELCOMES = {
  candidate: "Answer one question, and this page begins to fill.",
  recruiter: "Your candidates are waiting for a time.",
  trainer: "Take the practice your class will take.",
} as const;

for (const [profile, welcome] of Object.entries(WELCOMES)) {
  test(`a ${profile} signs in by keyboard alone`, async ({ page }) => {
    await page.goto("/");
    await tabTo(page, page.getByRole("button", { name: `Continue as ${profile}` }));
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeFocused();
    await expect(page.getByText(`Sign in as ${profile}`, { exact: false })).toBeVisible();
    await expect(page.getByLabel("Target Airline (Optional)")).toHaveCount(
      profile === "candidate" ? 1 : 0,
    );

    await tabTo(page, page.getByLabel("Full Name"));
    await page.keyboard.type("Noor Rahman");
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: welcome })).toBeVisible();
    await expect(page.getByText(/Good \w+, Noor\./)).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "Noor, your account" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu").getByText("Noor Rahman")).toBeVisible();
  });
}

test("Continue waits for a name, and Back leads to the profiles", async ({ page }) => {
  await page.goto("/");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue as candidate" }).click();
  await expectAccessible(page);

  const go = page.getByRole("button", { name: "Continue to Dashboard" });
  await expect(go).toBeDisabled();
  await page.getByLabel("Full Name").fill("   ");
  await expect(go).toBeDisabled();
  await page.getByLabel("Full Name").press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.getByLabel("Full Name").fill("Noor");
  await expect(go).toBeEnabled();

  const airlines = page.getByLabel("Target Airline (Optional)").getByRole("option");
  await expect(airlines).toHaveText([
    "No airline yet",
    "Emirates",
    "Qatar Airways",
    "Singapore Airlines",
    "Cathay Pacific",
    "Lufthansa",
    "British Airways",
    "Air France",
    "KLM",
    "Turkish Airlines",
    "Delta Air Lines",
    "American Airlines",
    "United Airlines",
    "Other",
  ]);

  await page.getByRole("button", { name: "Back to Profile Selection" }).click();
  await expect(page.getByRole("heading", { name: "Who is boarding?" })).toBeVisible();
  await page.getByRole("button", { name: "Continue as trainer" }).click();
  await expect(page.getByText("Sign in as Trainer")).toBeVisible();
});

test("a mistyped e-mail address is named, and nothing typed is lost", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Continue as recruiter" }).click();
  await page.getByLabel("Full Name").fill("Helga Brandt");
  await page.getByLabel("Email").fill("helga@");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page.getByRole("alert")).toContainText("E-mail address is not complete");
  await expect(page.getByLabel("Full Name")).toHaveValue("Helga Brandt");

  await page.getByLabel("Email").fill("helga@example.org");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("the demo shortcut says that it is a demo, before and after", async ({ page }) => {
  await page.goto("/");
  const demo = page.getByRole("button", { name: "Go to Dashboard" });
  await expect(demo).toHaveAccessibleDescription(/demo account with sample history/);
  await demo.click();

  await expect(page.getByText("Sample data", { exact: true })).toBeVisible();
  await expect(page.getByText("It is deleted after 7 days.")).toBeVisible();
  await expect(figure(page, "Practice sessions")).toContainText(/Practice sessions\s*\d+/);
  await page.getByRole("button", { name: /your account$/ }).click();
  await expect(page.getByText("Demo account with sample data")).toBeVisible();
});

/** Keeps the scripts from arriving, as a slow line does, until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/**/*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test("somebody known sees 'Loading...' at once, then the dashboard, never the landing", async ({
  page,
}) => {
  await signIn(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  const indicator = page.locator("#loading");
  await expect(indicator).toHaveText("Loading...");
  await expect(indicator).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who is boarding?" })).toBeHidden();
  release();
  await expect(page.getByText(/Good \w+, Amina\./)).toBeVisible();
  await expect(indicator).toBeHidden();
});

test("a part of the start that does not come is said, with a way to have it again", async ({
  page,
}) => {
  await signIn(page);
  let starts = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) starts += 1;
  });
  await page.route("**/assets/**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  const again = page.getByRole("button", { name: "Load again" });
  await expect(again).toBeVisible();
  await expect(page.locator("#loading")).toContainText("A part of the page has not arrived.");
  expect(starts, "asked for once more by itself").toBe(2);
  await page.unroute("**/assets/**/*.js");
  await again.click();
  await expect(page.getByText(/Good \w+, Amina\./)).toBeVisible();
});

test("the form opens before the scripts are there, and keeps what is done in it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Continue as candidate" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeFocused();
  await page.getByLabel("Target Airline (Optional)").selectOption("Emirates");
  await page.getByLabel("Full Name").fill("Noor Rah");

  release();
  // The form that stood in is gone; the real one goes on where it was.
  await expect(page.locator("#early")).toHaveCount(0);
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.keyboard.type("man");
  await expect(page.getByLabel("Full Name")).toHaveValue("Noor Rahman");
  await expect(page.getByLabel("Target Airline (Optional)")).toHaveValue("Emirates");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Good \w+, Noor\./)).toBeVisible();
});

test("what is pressed before the scripts are there is done when they are", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Continue as candidate" }).click();
  await page.getByRole("button", { name: "Back to Profile Selection" }).click();
  release();
  await expect(page.getByRole("heading", { name: "Who is boarding?" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeHidden();
});

test("a stored user that cannot be read is logged and let go", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await signIn(page, { name: "Secret Name" });
  // Broken as the next page begins: the one that is open may still be writing what the server answered.
  await page.addInitScript((key) => localStorage.setItem(key, '{"name":"Secret Name"'), USER_KEY);
  await page.reload();

  await expect(page.getByRole("heading", { name: "Who is boarding?" })).toBeVisible();
  await expect(page.getByText("Loading...", { exact: true })).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();
  expect(logged.join("\n")).toContain("Stored user could not be read");
  expect(logged.join("\n")).not.toContain("Secret");
});

test("without a server the gate opens all the same, and the account is made later by itself", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  await page.route("**/api/**", (route) => route.abort("connectionrefused"));
  await page.getByRole("button", { name: "Continue as candidate" }).click();
  await page.getByLabel("Full Name").fill("Joao Prado");
  await page.getByLabel("Target Airline (Optional)").selectOption("Emirates");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();

  const away = page.getByText("No connection. What you write is kept here and sent later.");
  await expect(away).toBeVisible();
  await expect(page.getByText(/Good \w+, Joao\./)).toBeVisible();
  await expectAccessible(page);

  await page.unroute("**/api/**");
  await page.clock.fastForward("00:15");
  await expect(away).toBeHidden();
  const session = await page.request.get("/api/session");
  expect(await session.json()).toMatchObject({ name: "Joao Prado", targetAirline: "Emirates" });
});

test("the privacy notice is there before anybody signs in", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Privacy" }).click();
  const notice = page.getByRole("dialog", { name: "Privacy notice" });
  await expect(notice).toContainText("No page asks anything of a third party");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await expect(page.getByRole("button", { name: "Privacy" })).toBeFocused();
});
