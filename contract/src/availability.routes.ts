import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Availability, AvailabilityChange } from "./availability.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";

/** `me` or one's own id. */
const params = z.object({ userId: z.string().min(1).max(120) });

export const getAvailability = createRoute({
  method: "get",
  path: "/api/availability/{userId}",
  tags: ["availability"],
  summary: "One's own hours for interviews; version 0 and no rules before the first time",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(Availability, "The hours"), ...problems(400, 401, 403, 404, 503) },
});

export const putAvailability = createRoute({
  method: "put",
  path: "/api/availability/{userId}",
  tags: ["availability"],
  summary:
    "Change one's hours as they were last read; what is booked stays booked; 409 when they were changed meanwhile",
  security: SIGNED_IN,
  request: { params, body: jsonBody(AvailabilityChange) },
  responses: { 200: json(Availability, "The changed hours"), ...bodyProblems(401, 404, 409) },
});
