import { type Debrief, DRILL_SECONDS, SLIPS_ALLOWED } from "coach/evacuation-drill/debrief";
import type { Drill } from "coach/evacuation-drill/state";
import { formatNumber } from "../../../i18n/format.ts";
import type { t as translate } from "../../../i18n/i18n.ts";

const whole = (seconds: number) => formatNumber(seconds, { maximumFractionDigits: 1 });

/** Why the drill is passed or not, and what was granted: each reason a sentence. */
export function verdictReasons(
  drill: Drill,
  debrief: Debrief,
  pausesMs: readonly number[],
  t: typeof translate,
): string[] {
  const { critical, searchedAtSeconds, isFinished, verdict } = debrief;
  const isLate = drill.isTimed && searchedAtSeconds !== null && searchedAtSeconds > DRILL_SECONDS;
  const reasons =
    verdict === "passed"
      ? [
          t("drill.debrief.passedText"),
          ...(drill.isTimed
            ? [t("drill.debrief.passedTimed", { seconds: whole(searchedAtSeconds ?? 0) })]
            : []),
        ]
      : [
          ...(isFinished ? [] : [t("drill.debrief.unfinished")]),
          ...(critical > 0 ? [t("drill.debrief.critical", { count: critical })] : []),
          ...(drill.slips.length - critical > SLIPS_ALLOWED ? [t("drill.debrief.slips")] : []),
          ...(isLate ? [t("drill.debrief.late")] : []),
        ];
  if (pausesMs.length === 0) return reasons;
  const seconds = whole(pausesMs.reduce((sum, ms) => sum + ms, 0) / 1000);
  return [...reasons, t("drill.debrief.pauses", { count: pausesMs.length, seconds })];
}
