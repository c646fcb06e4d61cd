import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

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

/** The one-way interview, from its rules to the analysis of its takes. */
export const ONE_WAY = lazyView(
  async () => (await import("./one-way/one-way.tsx")).OneWay,
  "oneway",
  "interview",
  "recorder",
);

/** The interview with an avatar, from its start screen to its end. */
export const SESSION = lazyView(
  async () => (await import("./session/session.tsx")).AvatarSession,
  "interview",
  "avatar",
  "recorder",
);

/** The way into it. */
export const ONE_WAY_CARD = lazyView(
  async () => (await import("./one-way/one-way-card.tsx")).OneWayCard,
  "interview",
);

/** Interviews with a recruiter: to come, held, evaluated. */
export const BOOKED = lazyView(
  async () => (await import("./booked/booked.tsx")).BookedInterviews,
  "booking",
  "booked",
);

/** Booking one. */
export const BOOK = lazyView(
  async () => (await import("./booked/book.tsx")).Book,
  "booking",
  "booked",
);

/** What a recruiter said of one. */
export const EVALUATION = lazyView(
  async () => (await import("./booked/evaluation-page.tsx")).EvaluationPage,
  "booking",
  "booked",
);
