import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { NewRecruiterFeedback, RecruiterFeedback } from "./ai-recruiter.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { bodyProblems, json, jsonBody, SIGNED_IN } from "./route-answers.ts";

export const giveRecruiterFeedback = createRoute({
  method: "post",
  path: "/api/ai-recruiter/feedback",
  tags: ["coach"],
  summary: "What the recruiter says to an interview answer, and what it rests on; not stored",
  security: SIGNED_IN,
  request: {
    query: z.object({ language: z.enum(LANGUAGE_CODES).optional() }),
    body: jsonBody(NewRecruiterFeedback),
  },
  responses: { 200: json(RecruiterFeedback, "The feedback"), ...bodyProblems(401) },
});
