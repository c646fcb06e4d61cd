/** Screens that a plan may lead to. */
export const PLAN_SCREENS: ReadonlySet<string> = new Set([
  "/star-practice",
  "/audio-practice-star",
  "/video-practice",
  "/video-test",
  "/mock-interviews",
  "/story-bank",
  "/dashboard-details",
  "/airline-facts",
  "/study-guide",
  "/review",
  "/airport-codes",
  "/door-component-quiz",
  "/evacuation-procedures",
]);
