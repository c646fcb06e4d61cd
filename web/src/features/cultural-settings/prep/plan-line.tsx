import type { TimingCheck } from "coach/preparation/check-timing";
import { timeOf, wallClock } from "coach/zones/zone-clock";
import type { TimingPlan } from "contract/preparation";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { placeName } from "../zone-words.ts";
import { dayAt } from "./plan.ts";

/** The stations of the day on the clock of the place where the person is. */
export function PlanLine({ check, plan }: { check: TimingCheck; plan: TimingPlan }) {
  const t = useT();
  const { dayZone, at, asleepAt, wakeAt, thereAt } = check;
  const readyAt = new Date(thereAt.getTime() - plan.bufferMinutes * 60_000);
  const stations = [
    ["asleep", asleepAt],
    ["wake", wakeAt],
    ["ready", readyAt],
    [plan.place === "video" ? "logIn" : "arrive", thereAt],
    ["begins", at],
  ] as const;
  const [first] = stations;
  const lastDay = stations.map(([, moment]) => dayAt(moment, dayZone));
  return (
    <div className="rounded-[16px] bg-well px-4 py-4">
      <ol className="grid gap-x-2 gap-y-3 max-tablet:grid-cols-[auto_minmax(0,1fr)] tablet:grid-cols-5">
        {stations.map(([station, moment], index) => (
          <li
            key={station}
            className="max-tablet:col-span-2 max-tablet:grid max-tablet:grid-cols-subgrid max-tablet:items-baseline max-tablet:gap-x-4"
          >
            <p
              dir="ltr"
              className="tabular font-semibold text-[1.25rem] leading-tight rtl:text-right"
            >
              {timeOf(wallClock(moment, dayZone))}
            </p>
            <p className="text-small">
              {t(`prep.timing.station.${station}`)}{" "}
              {(moment === first[1] || lastDay[index] !== lastDay[index - 1]) && (
                <span className="text-ink-2 tablet:block">
                  {formatDate(moment, {
                    weekday: "short",
                    day: "numeric",
                    month: "short",
                    timeZone: dayZone,
                  })}
                </span>
              )}
            </p>
          </li>
        ))}
      </ol>
      {dayZone !== plan.interviewZone && (
        <p className="mt-3 border-seam border-t pt-3 text-small">
          {t("prep.timing.sameMoment", {
            time: timeOf(wallClock(at, plan.interviewZone)),
            day: formatDate(at, {
              ...{ weekday: "long", day: "numeric", month: "long" },
              timeZone: plan.interviewZone,
            }),
            place: placeName(plan.interviewZone, t),
          })}
        </p>
      )}
    </div>
  );
}
