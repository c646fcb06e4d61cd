import {
  BookOpen,
  Building2,
  DoorOpen,
  Footprints,
  Gauge,
  Globe,
  GraduationCap,
  Library,
  type LucideIcon,
  MapPin,
  Plane,
} from "lucide-react";
import type { Key } from "../../i18n/keys.ts";
import type { Feature } from "../../parts/being-built/being-built.tsx";

export interface ScreenLink {
  path: string;
  label: Key;
  feature: Feature;
}

export interface StudyLink extends ScreenLink {
  icon: LucideIcon;
}

const study = (path: string, feature: Feature, icon: LucideIcon): StudyLink => ({
  path,
  label: `features.${feature}.title`,
  feature,
  icon,
});

/** The dashboard's links with the labels of specification 1, section 2. */
export const STUDY_LINKS: readonly StudyLink[] = [
  study("/dashboard-details", "resources", Library),
  study("/airline-facts", "airlineFacts", Building2),
  study("/airport-codes", "airportCodes", MapPin),
  study("/study-guide", "studyGuide", BookOpen),
  study("/syllabus", "syllabus", GraduationCap),
  study("/aircraft-3d", "aircraft3d", Plane),
  study("/cockpit-exploration", "cockpit", Gauge),
  study("/evacuation-procedures", "evacuation", Footprints),
  study("/aircraft-door-models", "equipment", DoorOpen),
  study("/cultural-settings", "cultural", Globe),
];

/** Every screen on which one practises, so that each route is reachable by a link. */
export const PRACTICE_SCREENS: readonly { title: Key; screens: readonly ScreenLink[] }[] = [
  {
    title: "dashboard.screens.answers",
    screens: [
      { path: "/star-practice", label: "dashboard.screens.starPractice", feature: "starPractice" },
      { path: "/text-practice", label: "dashboard.screens.textPractice", feature: "textPractice" },
      {
        path: "/text-practice-star",
        label: "dashboard.screens.textPracticeStar",
        feature: "textPractice",
      },
      { path: "/story-bank", label: "features.storyBank.title", feature: "storyBank" },
    ],
  },
  {
    title: "dashboard.screens.camera",
    screens: [
      {
        path: "/audio-practice-star",
        label: "dashboard.screens.audioPractice",
        feature: "audioPractice",
      },
      {
        path: "/video-practice",
        label: "dashboard.screens.videoPractice",
        feature: "videoPractice",
      },
      {
        path: "/video-practice-star",
        label: "dashboard.screens.videoPracticeStar",
        feature: "videoTest",
      },
      { path: "/video-test", label: "dashboard.screens.videoTest", feature: "videoTest" },
    ],
  },
  {
    title: "dashboard.screens.more",
    screens: [
      { path: "/review", label: "features.review.title", feature: "review" },
      { path: "/calendar", label: "features.calendar.title", feature: "calendar" },
      {
        path: "/mock-interviews",
        label: "dashboard.screens.mockInterviews",
        feature: "mockInterviews",
      },
      { path: "/door-component-quiz", label: "dashboard.screens.doorQuiz", feature: "doorQuiz" },
      { path: "/trainer-dashboard", label: "dashboard.screens.groups", feature: "trainer" },
      { path: "/language-demo", label: "dashboard.screens.languageDemo", feature: "languageDemo" },
    ],
  },
];
