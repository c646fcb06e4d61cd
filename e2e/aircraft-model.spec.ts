import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";
import { watchPage } from "./support/watch.ts";

// Fewer pixels for a machine that draws them itself.
test.use({ viewport: { width: 800, height: 700 }, actionTimeout: 30_000 });
test.setTimeout(150_000);

const point = (page: Page, name: string) =>
  page.getByRole("group", { name: "Points on the aircraft" }).getByRole("button", { name });
const frames = (page: Page) =>
  page.locator("canvas[data-frames]").evaluate(({ dataset }) => Number(dataset["frames"]));
/** Where a point stands in the picture: it moves with the aircraft. */
const placeOf = (page: Page, name: string) =>
  point(page, name).evaluate(({ style }) => style.transform);

test("a candidate walks round an aircraft by keys, reads a slide, and keeps it where there is no 3D", async ({
  page,
}) => {
  const faults = await watchPage(page);
  await signIn(page);

  // Who wants less motion begins with the schematic, which stands still; the model is one press away.
  await page.goto("/aircraft-3d");
  await expect(page.getByRole("button", { name: "Rotate" })).toBeVisible();
  await expect(page.getByText("Seen from above, drawn to scale.")).toBeVisible();
  await page.getByRole("button", { name: "Boeing 737" }).click();
  await page.getByRole("button", { name: "3D model" }).click();

  // Nothing is drawn while it stands; a key turns it, and its points with it.
  const model = page.getByRole("application", { name: "3D model of the Boeing 737" });
  // Where a program draws instead of a chip, the first picture takes seconds.
  await expect(page.locator("canvas[data-frames]")).toBeVisible({ timeout: 30_000 });
  await model.focus();
  const [still, before] = [await frames(page), await placeOf(page, "1 Slide at 1L")];
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => placeOf(page, "1 Slide at 1L")).not.toBe(before);
  expect(await frames(page)).toBeLessThanOrEqual(still + 2);
  expect(Number(await model.getAttribute("data-calls"))).toBeLessThanOrEqual(60);
  await page.getByRole("button", { name: "Lift the roof" }).click();
  await expect(page.getByRole("button", { name: "Roof back on" })).toBeVisible();

  // By keys to a point, into its details, through a reload, and back to where one was.
  await point(page, "1 Slide at 1L").focus();
  await page.keyboard.press("Enter");
  const details = page.getByRole("region", { name: "Slide at 1L" });
  await expect(details.getByText("Single-lane", { exact: true })).toBeVisible();
  await page.reload();
  await expect(details).toBeVisible();
  await expectAccessible(page);
  await details.getByRole("button", { name: "Close details" }).press("Escape");
  await expect(details).toBeHidden();
  await expect(point(page, "1 Slide at 1L")).toBeFocused();

  // The device takes the picture away for good: the schematic has the same points.
  await expect(page.locator("canvas[data-frames]")).toBeVisible({ timeout: 30_000 });
  await model.evaluate((canvas: HTMLCanvasElement) =>
    canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
  );
  await expect(page.getByText("so here is the schematic")).toBeVisible();
  await point(page, "2 Slide at 2R").click();
  await expect(page.getByRole("region", { name: "Slide at 2R" })).toBeVisible();
  // A browser without a graphics chip reads its pictures back, and says that this is slow.
  expect(faults.filter((fault) => !fault.includes("GL Driver Message"))).toEqual([]);
});
