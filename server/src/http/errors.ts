import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { databaseFailure, failureCode } from "../db/failure.ts";
import type { ApiContext, ApiEnv } from "./api.ts";
import { languageOf } from "./language.ts";
import { type Log, traceOf } from "./log.ts";
import {
  brokenForm,
  brokenJson,
  fault,
  notJson,
  Refusal,
  toProblem,
  unavailable,
  unstorableText,
} from "./problems.ts";

/** Turns whatever was thrown into a problem document; only our own faults are traced in the log. */
export function answerErrors(log: Log): ErrorHandler<ApiEnv> {
  return (error, c) => {
    return problemResponse(c, refusalOf(error, log));
  };
}

/** What the caller is told of an error; the log hears of our own faults, and of a lost database. */
export function refusalOf(error: unknown, log: Log): Refusal {
  const refusal = toRefusal(error);
  if (refusal.status === 500) log.write({ event: "fault", trace: traceOf(error) });
  else if (refusal.key === "unavailable")
    log.write({ event: "database-unavailable", code: failureCode(error) });
  return refusal;
}

/** Headers that were set before the refusal, such as a cleared cookie, stay. */
export function problemResponse(c: ApiContext, refusal: Refusal): Response {
  return c.body(JSON.stringify(toProblem(refusal, languageOf(c.req))), refusal.status as 400, {
    "Content-Type": "application/problem+json; charset=UTF-8",
    "Cache-Control": "no-store",
    ...refusal.headers,
  });
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException) {
    if (error.status === 415) return notJson();
    return /FormData/i.test(error.message) ? brokenForm() : brokenJson();
  }
  const failure = databaseFailure(error);
  if (failure === "unavailable") return unavailable();
  if (failure === "unstorable-text") return unstorableText();
  return fault();
}
