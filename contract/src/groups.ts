import { z } from "zod";
import { IssuedCertificate } from "./certificates.ts";
import {
  ASSIGNMENT_COUNT_MAX,
  ASSIGNMENT_KINDS,
  ASSIGNMENT_STATES,
  GROUP_MEMBERS_MAX,
  GROUP_NAME_MAX_CHARACTERS,
  HEAT_SKILLS,
  JOIN_CODE_LENGTH,
  NOTICE_MAX_CHARACTERS,
} from "./group-terms.ts";
import { REVIEW_SET_IDS } from "./review-terms.ts";
import { SCENARIO_IDS } from "./scenario-terms.ts";

const groupName = z
  .string()
  .trim()
  .min(1, "Give the group a name")
  .max(GROUP_NAME_MAX_CHARACTERS, `Use at most ${GROUP_NAME_MAX_CHARACTERS} characters`);

export const NewGroup = z.object({ name: groupName });
export type NewGroup = z.infer<typeof NewGroup>;

export const GroupChange = z.object({
  name: groupName,
  /** Whether anybody with the code may join; a closed group takes only those on its list. */
  isOpen: z.boolean(),
  /** That of the group as it was last read. */
  version: z.number().int().min(1),
});
export type GroupChange = z.infer<typeof GroupChange>;

/** A group as its trainer reads it. */
export const Group = z.object({
  id: z.uuid(),
  name: z.string(),
  code: z.string().length(JOIN_CODE_LENGTH),
  isOpen: z.boolean(),
  version: z.number().int(),
  /** People who have joined. */
  memberCount: z.number().int().min(0),
  createdAt: z.iso.datetime(),
});
export type Group = z.infer<typeof Group>;

/** What is asked: of each kind the thing that it names, else null; `count` how many answers or interviews. */
const asked = {
  kind: z.enum(ASSIGNMENT_KINDS),
  /** The study set. */
  set: z.enum(REVIEW_SET_IDS).nullable(),
  /** Id of the trainer's own set. */
  ownSet: z.uuid().nullable(),
  scenario: z.enum(SCENARIO_IDS).nullable(),
  count: z.number().int().min(1).max(ASSIGNMENT_COUNT_MAX),
  dueAt: z.iso.datetime(),
  /** Ids of the members that it is for; null is the whole group, those who join later among them. */
  memberIds: z
    .array(z.uuid())
    .min(1, "Choose at least one member")
    .max(GROUP_MEMBERS_MAX)
    .nullable(),
};

export const NewAssignment = z
  .object({ ...asked, ownSet: asked.ownSet.default(null), scenario: asked.scenario.default(null) })
  .refine(({ kind, set }) => (kind === "set") === (set !== null), {
    path: ["set"],
    message: "Choose a study set",
  })
  .refine(({ kind, ownSet }) => (kind === "own-set") === (ownSet !== null), {
    path: ["ownSet"],
    message: "Choose a set of yours",
  })
  .refine(({ kind, scenario }) => (kind === "scenario") === (scenario !== null), {
    path: ["scenario"],
    message: "Choose a scenario",
  });
export type NewAssignment = z.infer<typeof NewAssignment>;

export const Assignment = z.object({
  ...asked,
  id: z.uuid(),
  /** What the trainer calls the set of their own. */
  ownSetName: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Assignment = z.infer<typeof Assignment>;

/** How far one member is with one assignment: cards known, answers, interviews or good endings stored since it was given. */
export const AssignmentProgress = z.object({
  assignmentId: z.uuid(),
  state: z.enum(ASSIGNMENT_STATES),
  done: z.number().int().min(0),
  needed: z.number().int().min(1),
  doneAt: z.iso.datetime().nullable(),
});
export type AssignmentProgress = z.infer<typeof AssignmentProgress>;

/** 0 to 100, the mean of the latest scored answers; null where nothing was practised. */
const score = z.number().int().min(0).max(100).nullable();

/** All that a trainer sees of a member, and what the member sees of themselves. */
export const MemberProgress = z.object({
  progress: z.array(AssignmentProgress),
  skills: z.record(z.enum(HEAT_SKILLS), score),
});
export type MemberProgress = z.infer<typeof MemberProgress>;

export const Member = MemberProgress.extend({
  id: z.uuid(),
  name: z.string(),
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof Member>;

/** A name on the list of a group that nobody has taken up yet. */
export const Invitation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

export const Notice = z.object({
  id: z.uuid(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof Notice>;

/** A group with all that its trainer works with. */
export const GroupBoard = z.object({
  group: Group,
  members: z.array(Member),
  invitations: z.array(Invitation),
  assignments: z.array(Assignment),
  notices: z.array(Notice),
  certificates: z.array(IssuedCertificate),
});
export type GroupBoard = z.infer<typeof GroupBoard>;

/** A group as one of its members reads it: of the others nothing. */
export const JoinedGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  trainerName: z.string(),
  me: Member,
  assignments: z.array(Assignment.omit({ memberIds: true })),
  notices: z.array(Notice),
  /** The number of one's certificate; null while there is none that holds. */
  certificate: z.string().nullable(),
});
export type JoinedGroup = z.infer<typeof JoinedGroup>;

/** What a code leads to, before somebody joins. */
export const GroupInvitation = z.object({
  id: z.uuid(),
  name: z.string(),
  trainerName: z.string(),
  isOpen: z.boolean(),
  isMember: z.boolean(),
  isOwn: z.boolean(),
});
export type GroupInvitation = z.infer<typeof GroupInvitation>;

/** As people type it: any case, with spaces or hyphens. */
export const JoinCode = z.string().max(40);

export const Joining = z.object({
  code: JoinCode,
  agrees: z.literal(true, "Agree to what the trainer sees, or do not join"),
});
export type Joining = z.infer<typeof Joining>;

export const NewInvitations = z.object({
  people: z
    .array(
      z.object({
        name: z.string().trim().min(1, "Give every line a name").max(120),
        email: z.email("E-mail address is not complete").max(254).nullable(),
      }),
    )
    .min(1)
    .max(GROUP_MEMBERS_MAX),
});
export type NewInvitations = z.infer<typeof NewInvitations>;

export const NewNotice = z.object({
  text: z
    .string()
    .trim()
    .min(1, "Write the announcement first")
    .max(NOTICE_MAX_CHARACTERS, `Use at most ${NOTICE_MAX_CHARACTERS} characters`),
});
export type NewNotice = z.infer<typeof NewNotice>;
