import { createRoute } from "@hono/zod-openapi";
import { bodyProblems, json, jsonBody, SIGNED_IN } from "./route-answers.ts";
import { NewScenarioWalk, ScenarioWalk } from "./scenario-walks.ts";

export const addScenarioWalk = createRoute({
  method: "post",
  path: "/api/scenario-walks",
  tags: ["scenario-walks"],
  summary: "Hand in a scenario that was played to an ending; sent again it changes nothing",
  security: SIGNED_IN,
  request: { body: jsonBody(NewScenarioWalk) },
  responses: { 201: json(ScenarioWalk, "The walk with its ending"), ...bodyProblems(401, 409) },
});
