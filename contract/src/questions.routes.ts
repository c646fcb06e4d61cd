import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { LANGUAGE_CODES } from "./languages.ts";
import { Difficulty, Question, QuestionCategory } from "./questions.ts";
import { changeProblems, json, problems, SIGNED_IN } from "./route-answers.ts";

export const listQuestions = createRoute({
  method: "get",
  path: "/api/questions",
  tags: ["questions"],
  summary:
    "The question bank; the next page stands in the Link header, the number of all in X-Total-Count",
  request: {
    query: z.object({
      category: QuestionCategory.optional(),
      difficulty: Difficulty.optional(),
      search: z.string().trim().max(100).optional(),
      /** Counted from 1. Without page and limit the whole list is sent. */
      page: z.coerce.number().int().min(1).max(10_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
  },
  responses: {
    200: json(z.array(Question), "Questions in the order of the bank"),
    ...problems(400),
  },
});

export const getRandomQuestion = createRoute({
  method: "get",
  path: "/api/questions/random",
  tags: ["questions"],
  summary: "One question by chance",
  request: {
    query: z.object({
      category: QuestionCategory.optional(),
      /** Ids parted by commas, not to be drawn again; when none is left, all may be drawn. */
      exclude: z.string().max(8000).optional(),
      /** Name of the target airline: one draw in three is then of its own questions, as far as it has any. */
      airline: z.string().max(80).optional(),
    }),
  },
  responses: { 200: json(Question, "The question"), ...problems(400, 404) },
});

export const getQuestion = createRoute({
  method: "get",
  path: "/api/questions/{id}",
  tags: ["questions"],
  summary:
    "One question by its id, in the words of a language where it is written in it, else in English",
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({ language: z.enum(LANGUAGE_CODES).optional() }),
  },
  responses: { 200: json(Question, "The question"), ...problems(400, 404) },
});

export const listBookmarks = createRoute({
  method: "get",
  path: "/api/questions/bookmarks",
  tags: ["questions"],
  summary: "Ids of the questions that the person has bookmarked, latest first",
  security: SIGNED_IN,
  responses: { 200: json(z.array(z.string()), "Ids"), ...problems(401, 503) },
});

export const addBookmark = createRoute({
  method: "put",
  path: "/api/questions/{id}/bookmark",
  tags: ["questions"],
  summary: "Bookmark a question; again changes nothing",
  security: SIGNED_IN,
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: "Bookmarked" }, ...changeProblems(401, 404) },
});

export const removeBookmark = createRoute({
  method: "delete",
  path: "/api/questions/{id}/bookmark",
  tags: ["questions"],
  summary: "Take a bookmark away; again changes nothing",
  security: SIGNED_IN,
  request: { params: z.object({ id: z.string() }) },
  responses: { 204: { description: "Taken away" }, ...changeProblems(401, 404) },
});
