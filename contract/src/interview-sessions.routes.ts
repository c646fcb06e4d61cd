import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  InterviewSession,
  InterviewSessionChange,
  InterviewSessionSummary,
  NewInterviewSession,
  NewSessionAnswer,
  SessionAnswer,
} from "./interview-sessions.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const params = z.object({ id: z.string() });
/** Language of the coach's words in the analyses; Accept-Language decides where it is not given. */
const language = z.enum(LANGUAGE_CODES).optional();

export const createInterviewSession = createRoute({
  method: "post",
  path: "/api/interview-sessions",
  tags: ["interview sessions"],
  summary:
    "Begin an AI mock interview: draws its questions; the same Idempotency-Key answers with the first one",
  security: SIGNED_IN,
  request: {
    headers: z.object({ "idempotency-key": z.string().min(1).max(200).optional() }),
    body: jsonBody(NewInterviewSession),
  },
  responses: { 201: json(InterviewSession, "The session"), ...bodyProblems(401, 404) },
});

export const listInterviewSessions = createRoute({
  method: "get",
  path: "/api/interview-sessions",
  tags: ["interview sessions"],
  summary: "One's own sessions, newest first; the next page stands in the Link header",
  security: SIGNED_IN,
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
    }),
  },
  responses: {
    200: json(z.array(InterviewSessionSummary), "Sessions"),
    ...problems(400, 401, 503),
  },
});

export const getInterviewSession = createRoute({
  method: "get",
  path: "/api/interview-sessions/{id}",
  tags: ["interview sessions"],
  summary: "One session with its questions, answers and report",
  security: SIGNED_IN,
  request: { params, query: z.object({ language }) },
  responses: {
    200: json(InterviewSession, "The session"),
    ...problems(400, 401, 403, 404, 503),
  },
});

export const putSessionAnswer = createRoute({
  method: "put",
  path: "/api/interview-sessions/{id}/answers/{position}",
  tags: ["interview sessions"],
  summary:
    "Keep the answer to the question at `position` (0 first), with its scores; sent again it replaces the earlier one",
  security: SIGNED_IN,
  request: {
    params: params.extend({ position: z.coerce.number().int().min(0).max(20) }),
    query: z.object({ language }),
    body: jsonBody(NewSessionAnswer),
  },
  responses: { 200: json(SessionAnswer, "The answer"), ...bodyProblems(401, 403, 404, 409) },
});

export const changeInterviewSession = createRoute({
  method: "patch",
  path: "/api/interview-sessions/{id}",
  tags: ["interview sessions"],
  summary: "Keep what is left on the clock, or end the session",
  security: SIGNED_IN,
  request: { params, query: z.object({ language }), body: jsonBody(InterviewSessionChange) },
  responses: { 200: json(InterviewSession, "The session"), ...bodyProblems(401, 403, 404) },
});

export const deleteInterviewSession = createRoute({
  method: "delete",
  path: "/api/interview-sessions/{id}",
  tags: ["interview sessions"],
  summary: "Delete a session with all its answers",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 403, 404) },
});
