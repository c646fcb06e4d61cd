import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { LANGUAGE_CODES } from "./languages.ts";
import { NewResponse, Response } from "./responses.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const params = z.object({ id: z.string() });
/** Language of the coach's words; Accept-Language decides where it is not given. */
const language = z.enum(LANGUAGE_CODES).optional();

export const createResponse = createRoute({
  method: "post",
  path: "/api/responses",
  tags: ["responses"],
  summary:
    "Store a practice answer and analyse it; the same Idempotency-Key answers with the first one",
  security: SIGNED_IN,
  request: {
    query: z.object({ language }),
    headers: z.object({ "idempotency-key": z.string().min(1).max(200).optional() }),
    body: jsonBody(NewResponse),
  },
  responses: {
    201: json(Response, "The stored answer with its analysis"),
    ...bodyProblems(401, 404),
  },
});

export const listResponses = createRoute({
  method: "get",
  path: "/api/responses",
  tags: ["responses"],
  summary: "One's own answers, newest first; the next page stands in the Link header",
  security: SIGNED_IN,
  request: {
    query: z.object({
      userId: z.string().min(1).max(120).optional(),
      /** Answers to one question of the bank only. */
      bankQuestionId: z.string().min(1).max(120).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(200).optional(),
      language,
    }),
  },
  responses: { 200: json(z.array(Response), "Answers"), ...problems(400, 401, 403, 404, 503) },
});

export const getResponse = createRoute({
  method: "get",
  path: "/api/responses/{id}",
  tags: ["responses"],
  summary: "One answer",
  security: SIGNED_IN,
  request: { params, query: z.object({ language }) },
  responses: { 200: json(Response, "The answer"), ...problems(400, 401, 403, 404, 503) },
});

export const deleteResponse = createRoute({
  method: "delete",
  path: "/api/responses/{id}",
  tags: ["responses"],
  summary: "Delete one answer",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 404) },
});
