import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AdaptedResponse, NewAdaptedResponse } from "./avatar.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import { bodyProblems, json, jsonBody, SIGNED_IN } from "./route-answers.ts";

export const adaptResponse = createRoute({
  method: "post",
  path: "/api/avatar/adapt-response",
  tags: ["coach"],
  summary: "Feedback put for this person's state, this recruiter and the target region; not stored",
  security: SIGNED_IN,
  request: {
    query: z.object({ language: z.enum(LANGUAGE_CODES).optional() }),
    body: jsonBody(NewAdaptedResponse),
  },
  responses: { 200: json(AdaptedResponse, "The adapted feedback"), ...bodyProblems(401) },
});
