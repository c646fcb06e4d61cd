import { VIDEO_MAX_BYTES } from "contract/video-terms";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { formatMinutes, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { monotonicMs, useElapsedSeconds } from "../../../lib/clock.ts";
import type { AnalysisState } from "../../../parts/video-analysis/model.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface AnalysisFailedProps {
  state: Extract<AnalysisState, { what: "failed" }>;
  onRetry: () => void;
  onSoundOnly: () => void;
}

const BYTES_OF_A_MB = 1024 * 1024;
/** Trying again changes nothing about these. */
const FOR_GOOD = ["tooLarge", "noDecoder"];

/** Why there is no analysis, in words, and what can be done: the take is still there. */
export function AnalysisFailed({ state, onRetry, onSoundOnly }: AnalysisFailedProps) {
  const t = useT();
  const { fault, detail, waitSeconds } = state;
  const [failedAtMs] = useState(monotonicMs);
  const waited = useElapsedSeconds(waitSeconds === null ? null : failedAtMs);
  const left = Math.max(0, (waitSeconds ?? 0) - waited);

  const reason = () => {
    switch (fault) {
      case "offline":
        return t("video.failed.offline");
      case "busy":
        return left > 0
          ? t("video.failed.busyIn", { time: formatMinutes(left) })
          : t("video.failed.busy");
      case "tooLarge":
        return t("video.failed.tooLarge", { most: formatNumber(VIDEO_MAX_BYTES / BYTES_OF_A_MB) });
      case "noDecoder":
        return t("video.failed.noDecoder");
      default:
        return detail ?? t("video.failed.text");
    }
  };
  return (
    <div className="grid gap-4">
      <div className="flex gap-2.5 rounded-[14px] bg-red-soft px-4 py-3 text-red-ink">
        <Icon of={CircleAlert} size={18} className="mt-[3px]" />
        <div>
          {/* Counting down is not news: what is said aloud was said by the toast. */}
          <p className="tabular">{reason()}</p>
          {fault !== "offline" && fault !== "noDecoder" && (
            <p className="text-small">{t("video.failed.kept")}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {fault === "noDecoder" && (
          <Button variant="primary" size="big" onClick={onSoundOnly}>
            {t("video.failed.sound")}
          </Button>
        )}
        {!FOR_GOOD.includes(fault) && (
          <Button variant="primary" size="big" isPending={left > 0} onClick={onRetry}>
            {t("buttons.tryAgain")}
          </Button>
        )}
      </div>
    </div>
  );
}
