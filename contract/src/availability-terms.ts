/** Terms and limits of a recruiter's hours, without the schemas: the form holds them before anything is sent. */

/** Every interview begins on a quarter of an hour, which is a quarter on every clock of the world. */
export const QUARTER_MINUTES = 15;
/** Specification 1, section 9: the recruiter flow's interviews take half an hour. */
export const INTERVIEW_MINUTES = 30;
export const BUFFER_MINUTES = [0, 15, 30] as const;
/** Hours before which nobody may book any more. */
export const NOTICE_HOURS = [1, 2, 6, 12, 24, 48] as const;
/** Days that can be booked ahead. */
export const HORIZON_DAYS = [7, 14, 28, 56] as const;
export const AVAILABILITY_RULES_MAX = 42;
export const AVAILABILITY_EXCEPTIONS_MAX = 200;
export const INTRODUCTION_MAX_CHARACTERS = 600;
