import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  InterviewRating,
  LateNotice,
  MockInterview,
  MockInterviewChange,
  MovedInterview,
  NewMockInterview,
  SelfScores,
} from "./mock-interviews.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";

const params = z.object({ id: z.string() });
const person = z.string().min(1).max(120).optional();

export const bookMockInterview = createRoute({
  method: "post",
  path: "/api/mock-interviews",
  tags: ["mock interviews"],
  summary: "Book an open slot of a recruiter; 409 when it has gone meanwhile",
  security: SIGNED_IN,
  request: { body: jsonBody(NewMockInterview) },
  responses: { 201: json(MockInterview, "The interview"), ...bodyProblems(401, 404, 409) },
});

export const listMockInterviews = createRoute({
  method: "get",
  path: "/api/mock-interviews",
  tags: ["mock interviews"],
  summary:
    "One's own interviews as recruiter (the default) or as candidate; the next page stands in the Link header",
  security: SIGNED_IN,
  request: {
    query: z.object({
      recruiterId: person,
      candidateId: person,
      /**
       * `open`: scheduled or in progress, the nearest first. `to-evaluate`: completed and without the recruiter's evaluation.
       * `past`: completed or cancelled, the latest first, as are all of them without a view.
       */
      view: z.enum(["open", "to-evaluate", "past"]).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
  },
  responses: {
    200: json(z.array(MockInterview), "Interviews"),
    ...problems(400, 401, 403, 404, 503),
  },
});

export const getMockInterview = createRoute({
  method: "get",
  path: "/api/mock-interviews/{id}",
  tags: ["mock interviews"],
  summary: "One interview, for the two who hold it",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(MockInterview, "The interview"), ...problems(400, 401, 403, 404, 503) },
});

export const changeMockInterview = createRoute({
  method: "put",
  path: "/api/mock-interviews/{id}",
  tags: ["mock interviews"],
  summary:
    "Start and complete it as its recruiter, or cancel it as either; 409 for a step that its status does not allow",
  security: SIGNED_IN,
  request: { params, body: jsonBody(MockInterviewChange) },
  responses: { 200: json(MockInterview, "The interview"), ...bodyProblems(401, 404, 409) },
});

export const moveMockInterview = createRoute({
  method: "post",
  path: "/api/mock-interviews/{id}/move",
  tags: ["mock interviews"],
  summary: "Move it to another open slot of its recruiter, as either of the two",
  security: SIGNED_IN,
  request: { params, body: jsonBody(MovedInterview) },
  responses: { 200: json(MockInterview, "The interview"), ...bodyProblems(401, 404, 409) },
});

export const tellLate = createRoute({
  method: "post",
  path: "/api/mock-interviews/{id}/late",
  tags: ["mock interviews"],
  summary: "Tell the other one that you will be late",
  security: SIGNED_IN,
  request: { params, body: jsonBody(LateNotice) },
  responses: { 200: json(MockInterview, "The interview"), ...bodyProblems(401, 404, 409) },
});

export const rateMockInterview = createRoute({
  method: "put",
  path: "/api/mock-interviews/{id}/rating",
  tags: ["mock interviews"],
  summary:
    "The candidate's stars for a completed interview; sent again they replace the earlier ones",
  security: SIGNED_IN,
  request: { params, body: jsonBody(InterviewRating) },
  responses: { 200: json(MockInterview, "The interview"), ...bodyProblems(401, 404, 409) },
});

export const putSelfScores = createRoute({
  method: "put",
  path: "/api/mock-interviews/{id}/self-scores",
  tags: ["mock interviews"],
  summary: "The candidate's own scores, until the evaluation has been opened",
  security: SIGNED_IN,
  request: { params, body: jsonBody(SelfScores) },
  responses: { 200: json(MockInterview, "The interview"), ...bodyProblems(401, 404, 409) },
});

export const getInterviewCalendar = createRoute({
  method: "get",
  path: "/api/mock-interviews/{id}/calendar",
  tags: ["mock interviews"],
  summary: "A calendar file (.ics) of the interview; downloaded again it changes the first entry",
  security: SIGNED_IN,
  request: { params },
  responses: {
    200: { description: "The file", content: { "text/calendar": { schema: z.string() } } },
    ...problems(400, 401, 403, 404, 503),
  },
});
