import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { formatDate, formatList } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import type { InterviewPlan } from "../../../parts/interview-plan/use-interview-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { WindowRow } from "../../../ui/window-row.tsx";
import { type DayCell, firstWeekdayOf, minutesOf, weeksOf } from "../model.ts";

interface WeeksProps {
  made: InterviewPlan;
  today: string;
}

const FIRST_WEEKS = 4;
const FIRST_DAYS = 7;
const WINDOW = { width: 30, height: 40, gap: 0, frame: 3 };
/** Noon, so that no zone moves it to another day. */
const noonOf = (date: string) => `${date}T12:00`;

/** Every day up to the interview: weeks side by side on a large screen, a list from today on a phone. */
export function Weeks({ made, today }: WeeksProps) {
  const t = useT();
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const weeks = weeksOf(made.plan.days, made.work, today, firstWeekdayOf(language));
  const ahead = weeks.flat().filter(({ plan }) => plan !== null);
  const isLong = weeks.length > FIRST_WEEKS || ahead.length > FIRST_DAYS;
  const shown = isWhole ? weeks : weeks.slice(0, FIRST_WEEKS);

  return (
    <section aria-labelledby="weeks-title">
      <h2 id="weeks-title" className="mb-3 text-h2">
        {t("calendar.weeks.title")}
      </h2>
      <Panel isFlush className="max-tablet:hidden">
        <table className="w-full table-fixed border-collapse">
          <caption className="sr-only">{t("calendar.weeks.caption")}</caption>
          <thead>
            <tr>
              {shown[0]?.map(({ date }) => (
                <th
                  key={date}
                  scope="col"
                  className="border-seam border-b px-3 py-2.5 text-start font-medium text-ink-2 text-micro"
                >
                  {formatDate(noonOf(date), { weekday: "short" })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((week) => (
              <tr key={week[0]?.date} className="align-top">
                {week.map((cell) => (
                  <Cell key={cell.date} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      <Panel isFlush className="tablet:hidden">
        <ol>
          {(isWhole ? ahead : ahead.slice(0, FIRST_DAYS)).map((cell) => (
            <DayRow key={cell.date} cell={cell} />
          ))}
        </ol>
      </Panel>
      {isLong && !isWhole && (
        <Button
          variant="quiet"
          className={classNames("mt-2 -mx-3", weeks.length <= FIRST_WEEKS && "tablet:hidden")}
          onClick={() => setIsWhole(true)}
        >
          <Icon of={ChevronDown} size={18} />
          {t("calendar.weeks.all")}
        </Button>
      )}
    </section>
  );
}

function Cell({ cell }: { cell: DayCell }) {
  const { date, isToday, plan, raise } = cell;
  const isGoal = plan?.load === "interview";
  const isBeyond = plan === null && cell.doneCount === 0;
  return (
    <td
      className={classNames(
        "h-[8.25rem] border-seam border-t border-e p-3 last:border-e-0",
        isGoal && "bg-lagoon-soft",
        isBeyond && "bg-cabin/60",
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <time
          dateTime={date}
          aria-current={isToday ? "date" : undefined}
          className={classNames(
            "tabular text-label",
            isToday ? "font-semibold text-lagoon-ink" : plan ? "font-semibold" : "text-ink-2",
          )}
        >
          {dayName(date)}
        </time>
        {!isBeyond && (
          <WindowRow
            items={[{ raise, isNow: isToday, isGoal }]}
            size={WINDOW}
            className="w-[26px]! shrink-0"
          />
        )}
      </div>
      <div className="mt-1.5 text-micro leading-[1.35]">
        <DayWords cell={cell} isTall />
      </div>
    </td>
  );
}

function DayRow({ cell }: { cell: DayCell }) {
  const { date, isToday, plan, raise } = cell;
  const isGoal = plan?.load === "interview";
  return (
    <li
      className={classNames(
        "flex items-center gap-3.5 border-seam border-t px-4 py-3 first:border-t-0",
        isGoal && "bg-lagoon-soft",
      )}
    >
      <WindowRow
        items={[{ raise, isNow: isToday, isGoal }]}
        size={WINDOW}
        className="w-[28px]! shrink-0"
      />
      <div className="min-w-0 flex-1">
        <time
          dateTime={date}
          aria-current={isToday ? "date" : undefined}
          className={classNames("font-semibold text-label", isToday && "text-lagoon-ink")}
        >
          {formatDate(noonOf(date), { weekday: "long", day: "numeric", month: "short" })}
        </time>
        <div className="text-ink-2 text-small">
          <DayWords cell={cell} />
        </div>
      </div>
      {plan && plan.tasks.length > 0 && <Minutes cell={cell} />}
    </li>
  );
}

function Minutes({ cell }: { cell: DayCell }) {
  const t = useT();
  return (
    <span className="tabular shrink-0 text-ink-2 text-small">
      {t("plan.minutes", { count: cell.plan ? minutesOf(cell.plan) : 0 })}
    </span>
  );
}

/** What a day holds, in words: its tasks, its rest, or what was done on it. */
function DayWords({ cell, isTall = false }: { cell: DayCell; isTall?: boolean }) {
  const t = useT();
  const { plan, doneMinutes, doneCount } = cell;
  if (!plan) {
    if (doneCount === 0) return null;
    return (
      <span className="text-ink-2">
        {doneMinutes > 0
          ? t("calendar.weeks.doneMinutes", { count: doneMinutes })
          : t("calendar.weeks.done")}
      </span>
    );
  }
  if (plan.load === "interview")
    return <b className="font-semibold text-lagoon-ink">{t("calendar.weeks.interview")}</b>;
  if (plan.load === "off") return <span className="text-ink-2">{t("calendar.weeks.off")}</span>;
  const names = plan.tasks.map(({ kind, doneBy }) =>
    doneBy
      ? t("calendar.weeks.taskDone", { task: t(`plan.short.${kind}`) })
      : t(`plan.short.${kind}`),
  );
  if (!isTall)
    return names.length > 0
      ? formatList(names, { type: "unit", style: "short" })
      : t(plan.load === "rest" ? "calendar.weeks.rest" : "calendar.weeks.free");
  return (
    <>
      {names.length > 0 && (
        <ul className="grid gap-0.5">
          {names.map((name) => (
            <li key={name} className="hyphens-auto break-words">
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-0.5 text-ink-2">
        {plan.load === "rest"
          ? t("calendar.weeks.rest")
          : names.length > 0
            ? t("plan.minutes", { count: minutesOf(plan) })
            : t("calendar.weeks.free")}
      </p>
    </>
  );
}

/** The first of a month with its name. */
function dayName(date: string): string {
  const isFirst = date.endsWith("-01");
  return formatDate(
    noonOf(date),
    isFirst ? { day: "numeric", month: "short" } : { day: "numeric" },
  );
}
