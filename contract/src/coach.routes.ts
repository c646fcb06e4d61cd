import { createRoute } from "@hono/zod-openapi";
import { CoachEngine } from "./coach.ts";
import { json, problems } from "./route-answers.ts";

export const getCoach = createRoute({
  method: "get",
  path: "/api/coach",
  tags: ["coach"],
  summary: "Whether a model service is connected, and which: the privacy notice says so",
  responses: { 200: json(CoachEngine, "The engine"), ...problems() },
});
