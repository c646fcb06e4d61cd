import { createRoute } from "@hono/zod-openapi";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";
import { NewSession } from "./session.ts";
import { User } from "./users.ts";

export const getSession = createRoute({
  method: "get",
  path: "/api/session",
  tags: ["session"],
  summary: "Who is signed in",
  security: SIGNED_IN,
  responses: { 200: json(User, "The signed-in person"), ...problems(401, 503) },
});

export const createSession = createRoute({
  method: "post",
  path: "/api/session",
  tags: ["session"],
  summary: "Sign in: makes an account, or a demo account with sample history",
  request: { body: jsonBody(NewSession) },
  responses: {
    201: json(User, "The new account; a cookie holds the session"),
    ...bodyProblems(),
  },
});

export const deleteSession = createRoute({
  method: "delete",
  path: "/api/session",
  tags: ["session"],
  summary: "Sign out",
  responses: { 204: { description: "Signed out, or nobody was signed in" }, ...changeProblems() },
});
