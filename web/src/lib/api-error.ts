import type { Problem } from "contract/problem";

/** A call that was answered, but not with OK. The message is `status: text` (specification 1, section 8). */
export class ApiError extends Error {
  readonly status: number;
  /** The body's words: a problem document's `detail`, else the body, else the status text. */
  readonly text: string;
  readonly problem: Problem | null;
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    text: string,
    problem: Problem | null,
    retryAfterSeconds: number | null,
  ) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.text = text;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer at all: no network, or the server is away. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super("No connection to the server", { cause });
    this.name = "OfflineError";
  }
}
