import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { APPLICATION_AIRLINE_MAX_CHARACTERS } from "./application-terms.ts";
import { AirlineStage, Application, ApplicationChange, NewApplication } from "./applications.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const params = z.object({ id: z.string() });

export const listApplications = createRoute({
  method: "get",
  path: "/api/applications",
  tags: ["applications"],
  summary: "One's own applications, the nearest date first, those without a date last",
  security: SIGNED_IN,
  responses: { 200: json(z.array(Application), "Applications"), ...problems(401, 503) },
});

export const createApplication = createRoute({
  method: "post",
  path: "/api/applications",
  tags: ["applications"],
  summary: "Keep track of an application",
  security: SIGNED_IN,
  request: { body: jsonBody(NewApplication) },
  responses: { 201: json(Application, "The application"), ...bodyProblems(401, 409) },
});

export const changeApplication = createRoute({
  method: "patch",
  path: "/api/applications/{id}",
  tags: ["applications"],
  summary: "Change an application as it was last read; 409 when it was changed meanwhile",
  security: SIGNED_IN,
  request: { params, body: jsonBody(ApplicationChange) },
  responses: { 200: json(Application, "The changed application"), ...bodyProblems(401, 404, 409) },
});

export const deleteApplication = createRoute({
  method: "delete",
  path: "/api/applications/{id}",
  tags: ["applications"],
  summary: "Forget an application",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 404) },
});

export const listAirlineStages = createRoute({
  method: "get",
  path: "/api/applications/stages",
  tags: ["applications"],
  summary: "Stages of an airline's selection, as far as they are public",
  security: SIGNED_IN,
  request: {
    query: z.object({ airline: z.string().max(APPLICATION_AIRLINE_MAX_CHARACTERS) }),
  },
  responses: {
    200: json(z.array(AirlineStage), "Stages in their order; none where nothing public is known"),
    ...problems(400, 401, 503),
  },
});
