import { useEffect, useRef } from "react";
import { formatPercent } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { type AnalysisState, shareOf } from "../../../parts/video-analysis/model.ts";
import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";

interface AnalysisProgressProps {
  state: Extract<AnalysisState, { what: "sending" | "working" }>;
  onCancel: () => void;
}

/** One window a step, its shade up when the step is done. */
const STEPS = ["sending", "reading", "face", "sound", "scoring"] as const;
const SIZE = { width: 30, height: 40, gap: 10, frame: 3 };

/** How far an analysis is: the step it is at, the share of the whole, and the way out. */
export function AnalysisProgress({ state, onCancel }: AnalysisProgressProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = state.what === "sending" ? "sending" : state.stage;
  const share = shareOf(state) ?? 0;
  const ahead = state.what === "working" && state.stage === "waiting" ? (state.ahead ?? 0) : 0;
  const at = step === "waiting" ? 1 : step === "done" ? STEPS.length : STEPS.indexOf(step);

  // The button that was pressed is gone; the focus stays where the news is.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="work-title" className="grid gap-4 border-seam border-t pt-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h3 ref={heading} id="work-title" tabIndex={-1} className="text-h3 outline-none">
            {t("video.work.title")}
          </h3>
          <p role="status" className="mt-0.5 text-ink-2">
            {ahead > 0 ? t("video.work.ahead", { count: ahead }) : t(`video.work.${step}`)}
          </p>
        </div>
        <WindowRow
          size={SIZE}
          className="w-[12.5rem]!"
          items={STEPS.map((_, index) => ({
            raise: index < at ? 0.85 : 0,
            isNow: index === at,
          }))}
        />
      </div>
      <div className="flex items-center gap-4">
        <Progress
          value={share * 100}
          label={t("video.work.title")}
          valueText={`${t(`video.work.${step}`)}, ${formatPercent(share * 100)}`}
          className="flex-1"
        />
        <span aria-hidden className="tabular min-w-12 text-end font-semibold">
          {formatPercent(share * 100)}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2 text-small">{t("video.work.stay")}</p>
        <Button onClick={onCancel}>{t("buttons.cancel")}</Button>
      </div>
    </section>
  );
}
