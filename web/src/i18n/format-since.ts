import { formatterOf } from "./formatter.ts";
import { currentLanguage } from "./i18n.ts";

/** "5 minutes ago", "2 hours ago"; nothing at all is "now". */
export function formatSince(value: number, unit: "minute" | "hour"): string {
  const formatter = formatterOf(Intl.RelativeTimeFormat, currentLanguage(), { numeric: "auto" });
  return value === 0 ? formatter.format(0, "second") : formatter.format(-value, unit);
}
