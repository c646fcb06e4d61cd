import { setTimeout as sleep } from "node:timers/promises";
import { type Clock, SECOND_MS } from "../../clock.ts";
import { type Log, traceOf } from "../../http/log.ts";
import type { Breaker } from "./breaker.ts";
import type { Budget } from "./budget.ts";
import { CallFault, isServiceFault, isTransient, type Outcome } from "./call-fault.ts";
import type { ModelClient } from "./client.ts";
import { firstJson } from "./first-json.ts";
import type { Task } from "./prompts.ts";
import type { OutputSchema } from "./response-format.ts";

export type CallLimits = {
  /** A call in all, its second try included: a screen answers within nine seconds (docs/decisions/017). */
  totalMs: number;
  /** An attempt that has not said a word by then is given up, so that there is time for another. */
  firstWordMs: number;
  /** Before a second try, where the service names no time. */
  pauseMs: number;
  /** A service that wants to be left alone for longer is not asked again. */
  longestWaitMs: number;
  /** A local service answers one or two at a time, a hosted one throttles: more would only wait. */
  mostAtOnce: number;
  /** An answer is a few thousand characters; what runs on beyond is a model that has lost its way. */
  mostCharacters: number;
};

export const CALL_LIMITS: CallLimits = {
  totalMs: 8 * SECOND_MS,
  firstWordMs: 4 * SECOND_MS,
  pauseMs: 200,
  longestWaitMs: 1.5 * SECOND_MS,
  mostAtOnce: 8,
  mostCharacters: 40_000,
};

export type AskRequest<Output, Result> = {
  task: Task;
  system: string;
  user: string;
  output: OutputSchema<Output>;
  /** Makes the result of an output that fits its schema; throws `CallFault` where it cannot be believed. */
  read: (output: Output) => Result;
  /** Whose budget it goes to. A call for nobody is not made. */
  personId: string | undefined;
  /** When whoever waits began to wait, in milliseconds of the clock; now, where it is left out. What is spent is no longer had. */
  begunAt?: number;
  signal?: AbortSignal | undefined;
  /** Begins to listen to an attempt: hears all that it has written so far, piece by piece. */
  listen?: () => (writtenSoFar: string) => void;
  /** Whether something of it has been passed on already: then there is no second try. */
  hasSpoken?: () => boolean;
};

/** Asks the model service. Null on any fault: the built-in engine's answer stands then. Never rejects. */
export type Ask = <Output, Result>(request: AskRequest<Output, Result>) => Promise<Result | null>;

type AskParts = {
  client: ModelClient;
  clock: Clock;
  breaker: Breaker;
  budget: Budget;
  log: Log;
  limits: CallLimits;
};

export function createAsk({ client, clock, breaker, budget, log, limits }: AskParts): Ask {
  let underWay = 0;

  /** Milliseconds that a call still has. */
  const leftOf = <Output, Result>({ begunAt }: AskRequest<Output, Result>): number =>
    begunAt === undefined ? limits.totalMs : limits.totalMs - (clock().getTime() - begunAt);

  /** One attempt: everything that the model wrote. */
  const attempt = async <Output, Result>(
    { system, user, output, listen }: AskRequest<Output, Result>,
    ends: AbortSignal,
  ): Promise<string> => {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), limits.firstWordMs);
    const hear = listen?.();
    let written = "";
    try {
      const signal = AbortSignal.any([ends, silence.signal]);
      for await (const piece of client.write({ system, user, output, signal })) {
        clearTimeout(timer);
        written += piece;
        if (written.length > limits.mostCharacters) throw new CallFault("schema");
        if (piece) hear?.(written);
      }
      return written;
    } catch (error) {
      throw silence.signal.aborted ? new CallFault("timeout") : error;
    } finally {
      clearTimeout(timer);
    }
  };

  const tryTwice = async <Output, Result>(
    request: AskRequest<Output, Result>,
    mayRetry: boolean,
    countAttempt: () => void,
  ): Promise<Result> => {
    const { signal, output, read, hasSpoken } = request;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), leftOf(request));
    const ends = signal ? AbortSignal.any([deadline.signal, signal]) : deadline.signal;
    const once = async (): Promise<Result> => {
      countAttempt();
      try {
        const parsed = output.schema.safeParse(firstJson(await attempt(request, ends)));
        if (!parsed.success) throw new CallFault("schema");
        return read(parsed.data);
      } catch (error) {
        if (signal?.aborted) throw new CallFault("ended");
        throw deadline.signal.aborted ? new CallFault("timeout") : error;
      }
    };
    try {
      return await once().catch(async (error) => {
        const isPassing = error instanceof CallFault && isTransient(error, limits.longestWaitMs);
        if (!isPassing || !mayRetry || hasSpoken?.() || ends.aborted) throw error;
        await sleep(error.retryAfterMs ?? limits.pauseMs, undefined, { signal: ends }).catch(() => {
          throw signal?.aborted ? new CallFault("ended") : error;
        });
        return once();
      });
    } finally {
      clearTimeout(timer);
    }
  };

  const guarded = async <Output, Result>(
    request: AskRequest<Output, Result>,
    personId: string,
    countAttempt: () => void,
  ): Promise<Result> => {
    if (request.signal?.aborted) throw new CallFault("ended");
    // No fault of the service: the first reply after a start took the time.
    if (leftOf(request) < limits.pauseMs) throw new CallFault("busy");
    if (underWay >= limits.mostAtOnce) throw new CallFault("busy");
    const admission = breaker.admit();
    if (admission === "open") throw new CallFault("open");
    underWay += 1;
    try {
      if (!(await budget.take(personId))) throw new CallFault("budget");
      const result = await tryTwice(request, admission === "closed", countAttempt);
      breaker.succeed();
      return result;
    } catch (error) {
      tell(breaker, error);
      throw error;
    } finally {
      underWay -= 1;
    }
  };

  return async (request) => {
    const { task, personId } = request;
    if (personId === undefined) return null;
    const startedAt = clock().getTime();
    let attempts = 0;
    const note = (outcome: Outcome | "fault", status: number | null) =>
      log.write({
        event: "model-call",
        task,
        milliseconds: clock().getTime() - startedAt,
        outcome,
        attempts,
        status,
      });
    try {
      const result = await guarded(request, personId, () => {
        attempts += 1;
      });
      note("ok", null);
      return result;
    } catch (error) {
      if (error instanceof CallFault) note(error.outcome, error.status);
      else {
        note("fault", null);
        log.write({ event: "fault", trace: traceOf(error) });
      }
      return null;
    }
  };
}

/** What an unsuccessful call says of the service: that it is in trouble, that it is well, or nothing. */
function tell(breaker: Breaker, error: unknown): void {
  if (!(error instanceof CallFault)) breaker.release();
  else if (isServiceFault(error)) breaker.fail();
  else if (error.outcome === "refused" || error.outcome === "ungrounded") breaker.succeed();
  else breaker.release();
}
