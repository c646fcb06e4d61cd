/** Kinds of content that can be found, named after their sets. */
export const SEARCH_SETS = [
  "airlines",
  "airports",
  "terminology",
  "cockpit",
  "evacuation",
  "aircraft",
  "cultures",
  "recruiters",
  "questions",
  "syllabus",
  "situational-judgement",
  "scenarios",
  "assessment-days",
  "quiz",
] as const;
export type SearchSet = (typeof SEARCH_SETS)[number];

/** One entry as the index reads it. */
export interface SearchDocument {
  /** `<set>/<id of the entry in its set>`, unique over all sets. */
  id: string;
  set: SearchSet;
  /** The line that a list of results shows. */
  title: string;
  /** Other names: codes, abbreviations, the term in other languages. */
  also: readonly string[];
  /** Everything else that is worth finding it by. */
  text: string;
}
