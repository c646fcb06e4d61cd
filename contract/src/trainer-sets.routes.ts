import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";
import {
  ListedTrainerSet,
  NewCardAnswers,
  NewTrainerSet,
  PractisedSet,
  StoredCardAnswers,
  TrainerSet,
  TrainerSetChange,
} from "./trainer-sets.ts";

const common = { tags: ["trainer-sets"], security: SIGNED_IN };
const params = z.object({ id: z.string() });

export const listTrainerSets = createRoute({
  ...common,
  method: "get",
  path: "/api/trainer-sets",
  summary: "The study sets that one has written, newest first",
  responses: { 200: json(z.array(ListedTrainerSet), "Sets"), ...problems(401, 503) },
});

export const createTrainerSet = createRoute({
  ...common,
  method: "post",
  path: "/api/trainer-sets",
  summary: "Write a study set; for the trainer profile",
  request: { body: jsonBody(NewTrainerSet) },
  responses: { 201: json(TrainerSet, "The set"), ...bodyProblems(401, 409) },
});

export const getTrainerSet = createRoute({
  ...common,
  method: "get",
  path: "/api/trainer-sets/{id}",
  summary: "A set of one's own with its cards",
  request: { params },
  responses: { 200: json(TrainerSet, "The set"), ...problems(400, 401, 403, 404, 503) },
});

export const changeTrainerSet = createRoute({
  ...common,
  method: "put",
  path: "/api/trainer-sets/{id}",
  summary: "Change a set as it was last read; 409 when it was changed meanwhile",
  request: { params, body: jsonBody(TrainerSetChange) },
  responses: { 200: json(TrainerSet, "The set"), ...bodyProblems(401, 404, 409) },
});

export const deleteTrainerSet = createRoute({
  ...common,
  method: "delete",
  path: "/api/trainer-sets/{id}",
  summary: "Delete a set with the assignments that ask for it and the answers to it",
  request: { params },
  responses: { 204: { description: "It is gone" }, ...changeProblems(400, 401, 404) },
});

export const practiseTrainerSet = createRoute({
  ...common,
  method: "get",
  path: "/api/trainer-sets/{id}/practice",
  summary:
    "A set to practise: one's own, or one that a group asks of one; with what is known of it",
  request: { params },
  responses: { 200: json(PractisedSet, "The set"), ...problems(400, 401, 404, 503) },
});

export const answerTrainerSet = createRoute({
  ...common,
  method: "post",
  path: "/api/trainer-sets/{id}/answers",
  summary: "Add answers to cards of a set; one that is there already is left as it is",
  request: { params, body: jsonBody(NewCardAnswers) },
  responses: { 200: json(StoredCardAnswers, "How many were new"), ...bodyProblems(401, 404, 409) },
});
