// A page on a slow phone: cold cache, Slow 4G, a processor four times slower than this one.
import { setTimeout as pause } from "node:timers/promises";
import { probe } from "./page-probe.mjs";

const PHONE = { width: 412, height: 823 };
const PROCESSOR_SLOWDOWN = 4;
const BYTES_PER_KILOBIT = 1000 / 8;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * BYTES_PER_KILOBIT,
  uploadThroughput: 750 * BYTES_PER_KILOBIT,
};
const PATIENCE_MS = 60_000;

/** Counts what travels: scripts and styles in bytes with headers, and requests. */
function countTraffic(devtools) {
  const requests = new Map();
  let lastChangeAt = Date.now();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!/^https?:/.test(request.url) || requests.has(requestId)) return;
    requests.set(requestId, { type, bytes: 0 });
    lastChangeAt = Date.now();
  });
  const end = ({ requestId, encodedDataLength = 0 }) => {
    const request = requests.get(requestId);
    if (!request || request.isOver) return;
    Object.assign(request, { isOver: true, bytes: encodedDataLength });
    lastChangeAt = Date.now();
  };
  devtools.on("Network.loadingFinished", end);
  devtools.on("Network.loadingFailed", end);
  const sum = (type) =>
    [...requests.values()]
      .filter((each) => each.type === type)
      .reduce((all, each) => all + each.bytes, 0);
  return {
    // Event streams stay open for ever; they must not keep a page from counting as loaded.
    isOnlyStreaming: () =>
      [...requests.values()].every((each) => each.isOver || each.type === "EventSource"),
    idleMs: () => Date.now() - lastChangeAt,
    totals: () => ({ script: sum("Script"), style: sum("Stylesheet"), requests: requests.size }),
  };
}

export class SlowPage {
  static async open(browser, { storageState, viewport = PHONE } = {}) {
    const context = await browser.newContext({
      viewport,
      ...(storageState && { storageState }),
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
    await page.addInitScript(probe);
    return Object.assign(new SlowPage(), {
      context,
      page,
      devtools,
      traffic: countTraffic(devtools),
    });
  }

  close() {
    return this.context.close();
  }

  goto(url) {
    return this.page.goto(url, { waitUntil: "commit", timeout: PATIENCE_MS });
  }

  seen() {
    return this.page.evaluate(() => window.bench.seen);
  }

  watchFor(target) {
    return this.page.evaluate((what) => window.bench.watchFor(what), target);
  }

  /** Waits for a second without traffic and without long tasks. */
  async settle() {
    const quietMs = 1000;
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      await pause(100);
      if (!this.traffic.isOnlyStreaming() || this.traffic.idleMs() < quietMs) continue;
      const isCalm = await this.page.evaluate(
        (quiet) =>
          window.bench.seen.largestPaint !== null &&
          performance.now() - window.bench.seen.lastLongTaskEnd > quiet,
        quietMs,
      );
      if (isCalm) return;
    }
    throw new Error(`${this.page.url()} never came to rest`);
  }

  /** Clicks if the target can be reached now; resting on it first as a hand does. False when it cannot. */
  async click(target, { restMs = 0 } = {}) {
    const point = await this.page
      .evaluate((what) => window.bench?.pointOf(what) ?? null, target)
      .catch(() => null);
    if (!point) return false;
    const mouse = { ...point, button: "left", clickCount: 1 };
    await this.devtools.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...point });
    if (restMs) await pause(restMs);
    await this.devtools.send("Input.dispatchMouseEvent", { type: "mousePressed", ...mouse });
    await this.devtools.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...mouse });
    return true;
  }

  /** Resolves with the time at which the watched target was painted. */
  async shown({ patienceMs = 20_000 } = {}) {
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const { shownAt } = await this.seen();
      if (shownAt !== null) return shownAt;
      await pause(25);
    }
    return null;
  }
}
