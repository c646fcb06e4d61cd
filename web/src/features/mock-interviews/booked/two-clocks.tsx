import type { Party } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { formatDate, formatDaysAgo } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { timeText, When } from "../../../parts/booked-interviews/when.tsx";

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "numeric" };
const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  ...{ weekday: "short", hour: "numeric", minute: "2-digit" },
};

interface TwoClocksProps {
  interview: MockInterview;
  /** The side of the table that one sits at. */
  party: Party;
  now: Date;
}

/** When it is on one's own clock, and on the other one's where that shows another time. */
export function TwoClocks({ interview, party, now }: TwoClocksProps) {
  const t = useT();
  const at = interview.scheduledAt;
  const [name, timeZone] =
    party === "candidate"
      ? [interview.recruiterName, interview.recruiterZone]
      : [interview.candidateName, interview.candidateZone];
  const isSameDay = formatDate(at, DAY) === formatDate(at, { ...DAY, timeZone });
  const isSameClock = isSameDay && timeText(at) === timeText(at, timeZone);
  return (
    <div>
      <p className="font-semibold text-lagoon-ink text-small first-letter:uppercase">
        {formatDaysAgo(at, now)}
      </p>
      <When at={at} className="mt-0.5" />
      {!isSameClock && name && (
        <p className="tabular mt-1 text-ink-2 text-small">
          {t("booking.theirTime", {
            time: isSameDay
              ? timeText(at, timeZone)
              : formatDate(at, { ...DAY_AND_TIME, timeZone }),
            name,
            zone: timeZone.replaceAll("_", " "),
          })}
        </p>
      )}
    </div>
  );
}
