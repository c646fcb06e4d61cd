import { formatDate } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";

/** Specification 1, section 2: "MMM dd, yyyy". */
export const EVALUATION_DATE: Intl.DateTimeFormatOptions = {
  ...{ day: "2-digit", month: "short", year: "numeric" },
};
const TIME: Intl.DateTimeFormatOptions = { timeStyle: "short" };

/** The time of an instant, on another zone's clock where one is named. */
export function timeText(at: string, timeZone?: string): string {
  return formatDate(at, { ...TIME, ...(timeZone && { timeZone }) });
}

/** "Nov 20, 2026 at 10:00 AM", in one line. */
export function useWhenText(): (at: string) => string {
  const t = useT();
  return (at) => t("booked.when", { date: formatDate(at, EVALUATION_DATE), time: timeText(at) });
}

/** The same as it stands in a list: the day small, the time large under it, in the order of the language. */
export function When({ at, className }: { at: string; className?: string }) {
  const whenText = useWhenText();
  const time = timeText(at);
  const [before = "", after = ""] = whenText(at).split(time);
  return (
    <time dateTime={at} className={classNames("block leading-snug", className)}>
      <span className="text-ink-2 text-small">{before}</span>
      <span className="tabular block font-semibold text-[1.0625rem]">{time}</span>
      {after && <span className="text-ink-2 text-small">{after}</span>}
    </time>
  );
}
