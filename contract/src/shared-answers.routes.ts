import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";
import {
  ListedSharedAnswer,
  NewComment,
  NewSharedAnswer,
  SharedAnswer,
  SharedComment,
  Sharing,
} from "./shared-answers.ts";

const common = { tags: ["shared answers"], security: SIGNED_IN };
const params = z.object({ id: z.string() });
const gone = { 204: { description: "It is gone" }, ...changeProblems(401, 404) };

export const listSharedAnswers = createRoute({
  ...common,
  method: "get",
  path: "/api/shared-answers",
  summary:
    "Shared answers of a group: for its trainer those that wait for a comment first, then newest; for a member their own, by the last that happened. The next page stands in the Link header",
  request: {
    query: z.object({
      groupId: z.string(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
  },
  responses: {
    200: json(z.array(ListedSharedAnswer), "Shared answers, without their words"),
    ...problems(400, 401, 403, 404, 503),
  },
});

export const shareAnswer = createRoute({
  ...common,
  method: "post",
  path: "/api/shared-answers",
  summary: "Share one answer of one's own with the trainer of a group that one is in",
  request: { body: jsonBody(NewSharedAnswer) },
  responses: { 201: json(SharedAnswer, "The shared answer"), ...bodyProblems(401, 404, 409) },
});

// Before the routes with an id in this place.
export const getSharing = createRoute({
  ...common,
  method: "get",
  path: "/api/shared-answers/responses/{id}",
  summary: "The groups in which a stored answer of one's own is shared, or may be",
  request: { params },
  responses: { 200: json(Sharing, "Groups"), ...problems(401, 403, 404, 503) },
});

export const getSharedAnswer = createRoute({
  ...common,
  method: "get",
  path: "/api/shared-answers/{id}",
  summary: "A shared answer with its comments, for the member and the trainer",
  request: { params },
  responses: { 200: json(SharedAnswer, "The answer"), ...problems(401, 403, 404, 503) },
});

export const takeBackAnswer = createRoute({
  ...common,
  method: "delete",
  path: "/api/shared-answers/{id}",
  summary: "Take a shared answer back, comments with it; for the member",
  request: { params },
  responses: gone,
});

export const postComment = createRoute({
  ...common,
  method: "post",
  path: "/api/shared-answers/{id}/comments",
  summary: "Write a comment, as the trainer or as the member",
  request: { params, body: jsonBody(NewComment) },
  responses: { 201: json(SharedComment, "The comment"), ...bodyProblems(401, 404, 409) },
});

export const deleteComment = createRoute({
  ...common,
  method: "delete",
  path: "/api/shared-answers/{id}/comments/{part}",
  summary: "Delete a comment of one's own",
  request: { params: z.object({ id: z.string(), part: z.string() }) },
  responses: gone,
});
