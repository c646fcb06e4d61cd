/** Terms and limits of a trainer's groups, without the schemas. */

/**
 * What can be asked of a group: a study set or a set of the trainer's own to its gate, stored practice answers, finished
 * interviews with an AI recruiter, a scenario played to a sound or strong ending. Each is something that the server stores
 * when it is done: nobody has to say so.
 */
export const ASSIGNMENT_KINDS = ["set", "own-set", "answers", "interviews", "scenario"] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** How far somebody is with an assignment. `late` is done, after the due moment. */
export const ASSIGNMENT_STATES = ["done", "late", "begun", "open", "overdue"] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** The columns of the heat map: parts of an answer, its structure, and how it was spoken and shown. */
export const HEAT_SKILLS = [
  "situation",
  "task",
  "action",
  "result",
  "structure",
  "speaking",
  "presence",
] as const;
export type HeatSkill = (typeof HEAT_SKILLS)[number];
/** Each figure of the heat map is the mean of at most so many of the latest scored answers. */
export const HEAT_ANSWERS = 5;

/** No 0, 1, I, L, O or U: nothing that is read or typed for another, and no word by chance. */
export const JOIN_CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const JOIN_CODE_LENGTH = 8;

export const GROUP_NAME_MAX_CHARACTERS = 80;
export const GROUPS_MAX = 200;
/** Members and open invitations of one group. */
export const GROUP_MEMBERS_MAX = 100;
export const GROUP_ASSIGNMENTS_MAX = 30;
export const GROUP_NOTICES_MAX = 50;
export const NOTICE_MAX_CHARACTERS = 1000;
/** Answers or interviews that one assignment asks for. */
export const ASSIGNMENT_COUNT_MAX = 50;
/** Days from the click to the due moment of a remedial assignment. */
export const REMEDIAL_DAYS = 7;
