import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/i18n.ts";
import type { Take } from "../../lib/media/take.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Ring } from "../../ui/ring.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { deliverySessions } from "../delivery-report/api.ts";
import { DeliveryReport } from "../delivery-report/delivery-report.tsx";
import { useAudioDelivery } from "./use-audio-delivery.ts";

export interface AudioDeliveryProps {
  take: Take;
  question: string;
  /** What was said, where somebody wrote it down. */
  transcript?: string | null;
  /** The stored answer that the recording belongs to. */
  responseId: string | null;
}

/**
 * How a recording sounds: measured in this browser, scored by the server from the measures alone. In short at
 * first; it opens to the whole report. Needs the words of "delivery" and "report".
 */
export function AudioDelivery(props: AudioDeliveryProps) {
  const { take, question, transcript = null, responseId } = props;
  const t = useT();
  const language = useLanguage();
  const { outcome, measureAgain } = useAudioDelivery({ take, question, transcript, responseId });
  const [isOpen, setIsOpen] = useState(false);
  const { data: sessions = [] } = useQuery({
    ...deliverySessions("audio", language),
    enabled: isOpen,
  });
  const session = outcome && "session" in outcome ? outcome.session : null;
  const score = session?.analysis.overallScore ?? null;

  return (
    <>
      <Panel as="section" aria-labelledby="audio-delivery" className="print:hidden">
        <h2 id="audio-delivery" className="mb-3 text-h2">
          {t("delivery.audio.title")}
        </h2>
        {session ? (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
            <Ring
              value={score}
              size={76}
              {...(score === null
                ? { label: t("report.notMeasured"), caption: t("report.notMeasured") }
                : {
                    label: t("report.score.said", { score }),
                    text: formatNumber(score),
                    caption: t("report.score.of"),
                  })}
            />
            <p dir="auto" className="min-w-48 flex-1 font-semibold text-h3">
              {session.analysis.headline.text}
            </p>
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t(isOpen ? "delivery.audio.close" : "delivery.audio.open")}
            </Button>
          </div>
        ) : outcome && "fault" in outcome ? (
          <div role="alert">
            <p>{t(`delivery.audio.${outcome.fault}`)}</p>
            {outcome.fault === "failed" && (
              <Button className="mt-4" onClick={measureAgain}>
                {t("delivery.audio.again")}
              </Button>
            )}
          </div>
        ) : (
          <Skeleton label={t("delivery.audio.working")} />
        )}
        <p className="mt-4 text-ink-2 text-small">{t("delivery.audio.privacy")}</p>
      </Panel>
      {session && isOpen && (
        <DeliveryReport
          title={t("delivery.audio.title")}
          session={session}
          analysis={session.analysis}
          recording={take.blob}
          sessions={sessions}
        />
      )}
    </>
  );
}
