import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { PracticedQuestion, Progress, SkillTarget, WorkDay } from "./progress.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";
import { TimeZone } from "./users.ts";

export const getProgress = createRoute({
  method: "get",
  path: "/api/progress",
  tags: ["progress"],
  summary: "Figures and skills computed from one's own stored practice",
  security: SIGNED_IN,
  request: {
    query: z.object({
      userId: z.string().min(1).max(120).optional(),
      /** IANA zone that calendar days are counted in; the person's saved zone, else UTC. */
      timezone: TimeZone.optional(),
    }),
  },
  responses: { 200: json(Progress, "Progress"), ...problems(400, 401, 403, 404, 503) },
});

export const listPracticedQuestions = createRoute({
  method: "get",
  path: "/api/progress/questions",
  tags: ["progress"],
  summary: "How often, and when last, one has practised each question of the bank",
  security: SIGNED_IN,
  request: { query: z.object({ userId: z.string().min(1).max(120).optional() }) },
  responses: {
    200: json(z.array(PracticedQuestion), "Practised questions, the latest first"),
    ...problems(400, 401, 403, 404, 503),
  },
});

export const listWork = createRoute({
  method: "get",
  path: "/api/progress/work",
  tags: ["progress"],
  summary: "What one did on each of the last 60 days, by kind",
  security: SIGNED_IN,
  request: { query: z.object({ timezone: TimeZone.optional() }) },
  responses: {
    200: json(z.array(WorkDay), "Days with work, oldest first"),
    ...problems(400, 401, 503),
  },
});

export const setSkillTarget = createRoute({
  method: "put",
  path: "/api/progress/targets",
  tags: ["progress"],
  summary: "Set one's own target level for a skill",
  security: SIGNED_IN,
  request: { body: jsonBody(SkillTarget) },
  responses: {
    200: json(SkillTarget, "The stored target"),
    ...bodyProblems(401),
  },
});
