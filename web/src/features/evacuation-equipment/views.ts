import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

/** An exit to work oneself. */
export const WORK = lazyView(
  async () => (await import("./work/work-place.tsx")).WorkPlace,
  "operate",
);

/** The aircraft in three dimensions. */
export const MODEL = lazyView(async () => (await import("./scene/model-view.tsx")).default);
