/** What the product has for a candidate, as the coach tells it. */
export const PRODUCT_PARTS = [
  ...(["story-bank", "question-bank", "written", "audio", "video", "camera-test"] as const),
  ...(["mock-interview", "booked", "review", "calendar", "airline-guide", "study"] as const),
  ...(["culture", "groups", "certificate", "privacy", "settings", "voice"] as const),
] as const;
export type ProductPart = (typeof PRODUCT_PARTS)[number];

/** Screens by the name that the conversation's words have for them, with the way to each from the root. */
export const SCREENS = {
  "story-bank": "story-bank",
  "question-bank": "dashboard-details",
  written: "text-practice",
  "star-practice": "star-practice",
  audio: "audio-practice-star",
  video: "video-practice",
  "camera-test": "video-test",
  "mock-interview": "mock-interviews",
  review: "review",
  calendar: "calendar",
  "airline-guide": "airline-facts",
  "study-guide": "study-guide",
  syllabus: "syllabus",
  aircraft: "aircraft-3d",
  airports: "airport-codes",
  evacuation: "evacuation-procedures",
  culture: "cultural-settings",
  groups: "trainer-dashboard",
  privacy: "privacy",
} as const;
export type ScreenName = keyof typeof SCREENS;

/** Where each part is found; what opens from the menu under one's name has no screen of its own. */
export const PRODUCT_SCREENS: Readonly<Record<ProductPart, readonly ScreenName[]>> = {
  "story-bank": ["story-bank"],
  "question-bank": ["question-bank"],
  written: ["written", "star-practice"],
  audio: ["audio"],
  video: ["video", "camera-test"],
  "camera-test": ["camera-test"],
  "mock-interview": ["mock-interview"],
  booked: ["mock-interview"],
  review: ["review"],
  calendar: ["calendar"],
  "airline-guide": ["airline-guide"],
  study: ["study-guide", "syllabus", "aircraft", "evacuation", "airports"],
  culture: ["culture"],
  groups: ["groups"],
  certificate: ["review", "groups"],
  privacy: ["privacy"],
  settings: [],
  voice: ["mock-interview"],
};
