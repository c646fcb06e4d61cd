// The recruiter speaking on a slow phone's processor: no task of the page's main thread may be felt, and what was
// fetched beforehand is heard at once.
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS } from "../e2e/support/browser-flags.ts";
import { findBrowser } from "../scripts/needed-programs.ts";
import { startProduct, throwAwayFolder } from "./product-server.mjs";
import { median } from "./statistics.mjs";

const ROUNDS = 5;
const PHONE = { width: 412, height: 823 };
const PROCESSOR_SLOWDOWN = 4;
/** The browser calls a task long from here on (Long Tasks API). */
const LONG_TASK_MS = 50;
// The greeting lasts some eleven seconds; the press itself and the end of it are left out.
const WATCHED_MS = 8000;

const DOOR = "/mock-interviews?session=ai-practice-marcus-tate&mode=text";

async function signedIn(browser, url) {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("button", { hasText: "Continue as candidate" }).click();
  await page.getByLabel("Full Name").fill("Benchmark");
  await page.locator("form button[type=submit]").click();
  await page.locator('a[href="/star-practice"]').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Runs in the page: notes long tasks, and when the first sound is started. */
function watch() {
  window.bench = { tasks: [], pressedAt: null, heardAt: null };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.bench.tasks.push({ startTime, duration });
  }).observe({ type: "longtask", buffered: true });
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.bench.heardAt ??= performance.now();
    return start.apply(this, when);
  };
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      window.bench.pressedAt = timeStamp;
    },
    true,
  );
}

async function speakOnce(browser, url, storageState) {
  const context = await browser.newContext({ viewport: PHONE, storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
    await page.goto(`${url}${DOOR}`);
    await page.getByText("The recruiter is ready.").waitFor();
    await page.waitForTimeout(1500);
    await page.getByRole("button", { name: "Start Interview Session" }).click();
    await page.getByText("AI Speaking...").waitFor();
    await page.waitForFunction(() => window.bench.heardAt !== null);
    await page.waitForTimeout(WATCHED_MS);
    const isSpeaking = await page.getByText("AI Speaking...").isVisible();
    const { tasks, pressedAt, heardAt } = await page.evaluate(() => window.bench);
    if (!isSpeaking) throw new Error("The greeting was over before it had been watched");
    const long = tasks.filter(({ startTime }) => startTime > heardAt);
    return {
      heard: heardAt - pressedAt,
      longest: Math.max(0, ...long.map(({ duration }) => duration)),
      count: long.length,
    };
  } finally {
    await context.close();
  }
}

/** Rows for the report. */
export async function measureAvatar() {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium found: install one or set CHROMIUM to its path");
  const product = await startProduct({ dataFolder: throwAwayFolder() });
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_FLAGS, "--autoplay-policy=no-user-gesture-required"],
  });
  try {
    const state = await signedIn(browser, product.url);
    await speakOnce(browser, product.url, state); // warms the voice
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await speakOnce(browser, product.url, state));
    return [
      {
        name: "press to first sound, fetched beforehand",
        value: median(rounds.map((r) => r.heard)),
        budget: 300,
        unit: "ms",
      },
      {
        name: "longest task over 50 ms while it speaks, median",
        value: median(rounds.map((r) => r.longest)),
        budget: LONG_TASK_MS,
        unit: "ms",
      },
      {
        name: "the longest of all rounds",
        value: Math.max(...rounds.map((r) => r.longest)),
        unit: "ms",
      },
      {
        name: "tasks over 50 ms in 8 s, all rounds",
        value: rounds.reduce((sum, r) => sum + r.count, 0),
        unit: "",
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
