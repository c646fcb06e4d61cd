import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { refreshDelivery } from "../../parts/delivery-report/api.ts";
import { drawAhead } from "../../parts/practice-session/draw-ahead.ts";
import { wantedBy } from "../../parts/practice-session/model.ts";
import { OpeningFailed } from "../../parts/practice-session/opening-failed.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { videoSessions } from "./api.ts";
import { AnalysisView, type FreshAnalysis } from "./components/analysis-view.tsx";
import { Desk } from "./components/desk.tsx";
import { LatestCard } from "./components/latest-card.tsx";
import { ProgressPanel } from "./components/progress-panel.tsx";
import { TipsPanel } from "./components/tips-panel.tsx";
import { useVideoQuestion } from "./use-video-question.ts";

/** /video-practice: a question, one take on camera, and what can be measured in it (2, section 2.2). */
export default function VideoPracticePage() {
  const t = useT();
  const queries = useQueryClient();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const wanted = useMemo(() => wantedBy(search, "analysis"), [search]);
  const sessions = useQuery(videoSessions());
  const [fresh, setFresh] = useState<FreshAnalysis | null>(null);
  const opening = useVideoQuestion(wanted);
  const latest = sessions.data?.[0];
  const isReport = wanted.what === "analysis";

  const open = (id: string) => navigate(`${path}?analysis=${id}`);
  const drawAnother = () => {
    if (search) navigate(path);
    opening.drawAnother();
  };
  const showAnalysis = (result: FreshAnalysis) => {
    const { id, overallScore } = result.analysis;
    setFresh(result);
    void refreshDelivery(queries);
    navigate(`${path}?analysis=${id}`);
    showToast({
      variant: "success",
      title: t("video.complete.title"),
      description:
        overallScore === null
          ? t("video.complete.unscored")
          : t("video.complete.text", { score: formatNumber(overallScore) }),
    });
  };

  const side = (
    <>
      {!isReport && latest && <LatestCard session={latest} onOpen={() => open(latest.id)} />}
      <ProgressPanel
        sessions={sessions.data}
        hasFailed={sessions.isError}
        onRetry={() => void sessions.refetch()}
        openId={isReport ? wanted.id : null}
        onOpen={open}
        onDeleted={(id) => id === wanted.id && drawAnother()}
      />
      <TipsPanel />
    </>
  );

  return (
    <>
      <BackLink />
      <p className="mb-2 font-semibold text-ink-2">
        {/* A take without a picture has its report here too. */}
        {t(isReport ? "video.reportTitle" : "video.title")}
      </p>
      {isReport ? (
        <AnalysisView
          key={wanted.id}
          id={wanted.id}
          fresh={fresh?.analysis.id === wanted.id ? fresh : null}
          isLatest={latest?.id === wanted.id || fresh?.analysis.id === wanted.id}
          onNewQuestion={drawAnother}
          onRetake={() => navigate(`${path}?retake=${wanted.id}`)}
          side={side}
        />
      ) : opening.question ? (
        <Desk
          key={opening.key}
          question={opening.question}
          retakeAt={opening.retakeAt}
          onNewQuestion={drawAnother}
          onBroughtBack={opening.bringBack}
          onAnalysed={(analysis, take) => showAnalysis({ analysis, take })}
          side={side}
        />
      ) : opening.fault ? (
        <OpeningFailed
          fault={opening.fault}
          onRetry={opening.drawAnother}
          onAnother={drawAnother}
          history={side}
        />
      ) : (
        <Panel>
          <Skeleton label={t("practice.loading")} />
        </Panel>
      )}
    </>
  );
}

export function prefetch(): Promise<void> {
  return drawAhead("video");
}
