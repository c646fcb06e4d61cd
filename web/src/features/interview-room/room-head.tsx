import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import type { ReactNode } from "react";
import { formatClock, formatNumber } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { useSecond } from "../../lib/clock.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { StatusBadge } from "../../parts/booked-interviews/badges.tsx";
import { TurnNote } from "../../parts/booked-interviews/turn-note.tsx";
import { useWhenText } from "../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../parts/people/initials-window.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Panel } from "../../ui/panel.tsx";
import { remainingSeconds, WARNING_SECONDS } from "./model.ts";

interface RoomHeadProps {
  interview: MockInterview;
  /** Which of the two looks. */
  party: Party;
  /** Steps of the interview. */
  children?: ReactNode;
}

/** Who meets whom, when, where it stands, and the clock. */
export function RoomHead({ interview, party, children }: RoomHeadProps) {
  const t = useT();
  const whenText = useWhenText();
  const name = (party === "recruiter" ? interview.candidateName : interview.recruiterName) ?? "";
  const { airline, duration, interviewType, scheduledAt, status } = interview;
  return (
    <header>
      <BackLink
        {...(party === "recruiter"
          ? { href: "/recruiter-dashboard", label: t("room.toDashboard") }
          : { href: "/mock-interviews", label: t("features.mockInterviews.title") })}
      />
      <Panel className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-4">
        <InitialsWindow name={name} />
        <div className="min-w-48 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="break-words text-h2">
              <bdi>{name}</bdi>
            </h1>
            <StatusBadge status={status} />
          </div>
          <p className="text-ink-2 text-small">
            {t(`booked.type.${interviewType}`)}
            {airline && <> · {airline}</>} · {whenText(scheduledAt)} ·{" "}
            {t("booked.minutes", { minutes: formatNumber(duration) })}
          </p>
          <TurnNote interview={interview} party={party} />
        </div>
        <RoomClock interview={interview} />
        {children && <div className="flex flex-wrap gap-2 max-tablet:w-full">{children}</div>}
      </Panel>
    </header>
  );
}

/** What is left of the planned time; once it is over, how far it has run beyond. */
function RoomClock({ interview }: { interview: MockInterview }) {
  const t = useT();
  const at = useSecond(interview.status === "in_progress");
  const left = remainingSeconds(interview, at);
  const isOver = left < 0;
  return (
    <p
      role="timer"
      className={classNames(
        "tabular font-semibold text-[1.75rem] leading-none tracking-[-0.02em]",
        interview.status === "in_progress" && left < WARNING_SECONDS && "text-red-ink",
      )}
    >
      <span className="sr-only">{t(isOver ? "room.clock.over" : "room.clock.left")} </span>
      <bdi>
        {isOver ? "+" : ""}
        {formatClock(Math.abs(left))}
      </bdi>
    </p>
  );
}
