// Every screen on a slow phone, as somebody meets it who comes by its address and presses what is there: does
// anything move by itself, and how long does the slowest press take to be seen.
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "../e2e/support/browser-flags.ts";
import { BUILT_ROUTES } from "../e2e/support/routes.ts";
import { findBrowser } from "../scripts/needed-programs.ts";
import { startProduct, throwAwayFolder } from "./product-server.mjs";
import { SlowPage } from "./slow-page.mjs";

/** Presses on one screen, from the top down; what a press opens is closed again with Escape. */
const PRESSES = 8;
const AFTER_PRESS_MS = 700;
const MAY_BE_PRESSED = "main button:enabled, main [role=tab], main summary";
/** A press can meet a collection of garbage or a program of the machine's: what a screen costs is the middle of its visits. */
const VISITS = 3;
/** It turns without end; `scene.mjs` measures it. */
const NEVER_AT_REST = "/aircraft-3d";

/** The demo account: every panel has something to show. */
async function demoState(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Go to Dashboard" }).first().click();
  await page.locator('a[href="/star-practice"]').first().waitFor();
  await page.waitForLoadState("networkidle").catch(() => {});
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Names of what may be pressed now, each with a place to press it; what is out of sight is scrolled to. */
function pressables(page, selector) {
  return page.evaluate(
    (what) =>
      [...document.querySelectorAll(what)]
        .filter(
          (element) => element.checkVisibility() && !element.closest("[inert], [aria-hidden=true]"),
        )
        .map((element, place) => {
          element.dataset.pressed = String(place);
          return (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40);
        }),
    selector,
  );
}

async function pressAll(slow) {
  const slowest = { took: 0, name: "" };
  const names = await pressables(slow.page, MAY_BE_PRESSED);
  const start = slow.page.url();
  for (const [place, name] of names.slice(0, PRESSES).entries()) {
    await slow.page.evaluate(() => {
      window.bench.seen.longestInteraction = 0;
    });
    if (!(await slow.click({ selector: `[data-pressed="${place}"]` }))) continue;
    await slow.page.waitForTimeout(AFTER_PRESS_MS);
    const took = await slow.page.evaluate(() => window.bench?.seen.longestInteraction ?? 0);
    if (took > slowest.took) Object.assign(slowest, { took, name });
    await slow.page.keyboard.press("Escape");
    // A press that led elsewhere has been measured; the rest of the screen is not there any more.
    if (slow.page.url().split("?")[0] !== start.split("?")[0]) break;
  }
  return slowest;
}

async function measureScreen(browser, url, storageState, path) {
  const slow = await SlowPage.open(browser, { storageState });
  try {
    await slow.goto(`${url}${path}`);
    await slow.settle();
    const { layoutShift } = await slow.seen();
    return { layoutShift, ...(await pressAll(slow)) };
  } finally {
    await slow.close();
  }
}

/** Rows for the report: two for each screen. */
export async function measureScreens() {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium found: install one or set CHROMIUM to its path");
  const product = await startProduct({ dataFolder: throwAwayFolder() });
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    const state = await demoState(browser, product.url);
    const rows = [];
    for (const path of BUILT_ROUTES.filter((one) => one !== NEVER_AT_REST)) {
      const visits = [];
      for (let visit = 0; visit < VISITS; visit++)
        visits.push(await measureScreen(browser, product.url, state, path));
      visits.sort((one, other) => one.took - other.took);
      const { took, name } = visits[VISITS >> 1];
      const layoutShift = Math.max(...visits.map((visit) => visit.layoutShift));
      rows.push(
        { name: `${path}: shift`, value: layoutShift, budget: 0.1, unit: "CLS" },
        { name: `${path}: ${name}`, value: took, budget: 100, unit: "ms" },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await product.stop();
  }
}
