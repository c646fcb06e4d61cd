import { z } from "zod";

/** What may have changed for a person; each stands for the calls whose address begins with it. */
export const CHANGE_KEYS = [
  "user",
  "responses",
  "progress",
  "passkeys",
  "chat",
  "documents",
  "stories",
  "questions/bookmarks",
  "delivery",
  "video/sessions",
  "interview-sessions",
  "airline-training",
  "preparation",
  "plan",
  "applications",
  "reviews",
  "availability",
  "recruiters",
  "mock-interviews",
  "evaluations",
  "second-evaluations",
  "interview-rooms",
  "interview-calls",
  "question-templates",
  "groups",
  "shared-answers",
  "trainer-sets",
  "inbox",
] as const;
export type ChangeKey = (typeof CHANGE_KEYS)[number];

/** Data of one `change` event of GET /api/events. */
export const Change = z.object({ keys: z.array(z.enum(CHANGE_KEYS)) });
export type Change = z.infer<typeof Change>;
