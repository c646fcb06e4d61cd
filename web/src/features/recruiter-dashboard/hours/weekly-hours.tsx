import { formatDate } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { type HoursFields, weekFrom, windowsOf, withWindows } from "./model.ts";
import { clockText, WindowList } from "./window-list.tsx";

/** 4 January 1970 was a Sunday. */
const dayName = (weekday: number) =>
  formatDate(new Date(Date.UTC(1970, 0, 4 + weekday)), { weekday: "long", timeZone: "UTC" });

function firstWeekdayOf(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}

const OFFICE = { from: "09:00", until: "17:00" };
/** A beginning for an empty week. */
const OFFICE_HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...OFFICE }));

/** Hours that come back each week, day by day. */
export function WeeklyHours({
  fields,
  onChange,
}: {
  fields: HoursFields;
  onChange: (rules: HoursFields["rules"]) => void;
}) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      {fields.rules.length === 0 && (
        <Button className="mb-4" onClick={() => onChange(OFFICE_HOURS)}>
          {t("recruiter.hours.weekdays", {
            from: clockText(OFFICE.from),
            until: clockText(OFFICE.until),
          })}
        </Button>
      )}
      <ul>
        {weekFrom(firstWeekdayOf(language)).map((weekday) => (
          <li
            key={weekday}
            className="grid gap-x-5 gap-y-1 border-seam border-t py-2.5 tablet:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <h4 className="flex min-h-11 items-center self-start font-semibold text-label">
              {dayName(weekday)}
            </h4>
            <WindowList
              day={dayName(weekday)}
              windows={windowsOf(fields, weekday)}
              noneText={t("recruiter.hours.closed")}
              onChange={(windows) => onChange(withWindows(fields, weekday, windows))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
