import type { CulturalProfile } from "content/cultures/schema";
import { useState } from "react";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { useUser } from "../../../lib/account.tsx";
import { now } from "../../../lib/clock.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { holidaysAround, interviewDay } from "../model.ts";

/** When the offices there are open, and which holidays lie near the interview. */
export function OfficeDays({ profile, home }: { profile: CulturalProfile; home: string }) {
  const t = useT();
  const user = useUser();
  const [at] = useState(now);
  const day = interviewDay(user?.interviewDate, at, home);
  const { isNear, holidays } = holidaysAround(profile.holidays, day.date);
  const written = (date: string) =>
    formatDate(`${date}T12:00:00`, { weekday: "short", day: "numeric", month: "long" });
  return (
    <Panel as="section" aria-labelledby="office-title">
      <h3 id="office-title" className="text-h3">
        {t("cultures.tips.office")}
      </h3>
      <p className="mt-2 font-semibold">
        <bdi lang="en">{profile.businessHours}</bdi>
      </p>
      <p lang="en" dir="auto" className="mt-0.5 text-label rtl:text-right">
        {profile.workingWeek}
      </p>
      <h4 className="mt-5 font-semibold text-label">
        {isNear
          ? t(day.isAssumed ? "cultures.tips.holidaysSoon" : "cultures.tips.holidaysNear", {
              day: written(day.date),
            })
          : t("cultures.tips.holidaysNext")}
      </h4>
      <ul className="mt-1">
        {holidays.map(({ name, next, when, isEstimate }) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-seam border-t py-2.5 text-label first:border-t-0"
          >
            <span className="w-44 font-medium">{written(next)}</span>
            <span lang="en" dir="auto" className="min-w-0 flex-1 basis-56">
              {name} <span className="block text-ink-2 text-small">{when}</span>
            </span>
            {next === day.date && !day.isAssumed && (
              <Badge tone="red">{t("cultures.tips.sameDay")}</Badge>
            )}
            {isEstimate && <Badge isBare>{t("cultures.tips.estimate")}</Badge>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
