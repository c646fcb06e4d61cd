import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { json, problems } from "./route-answers.ts";

export const getHealth = createRoute({
  method: "get",
  path: "/api/health",
  tags: ["health"],
  summary: "Whether the server and its database answer",
  responses: { 200: json(z.object({ status: z.literal("ok") }), "Both answer"), ...problems(503) },
});
