/** Screens with contents of their own so far. */
export const BUILT_ROUTES = [
  "/",
  "/dashboard-details",
  "/text-practice",
  "/star-practice",
  "/audio-practice-star",
  "/video-test",
  "/story-bank",
  "/video-practice",
  "/privacy",
  "/cultural-settings",
] as const;

/** The other routes of the table (specification 1, section 2): the same screen again, or one that says what is coming. */
export const OTHER_ROUTES = [
  "/text-practice-star",
  "/mock-interviews",
  "/recruiter-dashboard",
  "/airline-facts",
  "/study-guide",
  "/aircraft-3d",
  "/cockpit-exploration",
  "/evacuation-procedures",
  "/aircraft-door-models",
  "/door-component-quiz",
  "/language-demo",
  "/airport-codes",
  "/video-practice-star",
] as const;
