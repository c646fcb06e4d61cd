import { createRoute } from "@hono/zod-openapi";
import { EmotionReading, NewEmotionReading } from "./emotion.ts";
import { bodyProblems, json, jsonBody, SIGNED_IN } from "./route-answers.ts";

export const analyzeEmotion = createRoute({
  method: "post",
  path: "/api/emotion/analyze",
  tags: ["coach"],
  summary: "How a person sounds, from the words alone, with the words that led to it; not stored",
  security: SIGNED_IN,
  request: { body: jsonBody(NewEmotionReading) },
  responses: { 200: json(EmotionReading, "The reading"), ...bodyProblems(401) },
});
