import type { Drill } from "coach/evacuation-drill/state";

/** What is kept of a drill while it runs and after it, so that a reload loses nothing. */
export interface KeptDrill {
  drill: Drill;
  /** The drill's clock at the last deed. */
  atMs: number;
  style: "easaStyle" | "usStyle";
  /** Milliseconds of each pause; they are not in the times. */
  pausesMs: readonly number[];
  isEnded: boolean;
}

/** The content changes: what was kept with older words is not taken up. */
export const KEPT_DRILL = "evacuation-drill-1";
