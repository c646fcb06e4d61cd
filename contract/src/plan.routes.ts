import { createRoute } from "@hono/zod-openapi";
import { PlanChange, PlanSettings, PlanTickChange } from "./plan.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";

export const getPlan = createRoute({
  method: "get",
  path: "/api/plan",
  tags: ["plan"],
  summary: "How one wants to prepare: stage, minutes a day, days off, what was ticked",
  security: SIGNED_IN,
  responses: { 200: json(PlanSettings, "The settings"), ...problems(401, 503) },
});

export const changePlan = createRoute({
  method: "patch",
  path: "/api/plan",
  tags: ["plan"],
  summary: "Change stage, minutes a day or days off",
  security: SIGNED_IN,
  request: { body: jsonBody(PlanChange) },
  responses: { 200: json(PlanSettings, "The changed settings"), ...bodyProblems(401) },
});

export const tickPlanTask = createRoute({
  method: "put",
  path: "/api/plan/ticks",
  tags: ["plan"],
  summary: "Tick a task that only the person can know of, or take the tick back",
  security: SIGNED_IN,
  request: { body: jsonBody(PlanTickChange) },
  responses: { 200: json(PlanSettings, "The settings with the tick"), ...bodyProblems(401) },
});
