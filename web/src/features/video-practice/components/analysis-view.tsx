import { useQuery } from "@tanstack/react-query";
import type { DeliveryAnalysis } from "contract/delivery";
import type { VideoAnalysis } from "contract/video";
import { Download, RefreshCw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { saveBlob } from "../../../lib/download.ts";
import type { Take } from "../../../lib/media/take.ts";
import { deliveryById, deliverySessions } from "../../../parts/delivery-report/api.ts";
import { DeliveryReport } from "../../../parts/delivery-report/delivery-report.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { takeName } from "../model.ts";

/** An analysis that has just come, with the take that is still on this device. */
export interface FreshAnalysis {
  analysis: VideoAnalysis;
  take: Take;
}

interface AnalysisViewProps {
  id: string;
  fresh: FreshAnalysis | null;
  isLatest: boolean;
  onNewQuestion: () => void;
  onRetake: () => void;
  side: ReactNode;
}

interface Shown extends Pick<VideoAnalysis, "id" | "question" | "createdAt" | "content"> {
  analysis: DeliveryAnalysis;
}

const shownOf = (fresh: VideoAnalysis): Shown => ({
  id: fresh.id,
  question: fresh.question,
  createdAt: fresh.createdAt,
  content: fresh.content,
  analysis: { ...fresh, kind: "video" },
});

/** What a take earned: just now, or opened again. */
export function AnalysisView(props: AnalysisViewProps) {
  const { id, fresh, isLatest, onNewQuestion, onRetake, side } = props;
  const t = useT();
  const language = useLanguage();
  const stored = useQuery({ ...deliveryById(id, language), enabled: fresh === null });
  const { data: sessions = [] } = useQuery(deliverySessions("video", language));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown: Shown | undefined = fresh ? shownOf(fresh.analysis) : stored.data;
  const isThere = shown !== undefined;

  useEffect(() => {
    if (!isThere) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isThere]);

  if (!shown) {
    const { error } = stored;
    const isGone = error instanceof ApiError && [400, 403, 404].includes(error.status);
    return (
      <div className="grid gap-6">
        <Panel>
          {error ? (
            <>
              <p role="alert">{t(isGone ? "video.stored.gone" : "video.stored.failed")}</p>
              <div className="mt-5 flex flex-wrap gap-3">
                {!isGone && (
                  <Button onClick={() => void stored.refetch()}>{t("buttons.tryAgain")}</Button>
                )}
                <Button variant="primary" onClick={onNewQuestion}>
                  {t("buttons.newQuestion")}
                </Button>
              </div>
            </>
          ) : (
            <Skeleton label={t("video.stored.loading")} />
          )}
        </Panel>
        {side}
      </div>
    );
  }

  const { analysis, question, createdAt } = shown;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 tablet:mb-7 tablet:flex-nowrap">
        <h1
          ref={heading}
          tabIndex={-1}
          lang="en"
          dir="auto"
          className="min-w-0 max-w-[26em] text-[1.375rem] leading-(--lh-h2) tracking-[-0.015em] outline-none tablet:text-[1.75rem] rtl:text-right"
        >
          {question}
        </h1>
        <Button onClick={onNewQuestion} className="shrink-0 print:hidden">
          <Icon of={RefreshCw} size={17} />
          {t("buttons.newQuestion")}
        </Button>
      </div>
      <DeliveryReport
        title={
          isLatest
            ? t("video.latest.title")
            : t("video.latest.of", { when: formatDate(createdAt, { dateStyle: "medium" }) })
        }
        session={shown}
        analysis={analysis}
        recording={fresh?.take.blob ?? null}
        content={shown.content}
        sessions={sessions}
        onRetake={onRetake}
        underPlayer={
          fresh && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 px-2 pt-2">
              <p className="max-w-[52ch] py-1.5 text-ink-2 text-small">{t("video.stored.here")}</p>
              <Button
                variant="quiet"
                onClick={() => saveBlob(takeName(fresh.take), fresh.take.blob)}
              >
                <Icon of={Download} size={18} />
                {t("buttons.download")}
              </Button>
            </div>
          )
        }
        aside={side}
      />
    </>
  );
}
