import type { ComponentType } from "react";
import type { Group, Key } from "../i18n/keys.ts";
import { type Screen, screen } from "./screen.tsx";

export interface PageInfo {
  path: string;
  title: Key;
  /** Navigation entry that stays lit on a page without an entry of its own. */
  under?: string;
  screen: Screen;
}

type Load = () => Promise<{ default: ComponentType; prefetch?: () => void | Promise<void> }>;

const page = (path: string, title: Key, groups: readonly Group[], load: Load): PageInfo => ({
  path,
  title,
  screen: screen(load, groups),
});

/** A practice screen keeps the navigation's Practice entry lit. */
const practice = (info: PageInfo): PageInfo => ({ ...info, under: "/" });

/** Every route, once (specification 1, section 2). The router, the menus and the tests read this table. */
export const PAGES: readonly PageInfo[] = [
  page(
    "/",
    "nav.practice.label",
    ["dashboard", "plan", "airline", "reviewDue", "nextInterview"],
    () => import("../features/dashboard/page.tsx"),
  ),
  practice(
    page(
      "/dashboard-details",
      "features.resources.title",
      ["resources"],
      () => import("../features/learning-resources/page.tsx"),
    ),
  ),
  practice(
    page(
      "/text-practice",
      "features.textPractice.title",
      ["practice", "report"],
      () => import("../features/text-practice/page.tsx"),
    ),
  ),
  practice(
    page(
      "/text-practice-star",
      "features.textPractice.title",
      ["practice", "report"],
      () => import("../features/text-practice/page.tsx"),
    ),
  ),
  practice(
    page(
      "/star-practice",
      "features.starPractice.title",
      ["practice", "report", "recorder"],
      () => import("../features/star-practice/page.tsx"),
    ),
  ),
  practice(
    page(
      "/audio-practice-star",
      "features.audioPractice.title",
      ["practice", "report", "recorder", "audio"],
      () => import("../features/audio-practice/page.tsx"),
    ),
  ),
  // Two addresses of one screen (specification 2, section 2).
  ...["/video-test", "/video-practice-star"].map((path) =>
    practice(
      page(
        path,
        "features.videoTest.title",
        ["recorder", "camera"],
        () => import("../features/camera-test/page.tsx"),
      ),
    ),
  ),
  practice(
    page(
      "/story-bank",
      "features.storyBank.title",
      ["stories", "practice"],
      () => import("../features/story-bank/page.tsx"),
    ),
  ),
  practice(
    page(
      "/review",
      "features.review.title",
      ["review"],
      () => import("../features/review/page.tsx"),
    ),
  ),
  practice(
    page(
      "/calendar",
      "features.calendar.title",
      ["plan", "calendar"],
      () => import("../features/calendar/page.tsx"),
    ),
  ),
  page(
    "/privacy",
    "features.privacy.title",
    ["account"],
    () => import("../features/privacy/page.tsx"),
  ),
  page(
    "/inbox",
    "features.inbox.title",
    ["inbox", "booked", "review"],
    () => import("../features/inbox/page.tsx"),
  ),
  page(
    "/mock-interviews",
    "features.mockInterviews.title",
    ["mock", "nextInterview"],
    () => import("../features/mock-interviews/page.tsx"),
  ),
  {
    ...page(
      "/interview-room",
      "features.interviewRoom.title",
      ["room", "booked", "call", "recorder"],
      () => import("../features/interview-room/page.tsx"),
    ),
    under: "/mock-interviews",
  },
  page(
    "/recruiter-dashboard",
    "features.recruiter.title",
    ["recruiter", "booked", "second"],
    () => import("../features/recruiter-dashboard/page.tsx"),
  ),
  page(
    "/trainer-dashboard",
    "features.trainer.title",
    ["trainer", "shared", "trainerSets", "certificate", "review"],
    () => import("../features/trainer-dashboard/page.tsx"),
  ),
  page(
    "/airline-facts",
    "features.airlineFacts.title",
    ["guide", "airline"],
    () => import("../features/airline-reference-guide/page.tsx"),
  ),
  page(
    "/study-guide",
    "features.studyGuide.title",
    ["terms", "reviewDue"],
    () => import("../features/study-guide/page.tsx"),
  ),
  page(
    "/aircraft-3d",
    "features.aircraft3d.title",
    ["aircraft", "terms"],
    () => import("../features/aircraft-model/page.tsx"),
  ),
  page(
    "/cockpit-exploration",
    "features.cockpit.title",
    ["cockpit"],
    () => import("../features/virtual-cockpit-exploration/page.tsx"),
  ),
  page(
    "/evacuation-procedures",
    "features.evacuation.title",
    ["evacuation"],
    () => import("../features/evacuation-procedures/page.tsx"),
  ),
  page(
    "/aircraft-door-models",
    "features.equipment.title",
    ["equipment"],
    () => import("../features/evacuation-equipment/page.tsx"),
  ),
  page(
    "/door-component-quiz",
    "features.doorQuiz.title",
    ["doors"],
    () => import("../features/door-component-quiz/page.tsx"),
  ),
  practice(
    page(
      "/video-practice",
      "features.videoPractice.title",
      ["video", "delivery", "recorder", "practice", "report"],
      () => import("../features/video-practice/page.tsx"),
    ),
  ),
  practice(
    page(
      "/cultural-settings",
      "features.cultural.title",
      ["cultures"],
      () => import("../features/cultural-settings/page.tsx"),
    ),
  ),
  practice(
    page(
      "/language-demo",
      "features.languageDemo.title",
      ["languageDemo", "cultures", "avatar"],
      () => import("../features/language-demo/page.tsx"),
    ),
  ),
  practice(
    page(
      "/syllabus",
      "features.syllabus.title",
      ["syllabus"],
      () => import("../features/syllabus/page.tsx"),
    ),
  ),
  page(
    "/airport-codes",
    "features.airportCodes.title",
    ["airports"],
    () => import("../features/airport-codes/page.tsx"),
  ),
];

export function findPage(path: string): PageInfo | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return PAGES.find((info) => info.path === clean);
}

/** Screens that most visits go to: fetched when the first one has been shown and nothing else is going on. */
export const LIKELY_NEXT = ["/", "/star-practice", "/dashboard-details"] as const;

/** Where most go from a screen: drawn beforehand, out of sight, when the screen has come to rest. */
export const LIKELY_AFTER: Readonly<Partial<Record<string, string>>> = { "/": "/star-practice" };
