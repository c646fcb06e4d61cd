/** Limits of a story, without the schemas: the form holds them before anything is sent. */

export const STORY_TITLE_MAX_CHARACTERS = 120;
/** Tags of one story: enough for all competencies, and for a few values of each airline applied to. */
export const STORY_VALUES_MAX = 30;
export const STORIES_MAX = 200;
