/** Every screen. */
export const BUILT_ROUTES = [
  "/",
  "/dashboard-details",
  "/text-practice",
  "/star-practice",
  "/audio-practice-star",
  "/video-test",
  "/story-bank",
  "/airline-facts",
  "/calendar",
  "/video-practice",
  "/mock-interviews",
  "/privacy",
  "/cultural-settings",
  "/cockpit-exploration",
  "/language-demo",
  "/study-guide",
  "/door-component-quiz",
  "/airport-codes",
  "/evacuation-procedures",
  "/review",
  "/syllabus",
  "/aircraft-door-models",
  "/aircraft-3d",
  "/recruiter-dashboard",
  "/interview-room",
  "/trainer-dashboard",
  "/inbox",
] as const;

/** The other routes of the table (specification 1, section 2): the same screens again. */
export const OTHER_ROUTES = ["/text-practice-star", "/video-practice-star"] as const;

/** So many whole starts, with axe in two themes, are a story of half a minute where the machine is slow. */
const WALK = 5;

/** The screens with contents in walks that can stand beside each other. */
export const WALKS: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(BUILT_ROUTES.length / WALK) },
  (_, at) => BUILT_ROUTES.slice(at * WALK, (at + 1) * WALK),
);
