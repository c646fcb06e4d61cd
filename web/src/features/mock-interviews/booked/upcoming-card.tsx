import type { MockInterview } from "contract/mock-interviews";
import { CalendarClock, CalendarPlus } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { calendarPath } from "../../../parts/booked-interviews/api.ts";
import { StatusBadge } from "../../../parts/booked-interviews/badges.tsx";
import { TurnNote } from "../../../parts/booked-interviews/turn-note.tsx";
import { useWhenText } from "../../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LateChoice } from "./late-choice.tsx";
import { canTellLate } from "./model.ts";
import { TwoClocks } from "./two-clocks.tsx";

interface UpcomingCardProps {
  interview: MockInterview;
  now: Date;
  onMove: () => void;
  onCancel: () => void;
}

/** An interview that is to come, or is being held: with whom, when on both clocks, and what can still be done about it. */
export function UpcomingCard({ interview, now, onMove, onCancel }: UpcomingCardProps) {
  const t = useT();
  const whenText = useWhenText();
  const { id, status, interviewType, airline, duration, notes, recruiterId } = interview;
  const name = interview.recruiterName ?? t("booking.recruiterGone");
  const said = { name, when: whenText(interview.scheduledAt) };
  const isOpen = status === "scheduled";
  return (
    <li className="grid gap-x-7 gap-y-4 border-seam border-t py-5 tablet:grid-cols-[11rem_minmax(0,1fr)] desktop:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <TwoClocks interview={interview} now={now} />
      <div className="flex min-w-0 gap-3.5">
        <InitialsWindow name={name} className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 dir="auto" className="text-h3">
              {name}
            </h3>
            <StatusBadge status={status} />
          </div>
          <p className="flex flex-wrap gap-x-3 text-ink-2 text-small">
            <span>{t(`booked.type.${interviewType}`)}</span>
            {airline && <span dir="auto">{airline}</span>}
            <span className="tabular">{t("booked.minutes", { minutes: duration })}</span>
          </p>
          <TurnNote interview={interview} party="candidate" />
          {notes && (
            <p className="mt-1.5 break-words text-small">
              <span className="text-ink-2">{t("booking.upcoming.notes")}</span>{" "}
              <span dir="auto">{notes}</span>
            </p>
          )}
          {canTellLate(interview, now) && <LateChoice interview={interview} name={name} />}
        </div>
      </div>
      <div className="flex flex-wrap content-start gap-2 tablet:col-start-2 desktop:col-start-3 desktop:max-w-64 desktop:justify-end">
        {isOpen && recruiterId && (
          <Button
            aria-label={t("booking.upcoming.moveOf", said)}
            className="max-tablet:grow"
            onClick={onMove}
          >
            <Icon of={CalendarClock} size={18} />
            {t("booking.upcoming.move")}
          </Button>
        )}
        {isOpen && (
          <Button
            aria-label={t("booking.upcoming.cancelOf", said)}
            className="max-tablet:grow"
            onClick={onCancel}
          >
            {t("booking.upcoming.cancel")}
          </Button>
        )}
        <a
          href={calendarPath(id)}
          download="interview.ics"
          aria-label={t("booking.upcoming.calendarOf", said)}
          className={buttonClass("quiet", "normal", "max-tablet:grow desktop:-me-3")}
        >
          <Icon of={CalendarPlus} size={18} />
          {t("booking.upcoming.calendar")}
        </a>
      </div>
    </li>
  );
}
