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

test("a trainer's own set is written, asked, practised and certified; its number is checked by another", async ({
  page,
  browser,
}) => {
  await signIn(page, { profile: "trainer", name: "Tara Voss" });
  await page.goto("/trainer-dashboard?set=new");
  await page.getByLabel("Name of the set").fill("House commands");
  await page.getByText("Paste a list").click();
  await page
    .getByLabel("One card a line")
    .fill("First?; one answer\nSecond?; two answers\nThird?; three answers\nFourth?; four answers");
  await page.getByRole("button", { name: "Add these cards" }).click();
  // Nothing is lost by a reload.
  await expect(page.getByText("Kept on this device until you save.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Answer 4")).toHaveValue("four answers");
  await page.getByRole("button", { name: "Save the set" }).click();
  await expect(page.getByRole("link", { name: /^House commands/ })).toContainText("4 cards");

  await page.getByLabel("Name of the group").fill("Autumn course");
  await page.getByRole("button", { name: "Begin a group" }).click();
  await page.getByRole("link", { name: /^Autumn course/ }).click();
  const code = await page.getByText(/^[2-9A-HJ-NP-Z]{8}$/).textContent();
  await page.getByRole("button", { name: "Give an assignment" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("What to do").selectOption("own-set");
  await dialog.getByRole("button", { name: "Give an assignment" }).click();
  await expect(page.getByText("House commands to 90%")).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const member = await context.newPage();
  await signIn(member, { name: "Ana Lima" }, new URL("/", page.url()).href);
  await member.goto(new URL(`/trainer-dashboard?join=${code}`, page.url()).href);
  await member.getByRole("checkbox").check();
  await member.getByRole("button", { name: "Join the group" }).click();
  await member.getByRole("link", { name: /House commands/ }).click();
  const answers: Record<string, string> = { First: "one", Second: "two", Third: "three" };
  for (let card = 1; card <= 4; card += 1) {
    await expect(member.getByText(`Card ${card} of 4`)).toBeVisible();
    const asked = (await member.getByRole("heading", { level: 2 }).textContent()) ?? "";
    const wanted = answers[asked.replace("?", "")] ?? "four";
    if (card === 1) await expectAccessible(member);
    await member.getByRole("button", { name: new RegExp(`${wanted} answer`) }).click();
    await expect(member.getByText("Right.")).toBeVisible();
    await member.keyboard.press("Enter");
  }
  await expect(member.getByText("It counts as done.")).toBeVisible();

  // What members practise tells nobody: a board is asked for anew when it is looked at.
  await page.reload();
  await page.getByRole("button", { name: "Issue 1 certificate" }).click();
  await page.getByRole("link", { name: "Certificate of Ana Lima" }).click();
  await expect(page.getByText("House commands: 4 cards known")).toBeVisible();
  await expectAccessible(page);
  const number = await page.getByText(/^Number /).textContent();

  await member.goto(new URL("/trainer-dashboard", page.url()).href);
  await expect(member.getByRole("link", { name: "Your certificate" })).toBeVisible();
  await member.getByLabel("Number").fill((number ?? "").replace("Number ", "").toLowerCase());
  await member.getByRole("button", { name: "Check" }).click();
  await expect(member.getByText("This certificate holds.")).toBeVisible();
  expect(await member.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});
