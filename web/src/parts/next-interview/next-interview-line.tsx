import { ArrowRight, DoorOpen } from "lucide-react";
import { formatDate, formatDaysAgo } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { useMinute } from "../../lib/clock.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { WindowRow } from "../../ui/window-row.tsx";
import { DAYS_AHEAD, dayAhead, soonOf } from "./model.ts";
import { type InterviewAhead, useInterviewsAhead } from "./use-interviews-ahead.ts";

const SIZE = { width: 44, height: 60, gap: 14, frame: 4 };
/** A day without one: the shade a finger's breadth up, as in the neighbouring lines. */
const CLOSED = 0.06;
const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  ...{ weekday: "long", hour: "numeric", minute: "2-digit" },
};

const PLACES = {
  list: "/mock-interviews#with-a-recruiter",
  book: "/mock-interviews?book=",
} as const;

interface NextInterviewLineProps {
  /** Where it leads while none is near: to all that are booked, or to booking one. */
  otherwise: keyof typeof PLACES;
  className?: string;
}

/**
 * The next booked interview and the way into its room, over seven windows for today and the six days after it. It keeps
 * its height whatever has come, so nothing moves beneath it (words: nextInterview).
 */
export function NextInterviewLine({ otherwise, className }: NextInterviewLineProps) {
  const t = useT();
  const now = useMinute();
  const { connection } = useAccount();
  const { ahead, hasFailed } = useInterviewsAhead(now);
  const next = ahead?.[0];
  const days = new Set(ahead?.map(({ scheduledAt }) => Math.max(0, dayAhead(scheduledAt, now))));
  const nextDay = next && Math.max(0, dayAhead(next.scheduledAt, now));
  const waiting = connection !== "away" && !hasFailed && t("nextInterview.loading");

  return (
    <PageLink
      href={next ? `/interview-room?interview=${next.id}` : PLACES[otherwise]}
      className={classNames(
        "flex min-h-[92px] items-center gap-4 rounded-[18px] border border-seam bg-panel px-4 py-3 transition-colors duration-[120ms] hover:border-edge tablet:min-h-[84px] tablet:gap-6 tablet:rounded-panel tablet:px-6",
        className,
      )}
    >
      <span className="w-[92px] shrink-0 max-[22rem]:hidden tablet:w-[124px]">
        <WindowRow
          items={Array.from({ length: DAYS_AHEAD }, (_, day) => ({
            raise: days.has(day) ? 1 : CLOSED,
            isNow: day === nextDay,
          }))}
          size={SIZE}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">
          {next?.otherName
            ? t("nextInterview.title", { name: next.otherName })
            : t("nextInterview.untitled")}
        </span>
        <span className="block text-ink-2 text-small">
          {next ? <Soon interview={next} now={now} /> : ahead ? t("nextInterview.none") : waiting}
        </span>
      </span>
      <span className="inline-flex items-center gap-1.5 font-semibold text-lagoon-ink text-small max-tablet:[&>span]:sr-only">
        <span>{next ? t("nextInterview.join") : t(`nextInterview.${otherwise}`)}</span>
        <Icon of={next ? DoorOpen : ArrowRight} size={18} isDirectional={!next} />
      </span>
    </PageLink>
  );
}

/** "tomorrow · Tuesday 9:00 AM"; within the hour the minutes, and then that it is now. */
function Soon({ interview, now }: { interview: InterviewAhead; now: Date }) {
  const t = useT();
  const soon = soonOf(interview, now);
  const { scheduledAt } = interview;
  if (soon.kind === "now") return t("nextInterview.now");
  return (
    <time dateTime={scheduledAt} className="tabular first-letter:uppercase">
      {t("nextInterview.when", {
        soon:
          soon.kind === "minutes"
            ? t("nextInterview.minutes", { count: soon.minutes })
            : formatDaysAgo(scheduledAt, now),
        at: formatDate(scheduledAt, DAY_AND_TIME),
      })}
    </time>
  );
}
