import type { Progress } from "contract/progress";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Sparkline } from "../../../ui/sparkline.tsx";
import { Stat } from "../../../ui/stat.tsx";
import { durationText } from "../duration-text.ts";
import { durationParts, weekSums } from "../model.ts";

/** On phones the three figures share one panel and the lines under them are left to the progress panel. */
const PHONE_LIST =
  "max-tablet:overflow-hidden max-tablet:rounded-[18px] max-tablet:border max-tablet:border-seam";
const PHONE_ITEM =
  "max-tablet:rounded-none! max-tablet:border-y-0! max-tablet:border-s-0! max-tablet:p-3! max-[22.5rem]:px-2! max-tablet:last:border-e-0!";
const PHONE_STAT =
  "max-tablet:[&>p:first-child]:min-h-[2.75em] max-tablet:[&>p]:text-micro max-tablet:[&>p]:leading-snug max-tablet:[&>p:nth-child(2)]:col-span-full max-tablet:[&>p:nth-child(n+3)]:hidden";
const PHONE_FIGURE =
  "max-tablet:[&>p:nth-child(2)]:text-[1.25rem] max-[22.5rem]:[&>p:nth-child(2)]:text-[1.125rem]";

/** Practice sessions, average score, practice time: each with its course and one true line. */
export function StatCards({ progress }: { progress: Progress }) {
  const t = useT();
  const { practiceSessions, averageScore, practiceSeconds, days, scores } = progress;
  const none = t("dashboard.stats.none");
  const cards = [
    {
      key: "sessions",
      label: t("dashboard.stats.sessions"),
      value: practiceSessions > 0 ? formatNumber(practiceSessions) : null,
      emptyText: none,
      detail:
        practiceSessions > 0 ? sessionsDetail(t, progress) : t("dashboard.stats.sessionsNone"),
      course: weekSums(days.map((day) => day.sessions)),
    },
    {
      key: "average",
      label: t("dashboard.stats.average"),
      value: averageScore === null ? null : formatNumber(Math.round(averageScore)),
      unit: t("dashboard.stats.outOf"),
      emptyText: practiceSessions > 0 ? t("dashboard.stats.notScored") : none,
      detail: averageDetail(t, progress),
      course: scores.map((point) => point.score),
    },
    {
      key: "time",
      label: t("dashboard.stats.time"),
      value: practiceSessions > 0 ? <Time totalSeconds={practiceSeconds} /> : null,
      emptyText: none,
      detail: timeDetail(t, progress),
      course: weekSums(days.map((day) => day.practiceSeconds)),
    },
  ];

  return (
    <ul
      className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] tablet:grid-cols-3 tablet:gap-6 ${PHONE_LIST}`}
      aria-label={t("dashboard.stats.label")}
    >
      {cards.map(({ key, course, ...card }) => (
        <Panel as="li" key={key} className={`${PHONE_ITEM} tablet:px-[26px]! tablet:py-6!`}>
          <Stat
            {...card}
            className={classNames(PHONE_STAT, card.value !== null && PHONE_FIGURE)}
            chart={
              practiceSessions > 0 && course.some((value) => value > 0) ? (
                <Sparkline
                  values={course}
                  widthPx={104}
                  heightPx={40}
                  className="max-desktop:hidden"
                />
              ) : undefined
            }
          />
        </Panel>
      ))}
    </ul>
  );
}

type Translate = ReturnType<typeof useT>;

function sessionsDetail(t: Translate, { week }: Progress): string {
  const difference = week.sessions - week.sessionsBefore;
  const values = { week: week.sessions, difference: Math.abs(difference) };
  if (difference === 0) return t("dashboard.stats.weekSame", values);
  return t(difference > 0 ? "dashboard.stats.weekMore" : "dashboard.stats.weekFewer", values);
}

function averageDetail(
  t: Translate,
  { averageScoreChange, averageScore, scores }: Progress,
): string {
  if (averageScore === null) return t("dashboard.stats.averageNone");
  if (averageScoreChange === null) return t("dashboard.stats.averageFew", { count: scores.length });
  const difference = Math.abs(Math.round(averageScoreChange));
  if (difference === 0) return t("dashboard.stats.averageSame");
  return t(averageScoreChange > 0 ? "dashboard.stats.averageUp" : "dashboard.stats.averageDown", {
    difference,
  });
}

function timeDetail(t: Translate, { practiceSessions, week }: Progress): string {
  if (practiceSessions === 0) return t("dashboard.stats.timeNone");
  if (week.practiceSeconds === 0) return t("dashboard.stats.timeWeekNone");
  return t("dashboard.stats.timeWeek", { time: durationText(t, week.practiceSeconds) });
}

function Time({ totalSeconds }: { totalSeconds: number }) {
  const t = useT();
  const { hours, minutes, seconds } = durationParts(totalSeconds);
  const parts = [
    { value: hours, unit: t("dashboard.time.hour") },
    { value: minutes, unit: t("dashboard.time.minute") },
    { value: seconds, unit: t("dashboard.time.second") },
  ].filter((part) => part.value > 0);
  return parts.map(({ value, unit }, index) => (
    <span key={unit} className={index > 0 ? "ms-1 tablet:ms-2" : undefined}>
      {formatNumber(value)}
      <span className="ms-1 font-medium text-ink-2 text-micro tracking-normal tablet:text-body">
        {unit}
      </span>
    </span>
  ));
}
