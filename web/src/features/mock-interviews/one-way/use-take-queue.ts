import { useQueryClient } from "@tanstack/react-query";
import type { InterviewSession } from "contract/interview-sessions";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, OfflineError } from "../../../lib/api-error.ts";
import type { Take } from "../../../lib/media/take.ts";
import { refreshDelivery } from "../../../parts/delivery-report/api.ts";
import { deliveryOf } from "../takes/delivery-of.ts";
import { forgetTake } from "../takes/kept-takes.ts";
import { storeAnswer } from "./api.ts";

/** What has become of one take. */
export type TakeState =
  | { what: "waiting" }
  | { what: "working"; share: number }
  /** It is stored with its answer; `isMeasured`: its delivery could be analysed. */
  | { what: "stored"; isMeasured: boolean };

export type QueueFault = "offline" | "busy" | "failed";

interface QueueInput {
  session: InterviewSession;
  takes: ReadonlyMap<number, Take>;
  /** What was said in each, as it stands now; by position. */
  words: Readonly<Record<number, string>>;
}

/** A server that did not say how long to wait, or cannot be reached, is asked again after this. */
const ASK_AGAIN_SECONDS = 20;

/**
 * Has the takes analysed one by one, and each stored with its answer as soon as it is. Stops at what time mends, and goes on
 * when the server is back; a take stays on the disk until its answer is stored.
 */
export function useTakeQueue({ session, takes, words }: QueueInput) {
  const queries = useQueryClient();
  const [states, setStates] = useState<Readonly<Record<number, TakeState>>>({});
  const [fault, setFault] = useState<QueueFault | null>(null);
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  const latest = useRef({ words });
  useEffect(() => {
    latest.current = { words };
  });
  /** Analyses that are stored while their answer is not: never made twice. */
  const measured = useRef(new Map<number, string | null>());
  /** The words that each answer was stored with. */
  const sent = useRef(
    new Map(session.answers.map(({ position, answer }) => [position, answer ?? ""])),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: gone through once, and again with each try.
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (position: number, state: TakeState) =>
      setStates((all) => ({ ...all, [position]: state }));

    const work = async () => {
      for (const [position, take] of [...takes].sort(([one], [other]) => one - other)) {
        const question = session.questions[position];
        if (!question || sent.current.has(position)) continue;
        const known = latest.current.words[position]?.trim() ?? "";
        let id = measured.current.get(position);
        if (id === undefined) {
          set(position, { what: "working", share: 0 });
          id = await deliveryOf({
            take,
            question: question.question,
            questionId: question.id,
            words: known,
            language: session.language,
            onShare: (share) => !signal.aborted && set(position, { what: "working", share }),
            signal,
          });
          signal.throwIfAborted();
          measured.current.set(position, id);
        }
        const said = latest.current.words[position]?.trim() ?? "";
        await storeAnswer(session.id, position, {
          answer: said || null,
          mode: session.mode,
          seconds: take.durationSeconds,
          deliverySessionId: id,
        });
        sent.current.set(position, said);
        set(position, { what: "stored", isMeasured: id !== null });
        void forgetTake(take);
      }
      void refreshDelivery(queries);
    };

    setFault(null);
    work().catch((error: unknown) => {
      if (signal.aborted) return;
      setStates((all) =>
        Object.fromEntries(
          Object.entries(all).map(([position, state]) => [
            position,
            state.what === "working" ? { what: "waiting" } : state,
          ]),
        ),
      );
      const isOffline = error instanceof OfflineError;
      const isBusy = error instanceof ApiError && [429, 503].includes(error.status);
      setFault(isOffline ? "offline" : isBusy ? "busy" : "failed");
      if (!isOffline && !isBusy) return;
      const wait = (isBusy ? error.retryAfterSeconds : null) ?? ASK_AGAIN_SECONDS;
      timer = setTimeout(retry, wait * 1000);
      if (isOffline) addEventListener("online", retry, { signal });
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [tries]);

  return {
    states,
    fault,
    retry,
    /** Stores again the answers whose words were changed since. Rejects as a call does. */
    async storeWords(): Promise<void> {
      for (const [position, before] of sent.current) {
        const said = (words[position] ?? before).trim();
        if (said === before) continue;
        const earlier = session.answers.find((answer) => answer.position === position);
        await storeAnswer(session.id, position, {
          answer: said || null,
          mode: session.mode,
          seconds: takes.get(position)?.durationSeconds ?? earlier?.seconds ?? 0,
          deliverySessionId: measured.current.get(position) ?? earlier?.delivery?.id ?? null,
        });
        sent.current.set(position, said);
      }
    },
  };
}
