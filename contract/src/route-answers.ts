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
  429: "Too many requests; Retry-After says when to try again",
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

/** The refusals of a route, each as a problem document. */
export function problems<Status extends ProblemStatus>(
  ...statuses: Status[]
): Record<Status, ProblemAnswer> {
  const answers = statuses.map((status) => [
    status,
    {
      description: PROBLEM_MEANINGS[status],
      content: { "application/problem+json": { schema: Problem } },
    },
  ]);
  return Object.fromEntries(answers) as Record<Status, ProblemAnswer>;
}

/** Marks a route that needs a signed-in person. */
export const SIGNED_IN: { session: string[] }[] = [{ session: [] }];
