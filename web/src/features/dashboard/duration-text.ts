import type { useT } from "../../i18n/i18n.ts";
import { durationParts } from "./model.ts";

/** "1 h 47 min", as it stands in a sentence. */
export function durationText(t: ReturnType<typeof useT>, totalSeconds: number): string {
  const { hours, minutes, seconds } = durationParts(totalSeconds);
  if (hours > 0 && minutes > 0) return t("dashboard.time.hoursMinutes", { hours, minutes });
  if (hours > 0) return t("dashboard.time.hours", { hours });
  return minutes > 0
    ? t("dashboard.time.minutes", { minutes })
    : t("dashboard.time.seconds", { seconds });
}
