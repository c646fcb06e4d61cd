import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { bodyProblems, changeProblems, json, problems, SIGNED_IN } from "./route-answers.ts";
import {
  AnalysisId,
  AnalysisProgress,
  NewVideoAnalysis,
  VideoAnalysis,
  VideoSession,
} from "./video.ts";

/** The description of the calls (OpenAPI 3.1) knows files as binary strings. */
const VideoFile = z.instanceof(File).meta({ type: "string", format: "binary" });

/** `video` comes last, so that the fields are known before the file arrives. */
const AnalysisForm = NewVideoAnalysis.extend({ video: VideoFile });

const params = z.object({ id: AnalysisId });

export const analyzeVideo = createRoute({
  method: "post",
  path: "/api/video/analyze",
  tags: ["video"],
  summary:
    "Measure how an answer on video is given (200 MB and 10 minutes at most); the file is never kept",
  security: SIGNED_IN,
  request: {
    body: { required: true, content: { "multipart/form-data": { schema: AnalysisForm } } },
  },
  responses: {
    200: json(VideoAnalysis, "Scores with their measures"),
    ...bodyProblems(401, 409, 422, 501),
  },
});

export const followAnalysis = createRoute({
  method: "get",
  path: "/api/video/analyze/{id}/events",
  tags: ["video"],
  summary: "Server-sent events: `progress` says how far an analysis of the signed-in person is",
  security: SIGNED_IN,
  request: { params },
  responses: {
    200: {
      description: "An event stream",
      content: { "text/event-stream": { schema: AnalysisProgress } },
    },
    ...problems(400, 401, 403, 404, 503),
  },
});

export const cancelAnalysis = createRoute({
  method: "delete",
  path: "/api/video/analyze/{id}",
  tags: ["video"],
  summary: "Stop an analysis; its file is removed and nothing is stored",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Stopped" }, ...changeProblems(400, 401, 404) },
});

export const listVideoSessions = createRoute({
  method: "get",
  path: "/api/video/sessions/{userId}",
  tags: ["video"],
  summary: "Analysed videos of a person, newest first",
  security: SIGNED_IN,
  request: {
    params: z.object({ userId: z.string().min(1).max(120) }),
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  },
  responses: { 200: json(z.array(VideoSession), "Sessions"), ...problems(400, 401, 403, 404, 503) },
});
