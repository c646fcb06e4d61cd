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
import { CulturalContext, User, UserChange, UserExport } from "./users.ts";

/** `me`, or the id of the signed-in person. */
const params = z.object({ id: z.string() });

export const getUser = createRoute({
  method: "get",
  path: "/api/users/{id}",
  tags: ["users"],
  summary: "One's own account",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(User, "The account"), ...problems(401, 403, 404, 503) },
});

export const changeUser = createRoute({
  method: "patch",
  path: "/api/users/{id}",
  tags: ["users"],
  summary: "Change name, target airline, interview date or accommodations",
  security: SIGNED_IN,
  request: { params, body: jsonBody(UserChange) },
  responses: {
    200: json(User, "The changed account"),
    ...bodyProblems(401, 404),
  },
});

export const changeCulturalContext = createRoute({
  method: "patch",
  path: "/api/users/{id}/cultural-context",
  tags: ["users"],
  summary: "Set target region and time zone",
  security: SIGNED_IN,
  request: { params, body: jsonBody(CulturalContext) },
  responses: {
    200: json(User, "The changed account"),
    ...bodyProblems(401, 404),
  },
});

export const exportUser = createRoute({
  method: "get",
  path: "/api/users/{id}/export",
  tags: ["users"],
  summary: "Everything stored about oneself, as a download",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(UserExport, "All stored data"), ...problems(401, 403, 404, 429, 503) },
});

export const deleteUser = createRoute({
  method: "delete",
  path: "/api/users/{id}",
  tags: ["users"],
  summary: "Delete one's account with everything in it, at once",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 404) },
});
