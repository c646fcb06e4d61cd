import { createRoute } from "@hono/zod-openapi";
import { CoachEngine } from "./coach.ts";
import { json, problems } from "./route-answers.ts";

export const getCoach = createRoute({
  method: "get",
  path: "/api/coach",
  tags: ["coach"],
  summary:
    "Which services are connected for judging, transcripts and voices: the privacy notice says so",
  responses: { 200: json(CoachEngine, "The engine"), ...problems() },
});
