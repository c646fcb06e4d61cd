import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CallPresence, CallState, InterviewCall, NewSignals } from "./interview-calls.ts";
import {
  bodyProblems,
  changeProblems,
  json,
  jsonBody,
  problems,
  SIGNED_IN,
} from "./route-answers.ts";

/** Id of the booked interview. */
const params = z.object({ id: z.string() });

export const getCall = createRoute({
  method: "get",
  path: "/api/interview-calls/{id}",
  tags: ["interview calls"],
  summary:
    "Whether the other one is in the call, and servers that help the two find a way to each other",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(InterviewCall, "The call"), ...problems(400, 401, 403, 404, 503) },
});

export const putCallPresence = createRoute({
  method: "put",
  path: "/api/interview-calls/{id}",
  tags: ["interview calls"],
  summary:
    "Join an interview's call or stay in it, and read what the other one sent; 409 outside its time",
  security: SIGNED_IN,
  request: { params, body: jsonBody(CallPresence) },
  responses: { 200: json(CallState, "Who is there"), ...bodyProblems(401, 404, 409) },
});

export const sendSignals = createRoute({
  method: "post",
  path: "/api/interview-calls/{id}/signals",
  tags: ["interview calls"],
  summary:
    "Send the other one's browser the next steps; what is for a tab that has left is dropped",
  security: SIGNED_IN,
  request: { params, body: jsonBody(NewSignals) },
  responses: { 204: { description: "On their way" }, ...bodyProblems(401, 404, 409) },
});

export const leaveCall = createRoute({
  method: "delete",
  path: "/api/interview-calls/{id}",
  tags: ["interview calls"],
  summary: "Leave the call; nothing happens where this tab is not in it",
  security: SIGNED_IN,
  request: { params, query: z.object({ peer: z.uuid() }) },
  responses: { 204: { description: "Left" }, ...changeProblems(400, 401, 404) },
});
