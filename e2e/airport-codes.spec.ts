import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("a candidate finds an airport on the map by hand, and answers by pointing and by ear", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/airport-codes?look=map&code=DOH");
  const map = page.getByRole("group", { name: "Airports on the world map" });
  const dubai = map.getByRole("button", { name: /^DXB, / });
  const box = await dubai.boundingBox();
  if (!box) throw new Error("Dubai is not on the map");
  await page.mouse.click(box.x, box.y);
  await expect(page.getByRole("region", { name: "Chosen airport" })).toContainText("Dubai");
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Quiz" }).click();
  await page.getByLabel("Quiz mode").selectOption("Find it on the map");
  const question = page.getByRole("heading", { name: /^Where is [A-Z]{3}\?$/ });
  const before = await question.textContent();
  const world = page.getByRole("group", { name: "World map to answer on" });
  // Sydney stands alone: a press means it, wherever the question leads.
  const sydney = await world.getByRole("button", { name: /Sydney/ }).boundingBox();
  if (!sydney) throw new Error("Sydney is not on the map");
  await page.mouse.click(sydney.x, sydney.y);
  await expect(page.getByText(/^(Correct!|Not quite\.)/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next Question" }).click();
  await expect(question).not.toHaveText(before ?? "");

  await page.getByLabel("Quiz mode").selectOption("By ear: spelling alphabet");
  const spoken = page.waitForResponse((answer) => answer.url().endsWith("/api/ai-recruiter/speak"));
  await page.getByRole("button", { name: "Listen" }).click();
  expect((await spoken).ok()).toBe(true);
});
