import {
  AWAKE_MINUTES,
  BUFFER_MINUTES,
  EARLY_MINUTES,
  SLEEP_MINUTES,
  type TimingCheck,
  type TimingRule,
} from "coach/preparation/check-timing";
import type { TimingPlan } from "contract/preparation";
import { CalendarClock, CircleAlert, CircleCheck } from "lucide-react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Icon } from "../../../ui/icon.tsx";
import { placeName } from "../zone-words.ts";

/** Each rule of the plan, kept or not, with what it has and what it needs. */
export function PlanMarks({ check, plan }: { check: TimingCheck; plan: TimingPlan }) {
  const t = useT();
  const span = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (minutes < 0) return t("prep.minutes", { count: 0 });
    return [
      hours > 0 && t("prep.timing.hours", { count: hours }),
      (rest > 0 || hours === 0) && t("prep.minutes", { count: rest }),
    ]
      .filter(Boolean)
      .join(" ");
  };
  const needed: Partial<Record<TimingRule, number>> = {
    early: EARLY_MINUTES[plan.place],
    buffer: BUFFER_MINUTES,
    wake: AWAKE_MINUTES,
    sleep: SLEEP_MINUTES,
  };
  const office = check.holiday ? "holiday" : check.isWeekend ? "weekend" : "hours";
  const fault = (rule: TimingRule, minutes: number | null) => {
    if (rule === "office")
      return t(`prep.timing.office.${office}`, { name: check.holiday?.name ?? "" });
    const values = { has: span(minutes ?? 0), needs: span(needed[rule] ?? 0) };
    return t(`prep.timing.fault.${rule}`, values);
  };

  return (
    <ul className="grid gap-2 text-label" aria-label={t("prep.timing.rules")}>
      {check.marks.map(({ rule, isKept, minutes }) => (
        <li key={rule} className="flex gap-2.5">
          <Icon
            of={isKept ? CircleCheck : CircleAlert}
            className={isKept ? "mt-px text-green-ink" : "mt-px text-red-ink"}
          />
          <span>
            {isKept
              ? t(`prep.timing.good.${rule}`, { has: span(minutes ?? 0) })
              : fault(rule, minutes)}
          </span>
        </li>
      ))}
      {check.clockChanges.map(({ zone, at, byMinutes }) => (
        <li key={zone} className="flex gap-2.5">
          <Icon of={CalendarClock} className="mt-px text-dawn-ink" />
          <span>
            {t(byMinutes > 0 ? "cultures.adapter.forward" : "cultures.adapter.back", {
              day: formatDate(at, {
                day: "numeric",
                month: "long",
                year: "numeric",
                timeZone: zone,
              }),
              place: placeName(zone, t),
            })}{" "}
            {t("prep.timing.clockChange", { minutes: formatNumber(Math.abs(byMinutes)) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
