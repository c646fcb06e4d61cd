import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

/** An exit to work oneself. */
export const WORK = lazyView(
  async () => (await import("./work/work-place.tsx")).WorkPlace,
  "operate",
);
