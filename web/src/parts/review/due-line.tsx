import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { WindowRow } from "../../ui/window-row.tsx";
import type { DueToday } from "./read-today.ts";
import { useReviewLog } from "./use-review-log.ts";
import { useReviewTime } from "./use-review-time.ts";

const SIZE = { width: 44, height: 60, gap: 14, frame: 4 };
const DAYS = 7;
/** A day with so many answers has its shade all the way up. */
const FULL_DAY = 20;

/** What is to be reviewed today, in a line that keeps its height whatever has come (words: reviewDue). */
export function DueLine({ className }: { className?: string }) {
  const t = useT();
  const { userKey } = useAccount();
  const { data: log } = useReviewLog();
  const time = useReviewTime();
  const day = time.dayOf(time.now);
  // Folded in a chunk of its own: the scheduler is worth more than this line.
  const { data } = useQuery<DueToday>({
    queryKey: ["review-today", userKey, log?.reviews, day, time.interviewDay],
    queryFn: async () => (await import("./read-today.ts")).readToday(log?.reviews ?? [], time),
    enabled: log !== undefined,
    placeholderData: (before) => before,
  });
  const left = data && data.due + data.fresh;

  return (
    <PageLink
      href="/review"
      className={classNames(
        "flex min-h-[92px] items-center gap-4 rounded-[18px] border border-seam bg-panel px-4 py-3 transition-colors duration-[120ms] hover:border-edge tablet:min-h-[84px] tablet:gap-6 tablet:rounded-panel tablet:px-6",
        className,
      )}
    >
      <span className="w-[92px] shrink-0 tablet:w-[124px]">
        <WindowRow
          items={Array.from({ length: DAYS }, (_, at) => ({
            raise: Math.min(1, (data?.days[at] ?? 0) / FULL_DAY),
            isNow: data !== undefined && at === DAYS - 1,
          }))}
          size={SIZE}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">
          {left === undefined
            ? t("features.review.title")
            : left > 0
              ? t("reviewDue.title", { count: left })
              : t("reviewDue.none")}
        </span>
        <span className="block text-ink-2 text-small">
          {data === undefined
            ? t("features.review.text")
            : left
              ? t("reviewDue.parts", { due: data.due, fresh: data.fresh })
              : t("reviewDue.done", { count: data.done })}
        </span>
      </span>
      <span className="inline-flex items-center gap-1.5 font-semibold text-lagoon-ink text-small max-tablet:sr-only">
        {t("reviewDue.open")}
        <Icon of={ArrowRight} size={18} isDirectional />
      </span>
    </PageLink>
  );
}
