import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { AnalyticsFilter, RecruiterAnalytics } from "./recruiter-analytics.ts";
import {
  OpenRecruiter,
  OpenSlots,
  Recruiter,
  RecruiterCode,
  RecruiterFigures,
} from "./recruiters.ts";
import { bodyProblems, json, jsonBody, problems, SIGNED_IN } from "./route-answers.ts";

/** A recruiter's id, or `me`. */
const params = z.object({ id: z.string().min(1).max(120) });

export const listRecruiters = createRoute({
  method: "get",
  path: "/api/recruiters",
  tags: ["recruiters"],
  summary: "Recruiters with a slot that can be booked, the nearest slot first",
  security: SIGNED_IN,
  responses: { 200: json(z.array(OpenRecruiter), "Recruiters"), ...problems(401, 503) },
});

export const getRecruiter = createRoute({
  method: "get",
  path: "/api/recruiters/{id}",
  tags: ["recruiters"],
  summary: "Name and rating of a recruiter",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(Recruiter, "The recruiter"), ...problems(400, 401, 404, 503) },
});

export const listSlots = createRoute({
  method: "get",
  path: "/api/recruiters/{id}/slots",
  tags: ["recruiters"],
  summary: "What can be booked with a recruiter, all of it, the nearest first",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(OpenSlots, "The slots"), ...problems(400, 401, 404, 503) },
});

export const getRecruiterFigures = createRoute({
  method: "get",
  path: "/api/recruiters/{id}/figures",
  tags: ["recruiters"],
  summary: "Counts and mean over one's own interviews and evaluations",
  security: SIGNED_IN,
  request: { params },
  responses: { 200: json(RecruiterFigures, "The figures"), ...problems(400, 401, 403, 404, 503) },
});

export const getRecruiterAnalytics = createRoute({
  method: "get",
  path: "/api/recruiters/{id}/analytics",
  tags: ["recruiters"],
  summary:
    "How one scores: over time, by criterion, and beside others who scored the same interviews",
  security: SIGNED_IN,
  request: { params, query: AnalyticsFilter },
  responses: {
    200: json(RecruiterAnalytics, "The figures"),
    ...problems(400, 401, 403, 404, 503),
  },
});

export const confirmRecruiter = createRoute({
  method: "post",
  path: "/api/recruiters/me/confirmation",
  tags: ["recruiters"],
  summary: "Give the organisation's code, where it has set one; tries are counted",
  security: SIGNED_IN,
  request: { body: jsonBody(RecruiterCode) },
  responses: { 200: json(Recruiter, "Confirmed"), ...bodyProblems(401, 404) },
});
