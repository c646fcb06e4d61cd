import { useInfiniteQuery } from "@tanstack/react-query";
import { UPCOMING_MAX } from "contract/mock-interview-terms";
import { CalendarPlus } from "lucide-react";
import { useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { interviewPages } from "../../../parts/booked-interviews/api.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { bookAddress } from "./api.ts";
import { FailedNote } from "./failed-note.tsx";
import { OpenInterviews } from "./open-interviews.tsx";

/** The interviews before one, nearest first, and the way to book another. */
export function Upcoming() {
  const t = useT();
  const { connection } = useAccount();
  const isDemo = useUser()?.isDemo ?? false;
  const { data, isPending, isError, refetch } = useInfiniteQuery(
    interviewPages("candidate", "open"),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const interviews = data?.pages.flatMap(({ entries }) => entries);
  const isFull = (interviews?.length ?? 0) >= UPCOMING_MAX;
  const canBook = !isDemo && !isFull;
  const bookLink = (
    <PageLink href={bookAddress()} className={buttonClass("primary")}>
      <Icon of={CalendarPlus} size={18} />
      {t("booking.book")}
    </PageLink>
  );

  return (
    <Panel as="section" aria-labelledby="with-recruiter-title" className="pb-3!">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2
            ref={heading}
            id="with-recruiter-title"
            tabIndex={-1}
            className="text-h2 outline-none"
          >
            {t("booking.title")}
          </h2>
          <p className="mt-1 max-w-[62ch] text-ink-2">{t("booking.lede")}</p>
        </div>
        {canBook && interviews && interviews.length > 0 && bookLink}
      </div>
      {isDemo && <Note>{t("booking.demo")}</Note>}
      {isFull && <Note>{t("booking.full", { count: UPCOMING_MAX })}</Note>}
      {connection === "away" && <Note>{t("booking.away")}</Note>}
      {isPending && <Skeleton label={t("booking.upcoming.loading")} className="pb-4" />}
      {isError && !data && (
        <div className="pb-4">
          <FailedNote text={t("booking.upcoming.failed")} onRetry={() => void refetch()} />
        </div>
      )}
      {interviews?.length === 0 && !isDemo && (
        <EmptyState
          className="pt-2! pb-8!"
          heading={t("booking.upcoming.empty.title")}
          sentence={t("booking.upcoming.empty.text")}
          action={bookLink}
        />
      )}
      {interviews && (
        <OpenInterviews
          party="candidate"
          interviews={interviews}
          onSettled={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
    </Panel>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mb-4 rounded-[14px] bg-well px-4 py-3 text-small">{children}</p>;
}
