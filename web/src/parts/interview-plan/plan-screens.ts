import { type Feature, isBuilt } from "../being-built/being-built.tsx";

/** Screens that a plan may lead to. */
const SCREENS: Readonly<Record<string, Feature>> = {
  "/star-practice": "starPractice",
  "/audio-practice-star": "audioPractice",
  "/video-practice": "videoPractice",
  "/video-test": "videoTest",
  "/mock-interviews": "mockInterviews",
  "/story-bank": "storyBank",
  "/dashboard-details": "resources",
  "/airline-facts": "airlineFacts",
  "/study-guide": "studyGuide",
  "/review": "review",
  "/airport-codes": "airportCodes",
  "/door-component-quiz": "doorQuiz",
  "/evacuation-procedures": "evacuation",
};

/** Paths of those that are there: nobody is sent to a screen that is still being built. */
export function planScreens(): ReadonlySet<string> {
  return new Set(Object.keys(SCREENS).filter((path) => isBuilt(SCREENS[path] as Feature)));
}
