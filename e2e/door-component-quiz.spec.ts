import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

const QUESTIONS = 6;

test("a candidate takes the door quiz by keys, and the clock runs out on one whose tab slept", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page);
  await page.goto("/door-component-quiz");

  let right = 0;
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await expect(
      page.getByText(`Question ${number} of ${QUESTIONS}`, { exact: true }),
    ).toBeVisible();
    await page.keyboard.press("1");
    const said = page.getByText(/^(Right|Not quite\. Right is: .+)$/);
    await expect(said).toBeVisible();
    if ((await said.textContent()) === "Right") right += 1;
    // Locked: another key changes nothing.
    await page.keyboard.press("2");
    await expect(page.locator("button[aria-pressed=true]")).toHaveCount(1);
    if (number === 1) await expectAccessible(page);
    const next = number === QUESTIONS ? "Complete Quiz" : "Next Question";
    await expect(page.getByRole("button", { name: next })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "Quiz complete" })).toBeFocused();
  await expect(page.getByText(`${right} of ${QUESTIONS}`, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Take Quiz Again" }).click();
  await page.keyboard.press("1");
  await page.clock.fastForward("10:00");
  await expect(page.getByRole("heading", { name: "Time is up" })).toBeVisible();
  await expect(page.getByText(`0 of ${QUESTIONS}`, { exact: true })).toBeVisible();
});
