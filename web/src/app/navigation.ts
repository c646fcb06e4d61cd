import {
  BookOpen,
  Building2,
  ClipboardCheck,
  DoorOpen,
  Footprints,
  Gauge,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageCircle,
  MessagesSquare,
  Mic,
  Plane,
  TrendingUp,
  Users,
} from "lucide-react";
import type { Key } from "../i18n/keys.ts";

export interface NavEntry {
  path: string;
  label: Key;
  short: Key;
  icon: LucideIcon;
}

export interface NavGroup {
  /** Null for the first group, which stands for itself. */
  title: Key | null;
  entries: readonly NavEntry[];
}

const entry = (
  path: string,
  name: Extract<Key, `nav.${string}.label`>,
  icon: LucideIcon,
): NavEntry => ({
  path,
  label: name,
  short: name.replace(/label$/, "short") as Key,
  icon,
});

/** The eleven entries in the specified order, which falls into four groups by itself (1, section 2). */
export const NAV_GROUPS: readonly NavGroup[] = [
  { title: null, entries: [entry("/", "nav.practice.label", Mic)] },
  {
    title: "nav.groups.study",
    entries: [
      entry("/study-guide", "nav.studyGuide.label", BookOpen),
      entry("/aircraft-3d", "nav.aircraft3d.label", Plane),
      entry("/cockpit-exploration", "nav.cockpit.label", Gauge),
      entry("/evacuation-procedures", "nav.evacuation.label", Footprints),
      entry("/aircraft-door-models", "nav.equipment.label", DoorOpen),
      entry("/door-component-quiz", "nav.doorQuiz.label", ListChecks),
    ],
  },
  {
    title: "nav.groups.interviews",
    entries: [
      entry("/mock-interviews", "nav.mockInterviews.label", MessagesSquare),
      entry("/recruiter-dashboard", "nav.recruiter.label", ClipboardCheck),
    ],
  },
  {
    title: "nav.groups.reference",
    entries: [
      entry("/airline-facts", "nav.airlineFacts.label", Building2),
      entry("/airport-codes", "nav.airportCodes.label", MapPin),
    ],
  },
];

/** What a trainer finds under the interviews besides; candidates come to it by the dashboard or a link to join. */
export const TRAINER_ENTRY = entry("/trainer-dashboard", "nav.trainer.label", Users);

export const DASHBOARD_SECTIONS = [
  { id: "dashboard", label: "nav.section.dashboard", icon: LayoutDashboard },
  { id: "practice", label: "nav.section.practice", icon: Mic },
  { id: "chatbot", label: "nav.section.chatbot", icon: MessageCircle },
  { id: "progress", label: "nav.section.progress", icon: TrendingUp },
] as const satisfies readonly { id: string; label: Key; icon: LucideIcon }[];

export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number]["id"];
