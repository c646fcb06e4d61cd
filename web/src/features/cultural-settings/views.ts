import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

/** Two clocks and the picture of a day. */
export const ADAPTER = lazyView(
  async () => (await import("./adapter/timezone-adapter.tsx")).TimezoneAdapter,
);

/** The four parts of preparing. */
export const PREP = lazyView(async () => (await import("./prep/smart-prep.tsx")).SmartPrep, "prep");

/** What to know of the saved region before the interview. */
export const TIPS = lazyView(async () => (await import("./tips/cultural-tips.tsx")).CulturalTips);
