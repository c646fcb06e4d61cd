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
import { AcceptedInvitation, SecondEvaluation, SecondOpinion } from "./second-evaluations.ts";

/** Id of the interview. */
const params = z.object({ id: z.string() });
const tags = ["second evaluations"];

export const listSecondEvaluations = createRoute({
  method: "get",
  path: "/api/second-evaluations",
  tags,
  summary: "Interviews that one scores a second time: those to do first, then latest first",
  security: SIGNED_IN,
  responses: {
    200: json(z.array(SecondEvaluation), "At most a hundred"),
    ...problems(401, 503),
  },
});

export const acceptInvitation = createRoute({
  method: "post",
  path: "/api/second-evaluations",
  tags,
  summary: "Take up an invitation to score an interview a second time; once, by one recruiter",
  security: SIGNED_IN,
  request: { body: jsonBody(AcceptedInvitation) },
  responses: { 201: json(SecondEvaluation, "The interview"), ...bodyProblems(401, 404, 409) },
});

export const getSecondOpinion = createRoute({
  method: "get",
  path: "/api/second-evaluations/{id}",
  tags,
  summary:
    "How the second evaluation stands, for the two who evaluate; both evaluations once both are there",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(SecondOpinion, "How it stands"), ...problems(401, 403, 404, 503) },
});

export const inviteSecond = createRoute({
  method: "put",
  path: "/api/second-evaluations/{id}",
  tags,
  summary: "Make the invitation for a second evaluator, or read the one that is there",
  security: SIGNED_IN,
  request: { params },
  responses: {
    200: json(SecondOpinion, "With the link's token"),
    ...changeProblems(401, 404, 409),
  },
});

export const withdrawSecond = createRoute({
  method: "delete",
  path: "/api/second-evaluations/{id}",
  tags,
  summary:
    "Withdraw the invitation, or, as the second evaluator, step back; 409 once the evaluation is given",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Withdrawn" }, ...changeProblems(401, 404, 409) },
});
