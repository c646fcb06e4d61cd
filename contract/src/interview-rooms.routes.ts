import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { InterviewRoom, RoomDesk, SuggestedQuestion } from "./interview-rooms.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";

/** Id of the booked interview. */
const params = z.object({ id: z.string() });

export const getInterviewRoom = createRoute({
  method: "get",
  path: "/api/interview-rooms/{id}",
  tags: ["interview rooms"],
  summary: "The room of an interview, for the two who hold it; the desk only for its recruiter",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(InterviewRoom, "The room"), ...problems(400, 401, 403, 404, 503) },
});

export const putRoomDesk = createRoute({
  method: "put",
  path: "/api/interview-rooms/{id}",
  tags: ["interview rooms"],
  summary:
    "Keep the recruiter's desk as a whole, and show the candidate a question; 409 when it was changed meanwhile",
  security: SIGNED_IN,
  request: { params, body: jsonBody(RoomDesk) },
  responses: { 200: json(InterviewRoom, "The room"), ...bodyProblems(401, 404, 409) },
});

export const listSuggestions = createRoute({
  method: "get",
  path: "/api/interview-rooms/{id}/suggestions",
  tags: ["interview rooms"],
  summary: "Questions for an interview's type and airline, for its recruiter",
  security: SIGNED_IN,
  request: { params },
  responses: {
    200: json(z.array(SuggestedQuestion), "Questions, the airline's own first"),
    ...problems(400, 401, 403, 404, 503),
  },
});
