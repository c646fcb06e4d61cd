import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

// Fewer pixels for a machine that draws them itself.
test.use({ viewport: { width: 800, height: 700 }, actionTimeout: 30_000 });
test.setTimeout(150_000);

test("a candidate opens an armed door of a 787 and waits for its slide, in three dimensions", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/aircraft-door-models?aircraft=boeing-787&exit=2R&view=3d&work=1");
  const canvas = page.locator("canvas");
  const frames = () => canvas.evaluate((one) => Number(one.dataset["frames"] ?? 0));

  // Where a program draws instead of a chip, the first picture takes seconds.
  await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(0);

  // Set to rights first where someone left it disarmed.
  await page.getByRole("button", { name: "Evacuation", exact: true }).click();
  await page.getByRole("button", { name: "Look out of the window" }).click();
  const lever = page.getByRole("button", { name: "Lever to ARMED" });
  if (await lever.isEnabled()) await lever.click();
  await page.getByRole("button", { name: "Read your own door" }).click();
  await page.getByRole("button", { name: "Open: move the handle fully" }).click();
  await page.getByRole("button", { name: "Hold the assist handle" }).click();
  await page.getByRole("button", { name: "Pull the red inflation handle" }).click();

  const now = page.getByRole("list", { name: "The exit now" });
  await expect(now).toContainText("Slide stands", { timeout: 20_000 });
  await page.getByRole("button", { name: /^Send people/ }).click();
  await expect(page.getByRole("heading", { name: "By the book" })).toBeVisible();
  await expectAccessible(page);

  // Once it rests nothing is drawn, and one frame when it is turned.
  const calls = await canvas.evaluate((one) => Number(one.dataset["calls"]));
  expect(calls).toBeLessThanOrEqual(60);
  // Drawn by a program, the frame of the last change may come late: it rests within seconds, for good.
  const drawnIn = async (milliseconds: number) => {
    const before = await frames();
    await page.waitForTimeout(milliseconds);
    return (await frames()) - before;
  };
  await expect.poll(() => drawnIn(300), { timeout: 20_000 }).toBe(0);
  expect(await drawnIn(600)).toBe(0);
  const drawn = await frames();
  await canvas.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(frames).toBeGreaterThan(drawn);
});
