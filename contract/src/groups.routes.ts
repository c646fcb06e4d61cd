import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { IssuedCertificate, NewCertificates } from "./certificates.ts";
import {
  Assignment,
  Group,
  GroupBoard,
  GroupChange,
  GroupInvitation,
  Invitation,
  JoinCode,
  JoinedGroup,
  Joining,
  NewAssignment,
  NewGroup,
  NewInvitations,
  NewNotice,
  Notice,
} from "./groups.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const common = { tags: ["groups"], security: SIGNED_IN };
const params = z.object({ id: z.string() });
const partParams = z.object({ id: z.string(), part: z.string() });
const gone = { 204: { description: "It is gone" }, ...changeProblems(400, 401, 404) };

export const createGroup = createRoute({
  ...common,
  method: "post",
  path: "/api/groups",
  summary: "Begin a group; for the trainer profile",
  request: { body: jsonBody(NewGroup) },
  responses: { 201: json(Group, "The group"), ...bodyProblems(401, 409) },
});

export const listGroups = createRoute({
  ...common,
  method: "get",
  path: "/api/groups",
  summary: "The groups that one leads, newest first; the next page stands in the Link header",
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
  },
  responses: { 200: json(z.array(Group), "Groups"), ...problems(400, 401, 503) },
});

export const listJoinedGroups = createRoute({
  ...common,
  method: "get",
  path: "/api/groups/joined",
  summary: "The groups that one is a member of, with what their trainers see of one",
  responses: { 200: json(z.array(JoinedGroup), "Groups"), ...problems(401, 503) },
});

export const findByCode = createRoute({
  ...common,
  method: "get",
  path: "/api/groups/codes/{code}",
  summary: "The group of a join code; tries are counted, against guessing",
  request: { params: z.object({ code: JoinCode }) },
  responses: { 200: json(GroupInvitation, "The group"), ...problems(400, 401, 404, 429, 503) },
});

export const joinGroup = createRoute({
  ...common,
  method: "post",
  path: "/api/groups/joined",
  summary:
    "Join by code and agree to what the trainer sees; takes up an invitation of the same name or e-mail",
  request: { body: jsonBody(Joining) },
  responses: { 201: json(JoinedGroup, "The group"), ...bodyProblems(401, 404, 409) },
});

export const leaveGroup = createRoute({
  ...common,
  method: "delete",
  path: "/api/groups/joined/{id}",
  summary: "Leave a group: its trainer sees nothing of one any more",
  request: { params },
  responses: gone,
});

export const getGroup = createRoute({
  ...common,
  method: "get",
  path: "/api/groups/{id}",
  summary: "A group of one's own with members, assignments, progress and announcements",
  request: { params },
  responses: { 200: json(GroupBoard, "The group"), ...problems(400, 401, 403, 404, 503) },
});

export const changeGroup = createRoute({
  ...common,
  method: "put",
  path: "/api/groups/{id}",
  summary: "Rename, open or close a group as it was last read; 409 when it was changed meanwhile",
  request: { params, body: jsonBody(GroupChange) },
  responses: { 200: json(Group, "The group"), ...bodyProblems(401, 404, 409) },
});

export const deleteGroup = createRoute({
  ...common,
  method: "delete",
  path: "/api/groups/{id}",
  summary:
    "Delete a group with its assignments and announcements; what members practised stays theirs",
  request: { params },
  responses: gone,
});

export const invite = createRoute({
  ...common,
  method: "post",
  path: "/api/groups/{id}/members",
  summary:
    "Put names on the list of a group; each waits until somebody joins by that name or e-mail",
  request: { params, body: jsonBody(NewInvitations) },
  responses: {
    201: json(z.array(Invitation), "The names that were new"),
    ...bodyProblems(401, 404, 409),
  },
});

export const removeMember = createRoute({
  ...common,
  method: "delete",
  path: "/api/groups/{id}/members/{part}",
  summary: "Remove a member, or take a name off the list",
  request: { params: partParams },
  responses: gone,
});

export const giveAssignment = createRoute({
  ...common,
  method: "post",
  path: "/api/groups/{id}/assignments",
  summary: "Ask something of a group, or of some of its members",
  request: { params, body: jsonBody(NewAssignment) },
  responses: { 201: json(Assignment, "The assignment"), ...bodyProblems(401, 404, 409) },
});

export const removeAssignment = createRoute({
  ...common,
  method: "delete",
  path: "/api/groups/{id}/assignments/{part}",
  summary: "Take an assignment back",
  request: { params: partParams },
  responses: gone,
});

export const postNotice = createRoute({
  ...common,
  method: "post",
  path: "/api/groups/{id}/notices",
  summary: "Tell the members of a group something",
  request: { params, body: jsonBody(NewNotice) },
  responses: { 201: json(Notice, "The announcement"), ...bodyProblems(401, 404, 409) },
});

export const removeNotice = createRoute({
  ...common,
  method: "delete",
  path: "/api/groups/{id}/notices/{part}",
  summary: "Take an announcement back",
  request: { params: partParams },
  responses: gone,
});

export const issueCertificates = createRoute({
  ...common,
  method: "post",
  path: "/api/groups/{id}/certificates",
  summary:
    "Certify members who have done all that was asked of them; who has a certificate keeps it",
  request: { params, body: jsonBody(NewCertificates) },
  responses: {
    201: json(z.array(IssuedCertificate), "The certificates of those members"),
    ...bodyProblems(401, 404, 409),
  },
});

export const withdrawCertificate = createRoute({
  ...common,
  method: "delete",
  path: "/api/groups/{id}/certificates/{part}",
  summary:
    "Withdraw a certificate by its number: whoever checks it reads that it does not hold any more",
  request: { params: partParams },
  responses: gone,
});
