import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { CalendarClock, CalendarPlus, DoorOpen } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { calendarPath } from "../../../parts/booked-interviews/api.ts";
import { StatusBadge } from "../../../parts/booked-interviews/badges.tsx";
import { TurnNote } from "../../../parts/booked-interviews/turn-note.tsx";
import { useWhenText } from "../../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { LateChoice } from "./late-choice.tsx";
import { canTellLate, hasNotCome } from "./model.ts";
import { TwoClocks } from "./two-clocks.tsx";

interface UpcomingCardProps {
  interview: MockInterview;
  /** The side of the table that one sits at. */
  party: Party;
  /** The other one of the two. */
  name: string;
  now: Date;
  onMove: () => void;
  onCancel: () => void;
  /** The other one has not come. */
  onAbsent: () => void;
}

/** An interview that is to come, or is being held: with whom, when on both clocks, and what can still be done about it. */
export function UpcomingCard(props: UpcomingCardProps) {
  const { interview, party, name, now, onMove, onCancel, onAbsent } = props;
  const t = useT();
  const whenText = useWhenText();
  const { id, status, interviewType, airline, duration, notes, recruiterId } = interview;
  const said = { name, when: whenText(interview.scheduledAt) };
  const isOpen = status === "scheduled";
  return (
    <li className="grid gap-x-7 gap-y-4 border-seam border-t py-5 tablet:grid-cols-[11rem_minmax(0,1fr)] desktop:grid-cols-[12rem_minmax(0,1fr)_auto]">
      <TwoClocks interview={interview} party={party} now={now} />
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
          <TurnNote interview={interview} party={party} />
          {notes && (
            <p className="mt-1.5 break-words text-small">
              <span className="text-ink-2">
                {t(party === "candidate" ? "booking.upcoming.notes" : "booking.held.notes")}
              </span>{" "}
              <span dir="auto">{notes}</span>
            </p>
          )}
          {canTellLate(interview, now) && <LateChoice interview={interview} name={name} />}
          {hasNotCome(interview, now) && (
            <Button
              variant="quiet"
              className="-ms-3 mt-2"
              aria-label={t("booking.absent.reportOf", said)}
              onClick={onAbsent}
            >
              {t("booking.absent.report", { name })}
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap content-start gap-2 tablet:col-start-2 desktop:col-start-3 desktop:max-w-64 desktop:justify-end">
        <PageLink
          href={`/interview-room?interview=${id}`}
          aria-label={t("booking.upcoming.enterOf", said)}
          className={buttonClass("line", "normal", "max-tablet:grow")}
        >
          <Icon of={DoorOpen} size={18} />
          {t("booking.upcoming.enter")}
        </PageLink>
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
