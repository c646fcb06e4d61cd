import type { DeliveryAnalysis, DeliverySession } from "contract/delivery";
import type { StarAnalysis } from "contract/star-analysis";
import { Printer, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../i18n/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Player } from "../player/player.tsx";
import { usePlayback } from "../player/use-playback.ts";
import { ChangeCards } from "./change-cards.tsx";
import { earlierTake } from "./comparison.ts";
import { ContentPlace } from "./content-place.tsx";
import { MeasurePanel } from "./measure-panel.tsx";
import { MomentList, StrengthList } from "./moment-list.tsx";
import { ScorePanel } from "./score-panel.tsx";
import { TimelinePanel } from "./timeline-panel.tsx";

interface DeliveryReportProps {
  /** Heads the score: "Latest analysis". */
  title: ReactNode;
  session: Pick<DeliverySession, "id" | "question" | "createdAt">;
  analysis: DeliveryAnalysis;
  /** The recording, while it is still on this device. */
  recording: Blob | null;
  /** Of the words, where there were any. */
  content?: StarAnalysis | null;
  /** Earlier takes, to compare with; those of other questions are left out. */
  sessions: readonly DeliverySession[];
  /** Undefined where the screen has a way of its own. */
  onRetake?: (() => void) | undefined;
  /** Under the player: download, what becomes of the file. */
  underPlayer?: ReactNode;
  /** Beside the report, under the score; on phones after it. */
  aside?: ReactNode;
}

/** Headlines of what was measured. The others say that there was too little to judge by: no face, few words. */
const SUMS_UP: ReadonlySet<string> = new Set(
  ["strong", "plain", "better", "next"].map((one) => `headline.${one}`),
);

/** How an answer was given: what to change first, the recording with its course, and every figure with its receipt. */
export function DeliveryReport(props: DeliveryReportProps) {
  const { title, session, analysis, recording, content, sessions, onRetake } = props;
  const t = useT();
  const playback = usePlayback(analysis.durationSeconds);
  const earlier = earlierTake({ ...session, analysis }, sessions);
  const isMeasured = analysis.overallScore !== null && SUMS_UP.has(analysis.headline.id);
  // One column each on a desktop; below that one after the other, what to change right after the score.
  // On paper all of it is one page: smaller, score and changes side by side.
  return (
    <div className="flex flex-col gap-4 tablet:gap-6 desktop:grid desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:items-start print:grid! print:grid-cols-2! print:items-stretch! print:gap-3! print:[zoom:0.56]">
      <div className="contents desktop:grid desktop:gap-6 print:contents!">
        <ChangeCards
          changes={analysis.changes}
          playback={playback}
          isMeasured={isMeasured}
          action={
            <span className="flex flex-wrap gap-2 max-tablet:order-last max-tablet:w-full print:hidden">
              {onRetake && (
                <Button variant="primary" onClick={onRetake} className="max-tablet:flex-1">
                  <Icon of={RotateCcw} size={17} />
                  {t("report.retake")}
                </Button>
              )}
              <Button
                size="icon"
                aria-label={t("delivery.print")}
                title={t("delivery.print")}
                onClick={() => print()}
              >
                <Icon of={Printer} size={18} />
              </Button>
            </span>
          }
        />
        {recording && (
          <div className="rounded-[18px] border border-seam bg-panel p-2 tablet:rounded-panel tablet:p-3 print:hidden">
            <Player
              kind={analysis.kind}
              blob={recording}
              durationSeconds={analysis.durationSeconds}
              playback={playback}
            />
            {props.underPlayer}
          </div>
        )}
        <TimelinePanel analysis={analysis} playback={playback} />
        <MomentList advice={analysis.moments} playback={playback} />
        <StrengthList advice={analysis.strengths} playback={playback} />
        <MeasurePanel analysis={analysis} earlier={earlier} playback={playback} />
        {content && onRetake && <ContentPlace content={content} onRetake={onRetake} />}
      </div>
      <div className="contents desktop:grid desktop:gap-6 print:contents!">
        <div className="max-desktop:order-first print:-order-3! print:row-span-2 print:*:h-full">
          <ScorePanel title={title} analysis={analysis} earlier={earlier} />
        </div>
        <div className="contents desktop:grid desktop:gap-6 print:hidden!">{props.aside}</div>
      </div>
    </div>
  );
}
