import { useInfiniteQuery } from "@tanstack/react-query";
import { UPCOMING_MAX } from "contract/mock-interview-terms";
import type { MockInterview } from "contract/mock-interviews";
import { CalendarPlus } from "lucide-react";
import { useRef, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { useAccount, useUser } from "../../../lib/account.tsx";
import { localTimeZone, useMinute } from "../../../lib/clock.ts";
import { interviewPages } from "../../../parts/booked-interviews/api.ts";
import { CancelDialog } from "../../../parts/booked-interviews/cancel-dialog.tsx";
import { MoveDialog } from "../../../parts/booked-interviews/move-dialog.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast-store.ts";
import { bookAddress } from "./api.ts";
import { FailedNote } from "./failed-note.tsx";
import { UpcomingCard } from "./upcoming-card.tsx";

interface Asked {
  interview: MockInterview;
  step: "move" | "cancel";
}

/** The interviews before one, nearest first, and the way to book another. */
export function Upcoming() {
  const t = useT();
  const now = useMinute();
  const { connection } = useAccount();
  const isDemo = useUser()?.isDemo ?? false;
  const { data, isPending, isError, refetch } = useInfiniteQuery(
    interviewPages("candidate", "open"),
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const interviews = data?.pages.flatMap(({ entries }) => entries);
  const isFull = (interviews?.length ?? 0) >= UPCOMING_MAX;
  const canBook = !isDemo && !isFull;
  // As it is now: a newer version must not be refused for ever. One that has just left the list stays as it was.
  const shown =
    asked && (interviews?.find(({ id }) => id === asked.interview.id) ?? asked.interview);
  const nameOf = ({ recruiterName }: MockInterview) => recruiterName ?? t("booking.recruiterGone");
  const bookLink = (
    <PageLink href={bookAddress()} className={buttonClass("primary")}>
      <Icon of={CalendarPlus} size={18} />
      {t("booking.book")}
    </PageLink>
  );

  const finish = (interview: MockInterview, step: "moved" | "cancelled") => {
    setAsked(null);
    // The button that opened the dialog may be gone with its interview.
    heading.current?.focus({ preventScroll: true });
    showToast({
      variant: "success",
      title: t(`booking.upcoming.${step}`),
      description: t(`booking.upcoming.${step}Text`, { name: nameOf(interview) }),
    });
  };

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
      {interviews && interviews.length > 0 && (
        <>
          <p className="mb-3 text-ink-2 text-small">
            {t("booking.yourZone", { zone: localTimeZone().replaceAll("_", " ") })}
          </p>
          <ul>
            {interviews.map((interview) => (
              <UpcomingCard
                key={interview.id}
                interview={interview}
                now={now}
                onMove={() => setAsked({ interview, step: "move" })}
                onCancel={() => setAsked({ interview, step: "cancel" })}
              />
            ))}
          </ul>
        </>
      )}
      {asked?.step === "move" && shown?.recruiterId && (
        <MoveDialog
          interview={shown}
          recruiterId={shown.recruiterId}
          otherName={nameOf(shown)}
          onClose={() => setAsked(null)}
          onMoved={() => finish(shown, "moved")}
        />
      )}
      {asked?.step === "cancel" && shown && (
        <CancelDialog
          interview={shown}
          otherName={nameOf(shown)}
          onClose={() => setAsked(null)}
          onCancelled={() => finish(shown, "cancelled")}
        />
      )}
    </Panel>
  );
}

function Note({ children }: { children: string }) {
  return <p className="mb-4 rounded-[14px] bg-well px-4 py-3 text-small">{children}</p>;
}
