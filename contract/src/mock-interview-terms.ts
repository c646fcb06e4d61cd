/** Terms and limits of booked interviews, without the schemas. */

/** Types of a mock interview's question (specification 1, section 3). */
export const INTERVIEW_TYPES = ["behavioral", "situational", "technical"] as const;

/** Specification 1, section 4. */
export const INTERVIEW_STATUSES = ["scheduled", "in_progress", "completed", "cancelled"] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** Who of the two did something. */
export const PARTIES = ["candidate", "recruiter"] as const;
export type Party = (typeof PARTIES)[number];

export const LATE_MINUTES = [5, 10, 15] as const;
/** Who is not there this long after the beginning has not come. */
export const NO_SHOW_AFTER_MINUTES = 10;
export const BOOKING_NOTES_MAX_CHARACTERS = 1000;
export const REASON_MAX_CHARACTERS = 500;
export const RATING_COMMENT_MAX_CHARACTERS = 1000;
/** Interviews that one candidate may have before them: hours are for many. */
export const UPCOMING_MAX = 5;
