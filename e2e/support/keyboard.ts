import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any screen has before the thing that a person looks for. */
const MOST_STOPS = 60;

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} is not reached by ${MOST_STOPS} presses of Tab`);
}
