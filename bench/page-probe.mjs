// Runs inside the page, before its own scripts: what the browser saw, and when. Self-contained, for it
// is handed over as text. All times in milliseconds since navigation start.
export function probe() {
  const seen = {
    largestPaint: null,
    layoutShift: 0,
    longestInteraction: 0,
    lastLongTaskEnd: 0,
    pressedAt: null,
    shownAt: null,
  };
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe("largest-contentful-paint", (entry) => {
    seen.largestPaint = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  });
  observe("longtask", (entry) => {
    seen.lastLongTaskEnd = entry.startTime + entry.duration;
  });
  observe(
    "event",
    (entry) => {
      if (entry.interactionId) {
        seen.longestInteraction = Math.max(seen.longestInteraction, entry.duration);
      }
    },
    { durationThreshold: 16 },
  );
  addEventListener(
    "pointerdown",
    (event) => {
      seen.pressedAt = event.timeStamp;
    },
    true,
  );

  const isVisible = (element) => {
    const { width, height } = element.getBoundingClientRect();
    // Not what a hidden ancestor, or one whose contents are skipped, holds.
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return width > 0 && height > 0 && isShown;
  };
  /** The first visible element of a selector that holds the text, and that was not to be seen before. */
  const find = ({ selector, text = "" }, before) =>
    [...document.querySelectorAll(selector)].find(
      (element) =>
        !before?.has(element) && element.textContent.includes(text) && isVisible(element),
    );

  window.bench = {
    seen,
    /** Middle of the target where a click would reach it, or null while nothing can be clicked there. */
    pointOf(target) {
      const element = find(target);
      if (!element) return null;
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const hit = document.elementFromPoint(point.x, point.y);
      return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
    },
    /** Notes the time of the frame in which a target that is not there yet is first painted. */
    watchFor(target) {
      seen.shownAt = null;
      // A screen may be drawn beforehand, out of sight: it counts from when it is seen.
      const before = new Set([...document.querySelectorAll(target.selector)].filter(isVisible));
      const look = () => {
        if (!find(target, before)) return requestAnimationFrame(look);
        const afterPaint = new MessageChannel();
        afterPaint.port1.onmessage = () => {
          seen.shownAt = performance.now();
        };
        afterPaint.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
  };
}
