import type { ALLIANCES } from "contract/airline-fact-terms";
import type { useT } from "../../i18n/i18n.ts";

/** The alliances are called so everywhere; that an airline is in none is said in the reader's language. */
export function allianceName(
  t: ReturnType<typeof useT>,
  alliance: (typeof ALLIANCES)[number],
): string {
  return alliance === "Independent" ? t("airline.independent") : alliance;
}
