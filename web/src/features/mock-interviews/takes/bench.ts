import { ApiError, OfflineError } from "../../../lib/api-error.ts";
import type { Take } from "../../../lib/media/take.ts";

/** A take on its way to its measures, and with them to the answer that it belongs to. */
export interface Delivery {
  userKey: string;
  sessionId: string;
  position: number;
  take: Take;
  question: string;
  questionId: string;
  words: string;
  /** Of what is said about it. */
  language: string;
}

/** working: it is measured, or waits for it; failed: it can be sent again; refused: nothing in it can be measured. */
export type DeliveryState = "working" | "failed" | "refused";

type States = ReadonlyMap<number, DeliveryState>;
type Attendant = (position: number, deliverySessionId: string) => void;

export interface BenchMeans {
  /** Resolves to the id of the stored analysis; to null where nothing can be measured for good. */
  measure(delivery: Delivery, signal: AbortSignal): Promise<string | null>;
  /** Gives the analysis to its answer where no screen of the interview is open. */
  store(delivery: Delivery, deliverySessionId: string): Promise<void>;
  forget(take: Take): Promise<void>;
  /** Other tabs leave the take alone until the answer is called. */
  hold(take: Take): () => void;
}

interface Job {
  delivery: Delivery;
  stop: AbortController;
  release: () => void;
  /** Once it is measured, it is not measured again because its answer could not be reached. */
  measured: { id: string | null } | null;
}

/** A server that did not say how long to wait, or cannot be reached, is asked again after this. */
const ASK_AGAIN_SECONDS = 20;
const NOTHING: States = new Map();

/**
 * Measures takes one by one, whichever screen of the app is open meanwhile: nobody has to stay for it. What time mends is
 * tried again by itself; a take stays on the disk until its answer has its measures.
 */
export function createBench({ measure, store, forget, hold }: BenchMeans) {
  const states = new Map<string, States>();
  const jobs = new Map<string, Job>();
  const attendants = new Map<string, Attendant>();
  const listeners = new Set<() => void>();
  let last: Promise<void> = Promise.resolve();

  const keyOf = ({ sessionId, position }: Pick<Delivery, "sessionId" | "position">) =>
    `${sessionId} ${position}`;

  const set = ({ sessionId, position }: Delivery, state: DeliveryState | null) => {
    const next = new Map(states.get(sessionId));
    if (state) next.set(position, state);
    else next.delete(position);
    states.set(sessionId, next);
    for (const listener of listeners) listener();
  };

  const finish = (job: Job) => {
    jobs.delete(keyOf(job.delivery));
    void forget(job.delivery.take).then(job.release, job.release);
  };

  const work = async (job: Job) => {
    const { delivery, stop } = job;
    if (stop.signal.aborted) return;
    try {
      job.measured ??= { id: await measure(delivery, stop.signal) };
      const { id } = job.measured;
      if (stop.signal.aborted) return;
      const attendant = attendants.get(delivery.sessionId);
      if (id !== null && attendant) attendant(delivery.position, id);
      else if (id !== null) await store(delivery, id);
      finish(job);
      set(delivery, id === null ? "refused" : null);
    } catch (error) {
      if (stop.signal.aborted) return;
      console.warn("A recording could not be analysed", error);
      set(delivery, "failed");
      tryLater(job, error);
    }
  };

  const enqueue = (job: Job) => {
    set(job.delivery, "working");
    last = last.then(() => work(job));
  };

  const again = (job: Job) => {
    const { sessionId, position } = job.delivery;
    const isOpen = jobs.get(keyOf(job.delivery)) === job;
    if (isOpen && states.get(sessionId)?.get(position) === "failed") enqueue(job);
  };

  const tryLater = (job: Job, error: unknown) => {
    const isOffline = error instanceof OfflineError;
    const isBusy = error instanceof ApiError && [429, 503].includes(error.status);
    if (!isOffline && !isBusy) return;
    const seconds = (isBusy ? error.retryAfterSeconds : null) ?? ASK_AGAIN_SECONDS;
    const timer = setTimeout(() => again(job), seconds * 1000);
    const { signal } = job.stop;
    signal.addEventListener("abort", () => clearTimeout(timer));
    if (isOffline) addEventListener("online", () => again(job), { once: true, signal });
  };

  return {
    /** Takes one up; one of the same answer that is on the bench already goes on. */
    measure(delivery: Delivery) {
      const key = keyOf(delivery);
      if (jobs.has(key)) return;
      const release = hold(delivery.take);
      const job = { delivery, release, stop: new AbortController(), measured: null };
      jobs.set(key, job);
      enqueue(job);
    },
    retry(sessionId: string) {
      for (const job of jobs.values()) if (job.delivery.sessionId === sessionId) again(job);
    },
    /** The interview is gone: so are its takes. */
    drop(sessionId: string) {
      for (const job of [...jobs.values()].filter((one) => one.delivery.sessionId === sessionId)) {
        job.stop.abort();
        finish(job);
      }
      states.delete(sessionId);
    },
    statesOf: (sessionId: string): States => states.get(sessionId) ?? NOTHING,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** A screen that shows the interview is told of its measures, and stores them itself, until it goes. */
    attend(sessionId: string, attendant: Attendant) {
      attendants.set(sessionId, attendant);
      return () => {
        if (attendants.get(sessionId) === attendant) attendants.delete(sessionId);
      };
    },
  };
}

export type TakeBench = ReturnType<typeof createBench>;
