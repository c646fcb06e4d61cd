import type { ZoneDifference } from "coach/zones/difference";
import type { t } from "../../../i18n/i18n.ts";

/** "Tokyo is 8 hours ahead of Berlin.", with the half or quarter hour where there is one. */
export function differenceText(
  { direction, hours, minutes }: ZoneDifference,
  place: string,
  home: string,
  say: typeof t,
): string {
  if (direction === "same") return say("cultures.adapter.same", { place, home });
  const spans = [
    hours > 0 && say("cultures.adapter.hours", { count: hours }),
    minutes > 0 && say("cultures.adapter.minutes", { count: minutes }),
  ].filter((span) => span !== false);
  return say(`cultures.adapter.${direction}`, { place, home, span: spans.join(" ") });
}
