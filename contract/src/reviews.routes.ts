import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { NewReviews, ReviewLog, StoredReviews } from "./reviews.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";

export const addReviews = createRoute({
  method: "post",
  path: "/api/reviews",
  tags: ["reviews"],
  summary: "Add answers to one's review log; one that is there already is left as it is",
  security: SIGNED_IN,
  request: { body: jsonBody(NewReviews) },
  responses: { 200: json(StoredReviews, "How many were new"), ...bodyProblems(401, 409) },
});

export const getReviewState = createRoute({
  method: "get",
  path: "/api/reviews/state",
  tags: ["reviews"],
  summary: "One's review log after a cursor, from which every device folds the same state",
  security: SIGNED_IN,
  request: {
    query: z.object({ after: z.coerce.number().int().min(0).default(0) }),
  },
  responses: { 200: json(ReviewLog, "The log"), ...problems(400, 401, 503) },
});
