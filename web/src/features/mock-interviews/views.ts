import { lazyView } from "./lazy-view.ts";

/** The report of one interview. */
export const REPORT = lazyView(
  async () => (await import("./report/report.tsx")).InterviewReport,
  "interview",
  "report",
  "practice",
  "delivery",
);

/** The interviews so far. */
export const PAST_SESSIONS = lazyView(
  async () => (await import("./past/past-sessions.tsx")).PastSessions,
  "interview",
  "report",
);
