/**
 * How a call of the model service ended, as the log names it.
 * ok: its words were used. timeout, connection, status: it did not answer, or with an error. schema: no
 * JSON, or another shape than asked for. refused: it would not do it. ungrounded: it quoted or named what
 * is nowhere in the material. budget, open, busy: it was not asked. ended: whoever waited has gone.
 */
export const OUTCOMES = [
  "ok",
  "timeout",
  "connection",
  "status",
  "schema",
  "refused",
  "ungrounded",
  "budget",
  "open",
  "busy",
  "ended",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Details = { status?: number; retryAfterMs?: number };

/** A call that gave nothing to use. Its message is its outcome alone: it may be logged. */
export class CallFault extends Error {
  readonly outcome: Exclude<Outcome, "ok">;
  /** HTTP status; null where there was none. */
  readonly status: number | null;
  /** How long the service asks to be left alone; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(outcome: Exclude<Outcome, "ok">, { status, retryAfterMs }: Details = {}) {
    super(outcome);
    this.name = "CallFault";
    this.outcome = outcome;
    this.status = status ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}

/** Statuses of a service that is overloaded or starting: a second try may find it well. */
const PASSING = [500, 502, 503, 504];

/** Whether a second try makes sense, `longestWaitMs` being as long as anybody can be kept waiting for it. */
export function isTransient(fault: CallFault, longestWaitMs: number): boolean {
  if (fault.outcome === "status") {
    if (fault.status === 429)
      return fault.retryAfterMs !== null && fault.retryAfterMs <= longestWaitMs;
    return PASSING.includes(fault.status ?? 0) && (fault.retryAfterMs ?? 0) <= longestWaitMs;
  }
  return ["timeout", "connection", "schema"].includes(fault.outcome);
}

/** Whether the service is to blame: only that opens the breaker. A refusal or a bad quote may be the text's doing. */
export function isServiceFault(fault: CallFault): boolean {
  return ["timeout", "connection", "status", "schema"].includes(fault.outcome);
}
