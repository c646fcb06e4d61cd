import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("thirty join a trainer's group, are given work, and are seen in a matrix that a phone can read", async ({
  page,
  browser,
}) => {
  await signIn(page, { profile: "trainer", name: "Tara Voss" });
  await page.getByRole("link", { name: "Trainer Dashboard" }).first().click();
  await page.getByLabel("Name of the group").fill("Autumn course");
  await page.getByRole("button", { name: "Begin a group" }).click();
  await page.getByRole("link", { name: /^Autumn course/ }).click();
  const code = await page.getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent();
  await page.getByRole("button", { name: "Give an assignment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Give an assignment" }).click();
  await expect(page.getByText("done by 0 of 0")).toBeVisible();

  const origin = new URL(page.url()).origin;
  const join = async (name: string) => {
    const context = await browser.newContext({ extraHTTPHeaders: { Origin: origin } });
    const post = (path: string, data: unknown) => context.request.post(origin + path, { data });
    await post("/api/session", { name, profile: "candidate" });
    expect((await post("/api/groups/joined", { code, agrees: true })).status()).toBe(201);
    await context.close();
  };
  await Promise.all(
    Array.from({ length: 30 }, (_, seat) => join(`Member ${String(seat + 1).padStart(2, "0")}`)),
  );
  const matrix = page.getByRole("table", { name: "Progress" });
  await expect(matrix.getByRole("row", { name: /^Member 30 Not begun/ })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { level: 3, name: "Member 30" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
