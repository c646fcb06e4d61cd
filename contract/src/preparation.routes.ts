import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CULTURAL_REGIONS } from "./cultural-terms.ts";
import { Preparation, PreparationWork } from "./preparation.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const params = z.object({
  region: z.enum(CULTURAL_REGIONS, "Please select a target region"),
});

export const listPreparations = createRoute({
  method: "get",
  path: "/api/preparation",
  tags: ["preparation"],
  summary: "The parts of Smart Prep that one has completed, for every region, in their order",
  security: SIGNED_IN,
  responses: { 200: json(z.array(Preparation), "Completed parts"), ...problems(401, 503) },
});

export const completePreparation = createRoute({
  method: "put",
  path: "/api/preparation/{region}",
  tags: ["preparation"],
  summary: "Hand in one part of Smart Prep: it is graded and takes the place of an earlier try",
  security: SIGNED_IN,
  request: { params, body: jsonBody(PreparationWork) },
  responses: { 200: json(Preparation, "The completed part"), ...bodyProblems(401) },
});

export const restartPreparation = createRoute({
  method: "delete",
  path: "/api/preparation/{region}",
  tags: ["preparation"],
  summary: "Begin the four parts of one region again",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Begun again" }, ...changeProblems(400, 401) },
});
