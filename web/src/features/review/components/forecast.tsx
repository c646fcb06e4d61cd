import type { ReviewTime } from "coach/review/schedule";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";

const DAY_MS = 86_400_000;
const BAR_PX = 104;
/** A single card is seen as well. */
const LEAST_PX = 5;

interface ForecastProps {
  /** Cards due on each of the next days, today first. */
  coming: readonly number[];
  time: ReviewTime;
}

/** The load of the next days as columns; the interview's day is marked. */
export function Forecast({ coming, time }: ForecastProps) {
  const t = useT();
  const day = time.dayOf(time.now);
  const most = Math.max(1, ...coming);
  return (
    <Panel as="section" aria-labelledby="forecast-title">
      <h2 id="forecast-title" className="text-h3">
        {t("review.forecast.title")}
      </h2>
      <p className="mt-1 text-ink-2 text-small">
        {t("review.forecast.text", { days: coming.length })}
      </p>
      <ol className="mt-5 grid auto-cols-fr grid-flow-col items-end gap-1 tablet:gap-1.5">
        {coming.map((count, at) => {
          const date = new Date((day + at) * DAY_MS);
          const isInterview = day + at === time.interviewDay;
          const name = formatDate(date, {
            weekday: "short",
            day: "numeric",
            month: "short",
            timeZone: "UTC",
          });
          return (
            <li key={date.getTime()} className="grid justify-items-center">
              <span className="sr-only">
                {isInterview
                  ? t("review.forecast.interview", { date: name })
                  : t("review.forecast.day", { date: name, count })}
              </span>
              <span aria-hidden className="tabular text-ink-2 text-micro">
                {count > 0 ? count : " "}
              </span>
              <span
                aria-hidden
                className="flex w-full items-end"
                style={{ height: `${BAR_PX / 16}rem` }}
              >
                {isInterview ? (
                  <span className="h-full w-full rounded-window border-[1.5px] border-edge border-dashed" />
                ) : (
                  <span
                    className={classNames(
                      "w-full rounded-t-[5px] rounded-b-[2px]",
                      count === 0 ? "bg-well" : "bg-lagoon",
                    )}
                    style={{
                      height: `${Math.max(LEAST_PX, (count / most) * BAR_PX) / 16}rem`,
                    }}
                  />
                )}
              </span>
              <span
                aria-hidden
                className={classNames(
                  "tabular mt-1.5 text-micro",
                  at === 0 ? "font-semibold text-ink" : "text-ink-2",
                )}
              >
                {formatNumber(date.getUTCDate())}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
