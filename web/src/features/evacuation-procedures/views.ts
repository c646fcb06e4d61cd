import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

/** The drill against the clock. */
export const DRILL = lazyView(
  async () => (await import("./drill/drill-place.tsx")).DrillPlace,
  "drill",
);
