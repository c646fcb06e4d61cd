import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { DeliverySession, NewAudioDelivery } from "./delivery.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const params = z.object({ id: z.string().min(1).max(120) });

export const createAudioDelivery = createRoute({
  method: "post",
  path: "/api/delivery",
  tags: ["delivery"],
  summary: "Score what the browser measured of a sound recording, and keep the scores",
  security: SIGNED_IN,
  request: { body: jsonBody(NewAudioDelivery) },
  responses: { 201: json(DeliverySession, "As stored"), ...bodyProblems(401) },
});

export const listDelivery = createRoute({
  method: "get",
  path: "/api/delivery",
  tags: ["delivery"],
  summary: "Audio and video sessions of the signed-in person with their analyses, newest first",
  security: SIGNED_IN,
  request: {
    query: z.object({
      kind: z.enum(["audio", "video"]).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(10),
    }),
  },
  responses: { 200: json(z.array(DeliverySession), "Sessions"), ...problems(400, 401, 503) },
});

export const getDelivery = createRoute({
  method: "get",
  path: "/api/delivery/{id}",
  tags: ["delivery"],
  summary: "One session with its analysis",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(DeliverySession, "The session"), ...problems(401, 403, 404, 503) },
});

export const deleteDelivery = createRoute({
  method: "delete",
  path: "/api/delivery/{id}",
  tags: ["delivery"],
  summary: "Forget a session",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Forgotten" }, ...changeProblems(401, 404) },
});
