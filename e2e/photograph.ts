// Photographs every screen of the demo account in the languages and widths asked for, and says what does not fit or is left
// in English: `node e2e/photograph.ts <folder> [de,ar,…]`. For the eyes; it fails nothing.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { LANGUAGE_CODES } from "contract/languages";
import { findBrowser } from "../scripts/needed-programs.ts";
import { BROWSER_FLAGS } from "./support/browser-flags.ts";
import { englishLeft } from "./support/english-left.ts";
import { startServer } from "./support/own-server.ts";
import { BUILT_ROUTES } from "./support/routes.ts";

const [folder = "photographs", asked = LANGUAGE_CODES.join(",")] = process.argv.slice(2);
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
/** The largest screens bring a drawing of their own; longer than this nobody waits either. */
const SETTLE_MS = 700;

/** Signed in to a demo account in the language: its coach has answered in it too. */
async function demoState(browser: Browser, url: string, language: string) {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: wordsOf(language, "landing").demo }).click();
  await page.getByText(wordsOf(language, "dashboard").sample.badge, { exact: true }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

function wordsOf(language: string, group: string) {
  const file = join(import.meta.dirname, "../web/src/i18n/bundles", language, `${group}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Texts that are cut off where nothing can be scrolled, and what makes the page wider than the screen. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.body.querySelectorAll<HTMLElement>("main *, header *, nav *")].filter(
      (element) => {
        const holdsText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== "",
        );
        // What is for a screen reader alone is one pixel wide; what ends after some lines does so on purpose.
        if (!holdsText || !element.checkVisibility() || element.clientWidth <= 1) return false;
        const { overflowX, webkitLineClamp } = getComputedStyle(element);
        return (
          ["hidden", "clip"].includes(overflowX) &&
          webkitLineClamp === "none" &&
          element.scrollWidth > element.clientWidth + 1
        );
      },
    );
    return [
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...cut.map((element) => `cut: ${element.textContent.slice(0, 60)}`),
    ];
  });
}

const executablePath = findBrowser();
if (!executablePath) throw new Error("No Chromium found: install one or set CHROMIUM to its path");
const dataFolder = mkdtempSync(join(tmpdir(), "prep-photographs-"));
const product = await startServer({ dataFolder });
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });

for (const language of asked.split(",")) {
  const state = await demoState(browser, product.url, language);
  for (const [size, viewport] of Object.entries(SIZES)) {
    const context = await browser.newContext({ storageState: state, viewport });
    await context.addInitScript((code) => {
      localStorage.setItem("flight-attendant-prep:language", code);
    }, language);
    const page = await context.newPage();
    mkdirSync(join(folder, language), { recursive: true });
    for (const path of BUILT_ROUTES) {
      await page.goto(product.url + path, { waitUntil: "domcontentloaded" });
      await page.locator("main h1").first().waitFor();
      await page.waitForTimeout(SETTLE_MS);
      const name = path === "/" ? "dashboard" : path.slice(1);
      await page.screenshot({
        path: join(folder, language, `${name}-${size}.png`),
        fullPage: true,
      });
      const left = language === "en" ? [] : await englishLeft(page, language);
      const faults = [...(await misfits(page)), ...left.map((words) => `English: ${words}`)];
      if (faults.length > 0) console.info(`${language} ${size} ${path}\n  ${faults.join("\n  ")}`);
    }
    await context.close();
  }
}
await browser.close();
await product.stop();
rmSync(dataFolder, { recursive: true });
