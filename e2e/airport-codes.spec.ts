import type { Locator } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

/** Where an airport lies in the frame of the map, wherever it is still gliding to. */
async function pointOf(map: Locator, name: RegExp): Promise<{ x: number; y: number }> {
  const style = await map.getByRole("button", { name }).getAttribute("style");
  const [x, y] = (style?.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
  if (x === undefined || y === undefined) throw new Error(`No ${name} on the map`);
  return { x, y };
}

test("a candidate finds an airport on the map by hand, and answers by pointing and by ear", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/airport-codes?look=map&code=DOH");
  const map = page.getByRole("group", { name: "Airports on the world map" });
  await map.click({ position: await pointOf(map, /^DXB, /) });
  await expect(page.getByRole("region", { name: "Chosen airport" })).toContainText("Dubai");
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Quiz" }).click();
  await page.getByLabel("Quiz mode").selectOption("Find it on the map");
  const question = page.getByRole("heading", { name: /^Where is [A-Z]{3}\?$/ });
  const before = await question.textContent();
  const world = page.getByRole("group", { name: "World map to answer on" });
  // Sydney stands alone: a press means it, wherever the question leads.
  await world.click({ position: await pointOf(world, /Sydney/) });
  await expect(page.getByText(/^(Correct!|Not quite\.)/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next Question" }).click();
  await expect(question).not.toHaveText(before ?? "");

  // Made ready with the question, so that a press is heard at once.
  const spoken = page.waitForResponse((answer) => answer.url().endsWith("/api/ai-recruiter/speak"));
  await page.getByLabel("Quiz mode").selectOption("By ear: spelling alphabet");
  await page.getByRole("button", { name: "Listen" }).click();
  expect((await spoken).ok()).toBe(true);
});
