import { lazyView } from "../../parts/lazy-view/lazy-view.ts";

/** The airports on the world map, to look at. */
export const STUDY_MAP = lazyView(async () => (await import("./map/study-map.tsx")).StudyMap);

/** A question that is answered by pointing. */
export const MAP_QUESTION = lazyView(
  async () => (await import("./quiz/map-question.tsx")).MapQuestion,
);

/** A question that is heard. */
export const EAR_QUESTION = lazyView(
  async () => (await import("./quiz/ear-question.tsx")).EarQuestion,
  "avatar",
);
