import { useQueryClient } from "@tanstack/react-query";
import type { DeliverySession } from "contract/delivery";
import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/i18n.ts";
import { OfflineError } from "../../lib/api-error.ts";
import type { Take } from "../../lib/media/take.ts";
import { refreshDelivery, scoreAudio } from "../delivery-report/api.ts";
import { measureTake } from "./measure-take.ts";

interface AudioDeliveryInput {
  take: Take;
  question: string;
  transcript: string | null;
  responseId: string | null;
}

/** unreadable: the browser cannot decode what it recorded; failed: the server did not score the measures. */
type Outcome = { session: DeliverySession } | { fault: "failed" | "unreadable" };

/** Measures a take in this browser and has the measures scored; null while that goes on. */
export function useAudioDelivery({ take, question, transcript, responseId }: AudioDeliveryInput) {
  const language = useLanguage();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a take is measured once, and again when asked.
  useEffect(() => {
    const stop = new AbortController();
    const measure = async (): Promise<Outcome> => {
      const sound = await measureTake(take.blob, stop.signal).catch((error: unknown) => {
        if (error instanceof OfflineError) throw error;
        return null;
      });
      if (!sound) return { fault: "unreadable" };
      stop.signal.throwIfAborted();
      return { session: await scoreAudio({ question, sound, transcript, language, responseId }) };
    };
    setOutcome(null);
    measure()
      .catch((): Outcome => ({ fault: "failed" }))
      .then((found) => {
        if (stop.signal.aborted) return;
        setOutcome(found);
        if ("session" in found) void refreshDelivery(queries);
      });
    return () => stop.abort();
  }, [take.id, tries]);

  return { outcome, measureAgain: () => setTries(tries + 1) };
}
