import type { Group, Key } from "../../../i18n/keys.ts";
import type { Values } from "../../../i18n/translate.ts";

/** A text of a real screen. */
export interface PreviewText {
  key: Key;
  values?: Values;
}

export interface PreviewScreen {
  groups: readonly Group[];
  /** Lit entry of the navigation. */
  entry: Key;
  title: PreviewText;
  lede: PreviewText;
  items: readonly { title: PreviewText; text?: PreviewText }[];
  action: PreviewText;
}

/** Entries of the navigation that fit a small frame, in their order. */
export const PREVIEW_ENTRIES = [
  ...(["nav.practice.label", "nav.studyGuide.label", "nav.evacuation.label"] as const),
  ...(["nav.mockInterviews.label", "nav.airlineFacts.label"] as const),
] as const satisfies readonly Key[];

const said = (key: Key, values?: Values): PreviewText => (values ? { key, values } : { key });

/** Four screens by the keys of their real words. */
export const PREVIEW_SCREENS = {
  dashboard: {
    groups: ["nav", "buttons", "dashboard", "plan"],
    entry: "nav.practice.label",
    title: said("dashboard.greeting.morning", { name: "Leïla" }),
    lede: said("dashboard.aim.days", { count: 12, airline: "Emirates" }),
    items: [
      { title: said("plan.task.written-answer") },
      { title: said("plan.task.mock-interview") },
      { title: said("plan.task.camera-check") },
    ],
    action: said("buttons.continue"),
  },
  text: {
    groups: ["nav", "buttons", "features", "practice"],
    entry: "nav.practice.label",
    title: said("features.textPractice.title"),
    lede: said("features.textPractice.text"),
    items: (["situation", "task", "action", "result"] as const).map((part) => ({
      title: said(`practice.section.${part}`),
      text: said(`practice.hints.behavioural.${part}`),
    })),
    action: said("buttons.submit"),
  },
  mock: {
    groups: ["nav", "mock"],
    entry: "nav.mockInterviews.label",
    title: said("mock.picker.title"),
    lede: said("mock.picker.text"),
    items: (["text", "audio", "video"] as const).map((mode) => ({
      title: said(`mock.mode.${mode}.title`),
      text: said(`mock.mode.${mode}.text`),
    })),
    action: said("mock.picker.start"),
  },
  airlines: {
    groups: ["nav", "features", "guide"],
    entry: "nav.airlineFacts.label",
    title: said("features.airlineFacts.title"),
    lede: said("guide.lede"),
    items: [
      { title: said("guide.list.shown", { count: 1 }) },
      { title: said("guide.list.shown", { count: 43 }) },
      { title: said("guide.summary.tips") },
    ],
    action: said("guide.quiz.start"),
  },
} as const satisfies Record<string, PreviewScreen>;

export type PreviewName = keyof typeof PREVIEW_SCREENS;
export const PREVIEW_NAMES = Object.keys(PREVIEW_SCREENS) as PreviewName[];
