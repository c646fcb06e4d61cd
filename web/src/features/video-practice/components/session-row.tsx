import type { VideoSession } from "contract/video";
import { Trash2 } from "lucide-react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { scoreTone } from "../../../ui/score-tone.ts";
import { minutesAndSeconds } from "../model.ts";

interface SessionRowProps {
  session: VideoSession;
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** One stored session: when, how long, its score; opens the stored analysis again. */
export function SessionRow({ session, isOpen, onOpen, onDelete }: SessionRowProps) {
  const t = useT();
  const { question, overallScore, createdAt, duration, isSample } = session;
  const when = formatDate(createdAt);
  return (
    <li className="flex items-center border-seam border-t">
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="group flex min-h-15 min-w-0 flex-1 items-center justify-between gap-3 py-2.5 text-start aria-current:font-semibold"
      >
        <span className="sr-only">{t("video.sessions.open")}</span>
        <span className="min-w-0">
          <span className="tabular flex flex-wrap gap-x-2 text-label group-hover:text-lagoon-ink">
            <time dateTime={createdAt}>{when}</time>
            <span className="text-ink-2">
              {t("video.sessions.length", minutesAndSeconds(duration))}
            </span>
            {isSample && <span className="text-ink-2">{t("video.sessions.sample")}</span>}
          </span>
          <span lang="en" dir="auto" className="block text-ink-2 text-micro rtl:text-right">
            {question}
          </span>
        </span>
        {overallScore === null ? (
          <Badge isBare>{t("video.sessions.unscored")}</Badge>
        ) : (
          <Badge tone={scoreTone(overallScore)} className="tabular">
            <span className="sr-only">{t("report.score.said", { score: overallScore })}</span>
            <span aria-hidden>{formatNumber(overallScore)}</span>
          </Badge>
        )}
      </button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t("video.sessions.delete", { when, question })}
        onClick={onDelete}
        className="-me-3 text-ink-2"
      >
        <Icon of={Trash2} size={17} />
      </Button>
    </li>
  );
}
