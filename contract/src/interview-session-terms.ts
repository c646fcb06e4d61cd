/** Terms and limits of the AI mock interview, without the schemas: screens lay out a session before it is sent. */

/**
 * avatar: a drawn recruiter asks, listens and reacts. one-way: the way airlines record candidates, a
 * question on the screen, time to think, time to answer, nobody who reacts.
 */
export const INTERVIEW_SESSION_KINDS = ["avatar", "one-way"] as const;
export type InterviewSessionKind = (typeof INTERVIEW_SESSION_KINDS)[number];

/** What is asked: one type only, or a mixture as the built-in four are. */
export const INTERVIEW_FOCUSES = ["mixed", "behavioral", "situational", "technical"] as const;
export type InterviewFocus = (typeof INTERVIEW_FOCUSES)[number];

/** Questions of a session. Four are the built-in ones of the specification (1, section 9). */
export const INTERVIEW_LENGTHS = [4, 6, 8, 10] as const;
export type InterviewLength = (typeof INTERVIEW_LENGTHS)[number];

/** Minutes on the clock: 30 for the built-in four (specification 1, section 9), five more for each further question. */
export const INTERVIEW_MINUTES: Readonly<Record<InterviewLength, number>> = {
  4: 30,
  6: 40,
  8: 50,
  10: 60,
};

/** Of a person whose accommodations ask for more time: clocks run half as long again. */
export const MORE_TIME_FACTOR = 1.5;

/** Below this many seconds the clock is red (specification 1, section 9). */
export const CLOCK_WARNING_SECONDS = 300;

/** Emotion is read from drafts longer than this (specification 1, section 5). */
export const EMOTION_MIN_CHARACTERS = 10;

/**
 * Time of a one-way question. Candidates of airlines report 30 seconds to prepare and two to three
 * minutes to answer (research/mission.md, one-way video).
 */
export const ONE_WAY_THINKING_SECONDS = 30;
export const ONE_WAY_ANSWER_SECONDS = 120;
/** Takes of one answer; one more where the accommodations allow a second take. */
export const ONE_WAY_TAKES = 1;

export const INTERVIEW_SESSION_STATUSES = ["in_progress", "completed"] as const;
/** How a session ended: after the last feedback, when the clock reached zero, or by the person's own decision. */
export const INTERVIEW_ENDINGS = ["all-answered", "time-up", "left"] as const;

/**
 * How long a completed session still takes answers: those given without a network are sent when it is
 * back, and a day later nobody's browser still waits for it.
 */
export const LATE_ANSWER_HOURS = 24;

/** Speeds of the recruiter's voice (specification 1, section 7). */
export const INTRO_SPEED = 0.95;
export const FEEDBACK_SPEED = 0.9;
