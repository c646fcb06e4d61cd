/** Set by the app, which alone knows the routes; links anywhere may then warm a screen up. */
let preload: ((href: string) => void) | null = null;

/** Returns how to take it away again. */
export function setPagePreloader(preloader: (href: string) => void): () => void {
  preload = preloader;
  return () => {
    if (preload === preloader) preload = null;
  };
}

/** A hand is on its way to this link. */
export function preloadPage(href: string): void {
  preload?.(href);
}

/** Calls back when the next frame has been painted; returns how to call it off. */
export function whenPainted(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The frame paints after its callbacks, so the work waits for the task behind it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Calls back when the next frame has been painted and nothing is waiting; returns how to call it off. */
export function whenAtRest(work: () => void): () => void {
  let idle: number | undefined;
  const stop = whenPainted(() => {
    if (typeof requestIdleCallback === "function") idle = requestIdleCallback(() => work());
    else work();
  });
  return () => {
    stop();
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Long enough for the first screen's own requests to be under way. */
const SETTLE_MS = 2000;
/** A page that paints without end is never called idle by some browsers. */
const IDLE_WITHIN_MS = 4000;

/** Calls back when the page has come to rest; never where the person asked to save data. */
export function whenIdle(work: () => void): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  setTimeout(() => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => work(), { timeout: IDLE_WITHIN_MS });
    else work();
  }, SETTLE_MS);
}
