/** Set once by the app, which alone knows the routes; links anywhere may then warm a screen up. */
let preload: (path: string) => void = () => {};

export function setPagePreloader(preloader: (path: string) => void): void {
  preload = preloader;
}

export function preloadPage(href: string): void {
  preload(href.split(/[?#]/)[0] ?? href);
}
