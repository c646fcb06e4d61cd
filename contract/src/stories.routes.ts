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
import { NewStory, Story, StoryChange } from "./stories.ts";

const params = z.object({ id: z.string() });

export const listStories = createRoute({
  method: "get",
  path: "/api/stories",
  tags: ["stories"],
  summary: "One's own story bank, newest first",
  security: SIGNED_IN,
  responses: { 200: json(z.array(Story), "Stories"), ...problems(401, 503) },
});

export const createStory = createRoute({
  method: "post",
  path: "/api/stories",
  tags: ["stories"],
  summary: "Keep a practised answer as a story; one story for each answer",
  security: SIGNED_IN,
  request: { body: jsonBody(NewStory) },
  responses: { 201: json(Story, "The story"), ...bodyProblems(401, 404, 409) },
});

export const changeStory = createRoute({
  method: "patch",
  path: "/api/stories/{id}",
  tags: ["stories"],
  summary: "Change a story's title, words or tags",
  security: SIGNED_IN,
  request: { params, body: jsonBody(StoryChange) },
  responses: { 200: json(Story, "The changed story"), ...bodyProblems(401, 404) },
});

export const deleteStory = createRoute({
  method: "delete",
  path: "/api/stories/{id}",
  tags: ["stories"],
  summary: "Take a story out of the bank; the practised answer stays",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Deleted" }, ...changeProblems(401, 404) },
});
