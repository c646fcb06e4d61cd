import type { Progress } from "contract/progress";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { durationText } from "../duration-text.ts";

/** Sessions, time and best answer of the last seven days, in one line. */
export function WeekSummary({ week }: { week: Progress["week"] }) {
  const t = useT();
  const { sessions, practiceSeconds, bestScore } = week;
  const values = { count: sessions, time: durationText(t, practiceSeconds) };
  return (
    <p className="mt-0.5 text-ink-2 text-small">
      {sessions === 0
        ? t("dashboard.progress.weekNone")
        : bestScore === null
          ? t("dashboard.progress.weekUnscored", values)
          : t("dashboard.progress.week", { ...values, best: formatNumber(bestScore) })}
    </p>
  );
}
