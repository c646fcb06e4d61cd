import { expectAccessible } from "./support/accessibility.ts";
import { expect, signIn, test } from "./support/stories.ts";

test("a candidate explores the flight deck on a phone, and points at a part in the quiz", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto("/cockpit-exploration");
  const points = page.getByRole("group", { name: "Points on the flight deck" });

  // Each point is a whole target of its own: 44 pixels, none over another.
  await expect(points.getByRole("button")).toHaveCount(15);
  const boxes = await points
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const [at, box] of boxes.entries()) {
    expect(box.width).toBeGreaterThanOrEqual(44);
    for (const other of boxes.slice(at + 1))
      expect(Math.hypot(box.x - other.x, box.y - other.y)).toBeGreaterThanOrEqual(43.5);
  }

  // A press on the drawing counts: the left third of the deck holds the captain's own screen.
  const deck = page.getByRole("figure");
  const width = (await deck.boundingBox())?.width ?? 0;
  await deck.click({ position: { x: width * 0.15, y: width * 0.46 } });
  await expect(page.getByRole("region", { name: "Primary Flight Display" })).toBeVisible();
  await expect(page).toHaveURL(/part=primary-flight-display/);

  await page.getByRole("button", { name: "Closer" }).click();
  await expect(points.getByRole("button", { name: "6 Primary Flight Display" })).toBeInViewport();

  await page.goto("/cockpit-exploration?quiz");
  await page.getByRole("button", { name: "Show me the answer" }).click();
  await page.getByRole("button", { name: "Next question" }).click();
  await expect(page.getByText("Question 2 of 10")).toBeVisible();
  // A round goes on where it was.
  await page.waitForFunction(() =>
    Object.values({ ...localStorage }).some((kept) => /"at":1/.test(String(kept))),
  );
  await page.reload();
  await expect(page.getByText("Question 2 of 10")).toBeVisible();
  await expectAccessible(page);
});
