import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { NewQuestionTemplate, QuestionTemplate } from "./interview-rooms.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

export const listQuestionTemplates = createRoute({
  method: "get",
  path: "/api/question-templates",
  tags: ["interview rooms"],
  summary: "Questions of one's own for interviews, in the order of arrival",
  security: SIGNED_IN,
  responses: { 200: json(z.array(QuestionTemplate), "Questions"), ...problems(401, 503) },
});

export const createQuestionTemplate = createRoute({
  method: "post",
  path: "/api/question-templates",
  tags: ["interview rooms"],
  summary: "Keep a question for any interview",
  security: SIGNED_IN,
  request: { body: jsonBody(NewQuestionTemplate) },
  responses: { 201: json(QuestionTemplate, "The question"), ...bodyProblems(401, 409) },
});

export const deleteQuestionTemplate = createRoute({
  method: "delete",
  path: "/api/question-templates/{id}",
  tags: ["interview rooms"],
  summary: "Forget a question",
  security: SIGNED_IN,
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 404) },
});
