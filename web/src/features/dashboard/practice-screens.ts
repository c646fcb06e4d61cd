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
import type { Feature, Key } from "../../i18n/keys.ts";

export interface ScreenLink {
  path: string;
  label: Key;
}

export interface StudyLink extends ScreenLink {
  icon: LucideIcon;
}

const study = (path: string, feature: Feature, icon: LucideIcon): StudyLink => ({
  path,
  label: `features.${feature}.title`,
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
      { path: "/star-practice", label: "dashboard.screens.starPractice" },
      { path: "/text-practice", label: "dashboard.screens.textPractice" },
      {
        path: "/text-practice-star",
        label: "dashboard.screens.textPracticeStar",
      },
      { path: "/story-bank", label: "features.storyBank.title" },
    ],
  },
  {
    title: "dashboard.screens.camera",
    screens: [
      {
        path: "/audio-practice-star",
        label: "dashboard.screens.audioPractice",
      },
      {
        path: "/video-practice",
        label: "dashboard.screens.videoPractice",
      },
      {
        path: "/video-practice-star",
        label: "dashboard.screens.videoPracticeStar",
      },
      { path: "/video-test", label: "dashboard.screens.videoTest" },
    ],
  },
  {
    title: "dashboard.screens.more",
    screens: [
      { path: "/review", label: "features.review.title" },
      { path: "/calendar", label: "features.calendar.title" },
      {
        path: "/mock-interviews",
        label: "dashboard.screens.mockInterviews",
      },
      { path: "/interview-room", label: "features.interviewRoom.title" },
      { path: "/trainer-dashboard", label: "dashboard.screens.groups" },
      { path: "/door-component-quiz", label: "dashboard.screens.doorQuiz" },
      { path: "/language-demo", label: "dashboard.screens.languageDemo" },
    ],
  },
];
