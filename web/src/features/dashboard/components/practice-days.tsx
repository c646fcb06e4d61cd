import type { Progress } from "contract/progress";
import { CalendarDays } from "lucide-react";
import { formatDate, formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { DAYS_SHOWN, type PracticeDay, practiceDays } from "../model.ts";
import { AssessmentDay } from "./assessment-day.tsx";

interface PracticeDaysProps {
  practised: Progress["days"];
  today: string;
  interviewDate: string | null;
  canSetDate: boolean;
}

const WEEK = DAYS_SHOWN / 2;
/** Longer short names ("الأربعاء") do not fit seven to a phone: then every day gets its narrow one. */
const LONGEST_NAME = 5;
/** With less of it up, only cloud is seen under a shade: a day of practice shows some sky. */
const LEAST_LIFT = 0.28;
const liftOf = (raise: number) => (raise > 0 ? LEAST_LIFT + (1 - LEAST_LIFT) * raise : 0);
/** Percent by which the names reach past the row on either side, so that each stands under its window: a window and its gap are 74 units, the rim of the drawing is 6. */
const overhangOf = (count: number) => 300 / (count * 74 - 6);
/** Noon, so that no zone moves it to another day. */
const noonOf = (date: string) => `${date}T12:00`;

/** Days as windows; on phones a week a row. */
export function PracticeDays({ practised, today, interviewDate, canSetDate }: PracticeDaysProps) {
  const t = useT();
  const days = practiceDays(practised, today, interviewDate);
  return (
    <div className="mt-6 tablet:mt-[30px]">
      <div className="max-tablet:hidden">
        <DayRow days={days} />
      </div>
      <div className="grid gap-3 tablet:hidden">
        <DayRow days={days.slice(0, WEEK)} />
        <DayRow days={days.slice(WEEK)} />
      </div>
      <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-ink-2 text-micro">{t("dashboard.days.rule")}</p>
        {canSetDate && !interviewDate && <AssessmentDay today={today} />}
        {canSetDate && interviewDate && (
          <PageLink href="/calendar" className={buttonClass("quiet", "normal", "-mx-3")}>
            <Icon of={CalendarDays} size={18} />
            {t("dashboard.step.plan.see")}
          </PageLink>
        )}
      </div>
    </div>
  );
}

function DayRow({ days }: { days: readonly PracticeDay[] }) {
  const t = useT();
  const weekday = (date: string, style: "short" | "narrow") =>
    formatDate(noonOf(date), { weekday: style });
  const isNarrow = days.some(({ date }) => weekday(date, "short").length > LONGEST_NAME);
  const said = days.map((day) => {
    const name = formatDate(noonOf(day.date), { weekday: "long", day: "numeric" });
    if (day.isGoal) return t("dashboard.days.goal", { day: name });
    if (day.isAhead) return t("dashboard.days.ahead", { day: name });
    const count = Math.round(day.practiceSeconds / 60);
    return count > 0
      ? t("dashboard.days.minutes", { day: name, count })
      : t("dashboard.days.none", { day: name });
  });
  const label = t("dashboard.days.label", {
    from: formatDate(noonOf(days[0]?.date ?? "")),
    to: formatDate(noonOf(days.at(-1)?.date ?? "")),
  });

  return (
    <div className="@container">
      <WindowRow
        items={days.map(({ raise, isNow, isGoal }) => ({ raise: liftOf(raise), isNow, isGoal }))}
        label={t("dashboard.days.said", { label, days: formatList(said) })}
      />
      <div
        aria-hidden
        className="mt-1.5 grid tablet:mt-2.5 text-center text-ink-2 text-micro leading-[1.35]"
        style={{
          gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
          marginInline: `${-overhangOf(days.length)}%`,
        }}
      >
        {days.map(({ date, isNow }) => (
          <span key={date} className={classNames(isNow && "text-lagoon-ink")}>
            <span className="@max-[14em]:hidden">
              {weekday(date, isNarrow ? "narrow" : "short")}
            </span>
            {/* With large text a phone has room for one letter a day. */}
            <span className="hidden @max-[14em]:inline">{weekday(date, "narrow")}</span>
            <b className={classNames("tabular block font-semibold", !isNow && "text-ink")}>
              {formatDate(noonOf(date), { day: "numeric" })}
            </b>
          </span>
        ))}
      </div>
    </div>
  );
}
