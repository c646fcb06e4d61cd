import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Evaluation, NewEvaluation } from "./evaluations.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const person = z.string().min(1).max(120).optional();

export const createEvaluation = createRoute({
  method: "post",
  path: "/api/evaluations",
  tags: ["evaluations"],
  summary: "Evaluate a completed interview of one's own, once",
  security: SIGNED_IN,
  request: { body: jsonBody(NewEvaluation) },
  responses: { 201: json(Evaluation, "The evaluation"), ...bodyProblems(401, 404, 409) },
});

export const listEvaluations = createRoute({
  method: "get",
  path: "/api/evaluations",
  tags: ["evaluations"],
  summary:
    "Evaluations that one gave (the default) or received, newest first; the next page stands in the Link header",
  security: SIGNED_IN,
  request: {
    query: z.object({
      recruiterId: person,
      candidateId: person,
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
  },
  responses: {
    200: json(z.array(Evaluation), "Evaluations"),
    ...problems(400, 401, 403, 404, 503),
  },
});

export const openEvaluation = createRoute({
  method: "post",
  path: "/api/evaluations/{id}/opened",
  tags: ["evaluations"],
  summary: "The candidate reads it: one's own scores can no longer be given after that",
  security: SIGNED_IN,
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(Evaluation, "The evaluation"), ...changeProblems(401, 404) },
});
