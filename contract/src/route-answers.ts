import type { z } from "zod";
import { Problem } from "./problem.ts";

const PROBLEM_MEANINGS = {
  400: "The request does not fit; `errors` names the fields",
  401: "Nobody is signed in",
  403: "The record belongs to another person",
  404: "There is no such record",
  409: "The request does not fit the present state",
  413: "The request is too large",
  415: "The request is not JSON",
  422: "The file cannot be read",
  501: "This machine lacks a part that the call needs; the detail names it",
  429: "Too many requests; Retry-After says when to try again",
  500: "A mistake of the server; its log says where",
  503: "The server cannot answer now; nothing was stored",
} as const;

type ProblemStatus = keyof typeof PROBLEM_MEANINGS;
type ProblemAnswer = {
  description: string;
  content: { "application/problem+json": { schema: typeof Problem } };
};

/** An answer with a JSON body. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** A request body that must be there, in JSON. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } };
}

/** The refusals of a route that only reads, each as a problem document. */
export function problems<Status extends ProblemStatus>(
  ...statuses: Status[]
): Record<Status | 500, ProblemAnswer> {
  const answers = [...statuses, 500 as const].map((status) => [
    status,
    {
      description: PROBLEM_MEANINGS[status],
      content: { "application/problem+json": { schema: Problem } },
    },
  ]);
  return Object.fromEntries(answers) as Record<Status | 500, ProblemAnswer>;
}

/** Those of a change: it may come from another site's page, too large, or in a flood. */
export function changeProblems<Status extends ProblemStatus>(...statuses: Status[]) {
  return problems<Status | 403 | 413 | 429 | 503>(...statuses, 403, 413, 429, 503);
}

/** Those of a change with a JSON body: it may not fit, or be no JSON. */
export function bodyProblems<Status extends ProblemStatus>(...statuses: Status[]) {
  return changeProblems<Status | 400 | 415>(...statuses, 400, 415);
}

/** Marks a route that needs a signed-in person. */
export const SIGNED_IN: { session: string[] }[] = [{ session: [] }];
