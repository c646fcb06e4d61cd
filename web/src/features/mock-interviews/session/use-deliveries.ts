import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../../i18n/i18n.ts";
import type { Take } from "../../../lib/media/take.ts";
import { deliveryOf } from "../takes/delivery-of.ts";
import { forgetTake } from "../takes/kept-takes.ts";

/** A take on its way to its measures. */
export interface Delivery {
  position: number;
  take: Take;
  question: string;
  questionId: string;
  words: string;
}

/** working: it is measured; failed: it can be sent again; refused: nothing in it can be measured. */
export type DeliveryState = "working" | "failed" | "refused";

/**
 * Measures recordings in the background, one by one, while the interview goes on: a video on the server, which forgets
 * it then, a sound in this browser. A take stays on the disk until it is measured.
 */
export function useDeliveries(onMeasured: (position: number, deliverySessionId: string) => void) {
  const language = useLanguage();
  const [states, setStates] = useState<ReadonlyMap<number, DeliveryState>>(new Map());
  const failed = useRef(new Map<number, Delivery>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const stop = useRef(new AbortController());
  const listener = useRef(onMeasured);
  useEffect(() => {
    listener.current = onMeasured;
  });
  useEffect(() => {
    stop.current = new AbortController();
    const { current } = stop;
    return () => current.abort();
  }, []);

  const set = useCallback((position: number, state: DeliveryState | null) => {
    setStates((before) => {
      const next = new Map(before);
      if (state) next.set(position, state);
      else next.delete(position);
      return next;
    });
  }, []);

  const measure = useCallback(
    (delivery: Delivery) => {
      const { position, take } = delivery;
      const { signal } = stop.current;
      failed.current.delete(position);
      set(position, "working");
      const work = async () => {
        if (signal.aborted) return;
        try {
          const id = await deliveryOf({ ...delivery, language, onShare: () => {}, signal });
          if (signal.aborted) return;
          set(position, id === null ? "refused" : null);
          if (id !== null) listener.current(position, id);
          void forgetTake(take);
        } catch (error) {
          if (signal.aborted) return;
          console.warn("A recording could not be analysed", error);
          failed.current.set(position, delivery);
          set(position, "failed");
        }
      };
      last.current = last.current.then(work);
    },
    [language, set],
  );

  return {
    states,
    measure,
    retry: useCallback(() => {
      for (const delivery of [...failed.current.values()]) measure(delivery);
    }, [measure]),
  };
}
