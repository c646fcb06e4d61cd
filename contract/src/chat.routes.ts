import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { ChatMessage, ChatTurn, NewChatMessage } from "./chat.ts";
import { LANGUAGE_CODES } from "./languages.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

const params = z.object({ userId: z.string().min(1).max(120) });

export const listChat = createRoute({
  method: "get",
  path: "/api/chat/{userId}",
  tags: ["chat"],
  summary: "The latest messages, oldest first; the page before them stands in the Link header",
  security: SIGNED_IN,
  request: {
    params,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(40),
      cursor: z.string().max(200).optional(),
    }),
  },
  responses: {
    200: json(z.array(ChatMessage), "Messages"),
    ...problems(400, 401, 403, 404, 503),
  },
});

export const sendChat = createRoute({
  method: "post",
  path: "/api/chat",
  tags: ["chat"],
  summary:
    "Say something to the coach; with Accept: text/event-stream the reply comes piece by piece",
  security: SIGNED_IN,
  request: {
    query: z.object({ language: z.enum(LANGUAGE_CODES).optional() }),
    headers: z.object({ "idempotency-key": z.string().min(1).max(200).optional() }),
    body: jsonBody(NewChatMessage),
  },
  responses: {
    200: {
      description: "An event stream (`CHAT_EVENTS`); the data of each event is JSON",
      content: { "text/event-stream": { schema: z.string() } },
    },
    201: json(ChatTurn, "Both messages as stored"),
    ...bodyProblems(401, 404),
  },
});

export const clearChat = createRoute({
  method: "delete",
  path: "/api/chat/{userId}",
  tags: ["chat"],
  summary: "Forget the conversation",
  security: SIGNED_IN,
  request: { params },
  responses: { 204: { description: "Forgotten" }, ...changeProblems(401, 404) },
});
