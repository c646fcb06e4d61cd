import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What can differ between the themes: the second scan asks no more. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** Fails on what axe calls serious or critical, on the screen as it is, in the light and the night theme. */
export async function expectAccessible(page: Page): Promise<void> {
  const shown = (await page.locator("html").getAttribute("data-theme")) ?? "light";
  const other = shown === "light" ? "night" : "light";
  await expectNoViolation(page, shown, scan(page));
  // A colour halfway between the themes is nobody's: transitions are off while they change.
  await page.emulateMedia({
    colorScheme: other === "night" ? "dark" : "light",
    reducedMotion: "reduce",
  });
  await expect(page.locator("html")).toHaveAttribute("data-theme", other);
  await expectNoViolation(page, other, scan(page).withRules(RULES_OF_COLOUR));
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** No page of ours has a frame in it, so the scan needs no second page to gather in. */
function scan(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

/** A text that is fading in has a colour that nobody is left with. What turns for ever, or stands still, is not waited for. */
function fadesAreOver(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => setTimeout(resolve, 600)),
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
    ]),
  );
}

async function expectNoViolation(page: Page, theme: string, axe: AxeBuilder): Promise<void> {
  await fadesAreOver(page);
  const { violations } = await axe.analyze();
  const found = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, `accessibility, ${theme} theme, ${page.url()}`).toEqual([]);
}
