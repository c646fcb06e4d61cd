import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AirlineQuiz, AirlineTraining, NewAirlineQuiz } from "./airline-training.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";

export const listAirlineTraining = createRoute({
  method: "get",
  path: "/api/airline-training",
  tags: ["airline-training"],
  summary: "Badges of the target airline, then of every airline that the person has worked for",
  security: SIGNED_IN,
  responses: { 200: json(z.array(AirlineTraining), "Airlines"), ...problems(401, 503) },
});

export const listAirlineQuizzes = createRoute({
  method: "get",
  path: "/api/airline-training/quizzes",
  tags: ["airline-training"],
  summary: "One's own airline quizzes, newest first",
  security: SIGNED_IN,
  responses: { 200: json(z.array(AirlineQuiz), "Quizzes"), ...problems(401, 503) },
});

export const createAirlineQuiz = createRoute({
  method: "post",
  path: "/api/airline-training/quizzes",
  tags: ["airline-training"],
  summary: "Hand in a quiz; the first answers to a seed count, sent again they change nothing",
  security: SIGNED_IN,
  request: { body: jsonBody(NewAirlineQuiz) },
  responses: { 201: json(AirlineQuiz, "The counted quiz"), ...bodyProblems(401) },
});
