import { formatterOf } from "./formatter.ts";
import { currentLanguage } from "./i18n.ts";

/** The options of this one are not optional; those above are all given. */
type LanguageNames = new (
  language: string,
  options?: Intl.DisplayNamesOptions,
) => Intl.DisplayNames;

/** Formats by the interface language; screens call these instead of Intl. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return formatterOf(Intl.NumberFormat, currentLanguage(), options).format(value);
}

export function formatPercent(value0to100: number): string {
  return formatNumber(value0to100 / 100, { style: "percent", maximumFractionDigits: 0 });
}

export function formatDate(
  at: Date | string,
  options: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" },
): string {
  return formatterOf(Intl.DateTimeFormat, currentLanguage(), options).format(new Date(at));
}

/** "today", "yesterday", "2 days ago" in whole calendar days of the reader's zone. */
export function formatDaysAgo(at: Date | string, now: Date): string {
  const midnight = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(new Date(at)) - midnight(now)) / 86_400_000);
  return formatterOf(Intl.RelativeTimeFormat, currentLanguage(), { numeric: "auto" }).format(
    days,
    "day",
  );
}

/** A language by its name in the interface language: "German", "Deutsch". */
export function formatLanguage(code: string): string {
  return (
    formatterOf<Intl.DisplayNamesOptions, Intl.DisplayNames>(
      Intl.DisplayNames as LanguageNames,
      currentLanguage(),
      { type: "language" },
    ).of(code) ?? code
  );
}

/** In these nothing stands between the parts of a measure, so a row of things is said as a list. */
const WITHOUT_UNIT_COMMA = new Set(["zh", "ja", "ko"]);

/** "a, b and c"; `unit` for a row of things: "a, b, c". */
export function formatList(
  entries: readonly string[],
  options: Intl.ListFormatOptions = { type: "conjunction" },
): string {
  const language = currentLanguage();
  const isList = options.type === "unit" && WITHOUT_UNIT_COMMA.has(language);
  return formatterOf(
    Intl.ListFormat,
    language,
    isList ? { type: "conjunction" as const } : options,
  ).format(entries);
}

/** mm:ss, never mirrored; hours run on in the minutes (75:03). */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** m:ss, as long as a recording is: 1:05; never mirrored. */
export function formatMinutes(seconds: number): string {
  return formatClock(seconds).replace(/^0(?=\d:)/, "");
}
