/** Set once by the app, which alone knows the routes; links anywhere may then warm a screen up. */
let preload: (path: string) => void = () => {};

export function setPagePreloader(preloader: (path: string) => void): void {
  preload = preloader;
}

export function preloadPage(href: string): void {
  preload(href.split(/[?#]/)[0] ?? href);
}

/** Long enough for the first screen's own requests to be under way. */
const SETTLE_MS = 2000;

/** Calls back when the page has come to rest; never where the person asked to save data. */
export function whenIdle(work: () => void): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  setTimeout(() => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => work());
    else work();
  }, SETTLE_MS);
}
