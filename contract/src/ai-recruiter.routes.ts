import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { NewRecruiterFeedback, RecruiterFeedback, SpeakRequest, Speech } from "./ai-recruiter.ts";
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

/**
 * One call, two answers: the MP3 by itself, or with `Accept: application/json` the MP3 with the times of
 * words and mouth. The same text in the same voice is made once and kept, so asking for one after the
 * other costs nothing. A long text begins to be heard soonest when its sentences are asked for one by one.
 */
export const speak = createRoute({
  method: "post",
  path: "/api/ai-recruiter/speak",
  tags: ["coach"],
  summary:
    "Say a text aloud (2,000 characters at most). 501 where this machine has no voice for the language: use the browser's own",
  security: SIGNED_IN,
  request: { body: jsonBody(SpeakRequest) },
  responses: {
    200: {
      description: "The speech: an MP3, or with its times as JSON",
      content: {
        "application/json": { schema: Speech },
        "audio/mpeg": { schema: z.string().meta({ format: "binary" }) },
      },
    },
    ...bodyProblems(401, 501),
  },
});
