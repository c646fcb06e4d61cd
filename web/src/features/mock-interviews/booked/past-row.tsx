import type { MockInterview } from "contract/mock-interviews";
import { formatDate } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { StatusBadge } from "../../../parts/booked-interviews/badges.tsx";
import { TurnNote } from "../../../parts/booked-interviews/turn-note.tsx";
import { EVALUATION_DATE, timeText } from "../../../parts/booked-interviews/when.tsx";
import { RatingLine } from "./rating-line.tsx";

/** An interview that was held, and how one rated it; or one that was called off, and why. */
export function PastRow({ interview }: { interview: MockInterview }) {
  const t = useT();
  const { status, scheduledAt, interviewType } = interview;
  const name = interview.recruiterName ?? t("booking.recruiterGone");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-seam border-t py-3.5">
      <div className="min-w-48 flex-1">
        <p dir="auto" className="font-semibold rtl:text-right">
          {name}
        </p>
        <p className="tabular flex flex-wrap gap-x-3 text-ink-2 text-small">
          <time dateTime={scheduledAt}>
            {t("booked.when", {
              date: formatDate(scheduledAt, EVALUATION_DATE),
              time: timeText(scheduledAt),
            })}
          </time>
          <span>{t(`booked.type.${interviewType}`)}</span>
        </p>
        {status === "cancelled" && <TurnNote interview={interview} party="candidate" />}
        {status === "completed" && <RatingLine interview={interview} />}
      </div>
      <StatusBadge status={status} />
    </li>
  );
}
