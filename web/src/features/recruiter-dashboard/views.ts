import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

/** The form of an evaluation with its rubric. */
export const EVALUATION = lazyView(
  async () => (await import("./evaluation/evaluation-dialog.tsx")).EvaluationDialog,
  "recruiter",
);

/** The second opinion on an interview. */
export const SECOND = lazyView(
  async () => (await import("./second/second-dialog.tsx")).SecondDialog,
  "second",
);

/** How one scores, in figures. */
export const ANALYTICS = lazyView(
  async () => (await import("./analytics/analytics-view.tsx")).AnalyticsView,
  "analytics",
);

/** The hours in which the recruiter can be booked. */
export const HOURS = lazyView(
  async () => (await import("./hours/hours-dialog.tsx")).HoursDialog,
  "recruiter",
);
