// A frame of the aircraft model against a bare scene of as many triangles, in the same run, drawn by the processor:
// the ratio carries over to another machine and the milliseconds do not.
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { AIRCRAFT_GEOMETRY } from "../content/src/aircraft-geometry/aircraft-geometry.ts";
import { BROWSER_FLAGS, DRAWING_FLAGS } from "../e2e/support/browser-flags.ts";
import { findBrowser } from "../scripts/needed-programs.ts";
import { startProduct, throwAwayFolder } from "./product-server.mjs";
import { startBareScene } from "./scene-floor.mjs";
import { percentile } from "./statistics.mjs";

const ROUNDS = 3;
const FRAMES = 60;
const PAUSE_MS = 1000;
const DESK = { width: 1440, height: 1000 };
/** The one with the most triangles. */
const AIRCRAFT = "boeing-787";

/** In the page: times each frame to its last pixel, by reading one back. */
function timeFrames() {
  const next = requestAnimationFrame.bind(window);
  window.frameTimes = [];
  window.requestAnimationFrame = (callback) =>
    next((now) => {
      const canvas = document.querySelector("canvas");
      const before = canvas?.dataset.frames;
      const begin = performance.now();
      callback(now);
      if (!canvas || canvas.dataset.frames === before) return;
      const gl = canvas.getContext("webgl2");
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      window.frameTimes.push(performance.now() - begin);
    });
}

/** Milliseconds of the next frames. Nothing else is drawn meanwhile: `go` sets it turning, `stop` ends it. */
async function framesOf({ page, go, stop }) {
  await page.bringToFront();
  await page.getByRole("button", { name: go, exact: true }).click();
  await page.evaluate(() => window.frameTimes.splice(0));
  await page.waitForFunction((count) => window.frameTimes.length >= count, FRAMES, {
    timeout: 120_000,
  });
  const times = await page.evaluate(() => window.frameTimes);
  await page.getByRole("button", { name: stop, exact: true }).click();
  return times;
}

/** What the stage writes on its canvas, with the size it has on the page. */
const drawn = (page) =>
  page.locator("canvas[data-frames]").evaluate(({ dataset, clientWidth, clientHeight }) => ({
    calls: Number(dataset.calls),
    triangles: Number(dataset.triangles),
    frames: Number(dataset.frames),
    width: clientWidth,
    height: clientHeight,
  }));

async function openModel(context, url) {
  const page = await context.newPage();
  await page.addInitScript(timeFrames);
  await page.goto(url);
  await page.getByRole("button", { name: "Continue as candidate" }).click();
  await page.getByLabel("Full Name").fill("Benchmark");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await page.locator('a[href="/star-practice"]').first().waitFor();
  await page.goto(`${url}aircraft-3d?aircraft=${AIRCRAFT}`);
  await page.locator("canvas[data-frames]").waitFor();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  return page;
}

/** Frames drawn while the aircraft is paused. */
async function framesAtRest(page) {
  await page.bringToFront();
  const before = await drawn(page);
  await pause(PAUSE_MS);
  return (await drawn(page)).frames - before.frames;
}

async function measure(context, url) {
  const model = await openModel(context, url);
  const { overall } = AIRCRAFT_GEOMETRY.find(({ id }) => id === AIRCRAFT);
  const picture = await drawn(model);
  const size = [overall.length, overall.span, overall.height];
  const floor = await startBareScene({ ...picture, size });
  try {
    const bare = await context.newPage();
    await bare.addInitScript(timeFrames);
    await bare.goto(floor.url);
    const times = { model: [], bare: [] };
    const pages = {
      model: { page: model, go: "Rotate", stop: "Pause" },
      bare: { page: bare, go: "Turn", stop: "Turn" },
    };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const name of round % 2 ? ["bare", "model"] : ["model", "bare"])
        times[name].push(...(await framesOf(pages[name])));
    return { times, picture, bare: await drawn(bare), atRest: await framesAtRest(model) };
  } finally {
    floor.stop();
  }
}

/** Rows for the report. */
export async function measureScene() {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium found: install one or set CHROMIUM to its path");
  const product = await startProduct({ dataFolder: throwAwayFolder() });
  const args = [...BROWSER_FLAGS, ...DRAWING_FLAGS];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: DESK });
    const { times, picture, bare, atRest } = await measure(context, `${product.url}/`);
    const [model, floor] = [times.model, times.bare].map((all) => percentile(all, 0.95));
    return [
      { name: "bare scene: triangles", value: bare.triangles, unit: "" },
      { name: "aircraft model: triangles", value: picture.triangles, unit: "" },
      { name: "bare scene: frame, p95", value: floor, unit: "ms" },
      { name: "aircraft model: frame, p95", value: model, unit: "ms" },
      { name: "aircraft model against it", value: model / floor, budget: 1.5, unit: "x" },
      { name: "aircraft model: draw calls", value: picture.calls, budget: 60, unit: "" },
      { name: "aircraft model: frames while paused", value: atRest, budget: 0, unit: "" },
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
