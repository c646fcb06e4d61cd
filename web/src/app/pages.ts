import type { ComponentType } from "react";
import type { Group, Key } from "../i18n/keys.ts";
import { type Screen, screen } from "./screen.tsx";

export interface PageInfo {
  path: string;
  title: Key;
  screen: Screen;
}

type Load = () => Promise<{ default: ComponentType }>;

const page = (path: string, title: Key, groups: readonly Group[], load: Load): PageInfo => ({
  path,
  title,
  screen: screen(load, groups),
});

/** A route whose screen is still being built shows what is coming. */
const coming = (path: string, title: Key): PageInfo =>
  page(path, title, [], () => import("./coming/page.tsx"));

/** Every route, once (specification 1, section 2). The router, the menus and the tests read this table. */
export const PAGES: readonly PageInfo[] = [
  page(
    "/",
    "nav.practice.label",
    ["dashboard", "airline"],
    () => import("../features/dashboard/page.tsx"),
  ),
  page(
    "/dashboard-details",
    "features.resources.title",
    ["resources"],
    () => import("../features/learning-resources/page.tsx"),
  ),
  page(
    "/text-practice",
    "features.textPractice.title",
    ["practice", "report"],
    () => import("../features/text-practice/page.tsx"),
  ),
  page(
    "/text-practice-star",
    "features.textPractice.title",
    ["practice", "report"],
    () => import("../features/text-practice/page.tsx"),
  ),
  page(
    "/star-practice",
    "features.starPractice.title",
    ["practice", "report"],
    () => import("../features/star-practice/page.tsx"),
  ),
  page(
    "/privacy",
    "features.privacy.title",
    ["account"],
    () => import("../features/privacy/page.tsx"),
  ),
  coming("/mock-interviews", "features.mockInterviews.title"),
  coming("/recruiter-dashboard", "features.recruiter.title"),
  coming("/airline-facts", "features.airlineFacts.title"),
  coming("/study-guide", "features.studyGuide.title"),
  coming("/aircraft-3d", "features.aircraft3d.title"),
  coming("/cockpit-exploration", "features.cockpit.title"),
  coming("/evacuation-procedures", "features.evacuation.title"),
  coming("/aircraft-door-models", "features.equipment.title"),
  coming("/door-component-quiz", "features.doorQuiz.title"),
  coming("/video-practice", "features.videoPractice.title"),
  coming("/cultural-settings", "features.cultural.title"),
  coming("/language-demo", "features.languageDemo.title"),
  coming("/airport-codes", "features.airportCodes.title"),
  coming("/video-test", "features.videoTest.title"),
  coming("/audio-practice-star", "features.audioPractice.title"),
  coming("/video-practice-star", "features.videoTest.title"),
];

export function findPage(path: string): PageInfo | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  return PAGES.find((info) => info.path === clean);
}
