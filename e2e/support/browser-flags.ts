/** For a browser that talks to nobody but us, in a container as well as on a desk. */
export const BROWSER_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Beside those, for screens in three dimensions: drawn by the processor, the same on every machine. */
export const DRAWING_FLAGS = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
