/** Terms and limits of a STAR answer, without the schemas: screens read them before anything is sent. */
export const STAR_SECTIONS = ["situation", "task", "action", "result"] as const;
export type StarSection = (typeof STAR_SECTIONS)[number];

/**
 * Longest text of one section. A spoken STAR answer has about 300 words; 5,000 characters
 * are some 800, more than anybody can say in the two minutes that airlines give.
 */
export const SECTION_MAX_CHARACTERS = 5000;

/** Longest text of an answer written down in one piece, as it was spoken: as much as four sections hold. */
export const TRANSCRIPT_MAX_CHARACTERS = STAR_SECTIONS.length * SECTION_MAX_CHARACTERS;

/** Words of the toast for a blank section (specification 2, section 5). */
export const INCOMPLETE_RESPONSE_MESSAGE =
  "Please fill in all STAR format sections before submitting.";

export const PRACTICE_MODES = ["text", "audio", "video"] as const;
