import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { DeliverySession } from "contract/delivery";
import { useEffect, useState } from "react";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import type { Take } from "../../lib/media/take.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { deliverySessions, refreshDelivery, scoreAudio } from "../delivery-report/api.ts";
import { DeliveryReport } from "../delivery-report/delivery-report.tsx";
import { measureTake } from "./measure-take.ts";

interface AudioDeliveryProps {
  take: Take;
  question: string;
  /** What was said, where somebody wrote it down. */
  transcript?: string | null;
  /** The stored answer that the recording belongs to. */
  responseId: string | null;
  onRetake: () => void;
}

type Outcome = { session: DeliverySession } | { fault: "failed" | "unreadable" };

/**
 * How a recording sounds: measured in this browser, scored by the server from the measures alone. Needs the
 * words of the groups "delivery" and "report".
 */
export function AudioDelivery(props: AudioDeliveryProps) {
  const { take, question, transcript = null, responseId, onRetake } = props;
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [tries, setTries] = useState(0);
  const { data: sessions = [] } = useQuery({
    ...deliverySessions("audio", language),
    enabled: outcome !== null,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a take is measured once, and again when asked.
  useEffect(() => {
    const stop = new AbortController();
    const measure = async (): Promise<Outcome> => {
      const sound = await measureTake(take.blob, stop.signal).catch(() => null);
      if (!sound) return { fault: "unreadable" };
      stop.signal.throwIfAborted();
      const payload = { question, sound, transcript, language, responseId };
      return { session: await scoreAudio(payload) };
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

  if (outcome && "session" in outcome)
    return (
      <DeliveryReport
        title={t("delivery.audio.title")}
        session={outcome.session}
        analysis={outcome.session.analysis}
        recording={take.blob}
        sessions={sessions}
        onRetake={onRetake}
        underPlayer={
          <p className="px-2 pt-2.5 pb-1 text-ink-2 text-small">{t("delivery.audio.privacy")}</p>
        }
      />
    );
  return (
    <Panel as="section" aria-labelledby="audio-delivery">
      <h2 id="audio-delivery" className="mb-3 text-h2">
        {t("delivery.audio.title")}
      </h2>
      {outcome ? (
        <div role="alert">
          <p>{t(`delivery.audio.${outcome.fault}`)}</p>
          {outcome.fault === "failed" && (
            <Button className="mt-4" onClick={() => setTries(tries + 1)}>
              {t("delivery.audio.again")}
            </Button>
          )}
        </div>
      ) : (
        <Skeleton label={t("delivery.audio.working")} />
      )}
      <p className="mt-4 text-ink-2 text-small">{t("delivery.audio.privacy")}</p>
    </Panel>
  );
}
