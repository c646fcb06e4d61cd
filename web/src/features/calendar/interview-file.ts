import { calendarFile } from "coach/plan/calendar-file";
import type { PlanDay } from "coach/plan/planned";
import { t } from "../../i18n/i18n.ts";
import { now } from "../../lib/clock.ts";
import { saveFile } from "../../lib/download.ts";

interface Interview {
  userId: string;
  date: string;
  /** "" for none. */
  airline: string;
  days: readonly PlanDay[];
}

/** Gives the interview and the days of the plan to the browser as a file that any calendar reads. */
export function saveInterviewFile({ userId, date, airline, days }: Interview): void {
  const summary = airline ? t("calendar.file.summary", { airline }) : t("calendar.file.interview");
  const practice = days
    .filter(({ tasks }) => tasks.length > 0)
    .map((day) => ({
      // One event for each day: a later download replaces what it said.
      uid: `day-${day.date}-${userId}@flight-attendant-interview-prep`,
      when: { day: day.date },
      summary: t("calendar.file.day"),
      isFree: true,
      description: day.tasks
        .map(
          ({ kind, minutes }) =>
            `${t(`plan.task.${kind}`)} (${t("plan.minutes", { count: minutes })})`,
        )
        .join("\n"),
    }));
  const text = calendarFile(
    [
      {
        uid: `interview-${userId}@flight-attendant-interview-prep`,
        when: { day: date },
        summary,
        description: t("calendar.file.description"),
        reminder: t("calendar.file.reminder", { summary }),
      },
      ...practice,
    ],
    now(),
  );
  saveFile(`interview-${date}.ics`, text, "text/calendar;charset=utf-8");
}
