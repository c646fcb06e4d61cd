import { useQuery } from "@tanstack/react-query";
import { useT } from "../../../i18n/i18n.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { slotsQuery } from "../../../parts/booked-interviews/api.ts";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { bookAddress, recruiterQuery } from "./api.ts";
import { BookingForm } from "./booking-form.tsx";
import { FailedNote } from "./failed-note.tsx";
import { RatingText } from "./rating-text.tsx";

/** One recruiter, their free times, and the form. */
export function RecruiterBooking({ recruiterId }: { recruiterId: string }) {
  const t = useT();
  const recruiter = useQuery(recruiterQuery(recruiterId));
  const slots = useQuery(slotsQuery(encodeURIComponent(recruiterId)));
  const error = recruiter.error ?? slots.error;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const others = (
    <PageLink href={bookAddress()} className={buttonClass("quiet", "normal", "-mx-3")}>
      {t("booking.form.another")}
    </PageLink>
  );
  if (!recruiter.data || !slots.data)
    return (
      <Panel>
        {isGone ? (
          <>
            <p>{t("booking.form.unknown")}</p>
            <div className="mt-3">{others}</div>
          </>
        ) : error ? (
          <FailedNote
            text={t("booking.form.failed")}
            onRetry={() => {
              if (recruiter.isError) void recruiter.refetch();
              if (slots.isError) void slots.refetch();
            }}
          />
        ) : (
          <Skeleton label={t("booking.form.loading")} lines={[0.4, 0.7, 1, 1, 1]} />
        )}
      </Panel>
    );
  const { name, introduction } = recruiter.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:gap-6 desktop:grid-cols-[19rem_minmax(0,1fr)]">
      <Panel as="aside" className="grid gap-3 desktop:sticky desktop:top-6">
        <div className="flex gap-4 desktop:flex-col">
          <InitialsWindow name={name} className="h-14! w-11.5! text-label!" />
          <div className="min-w-0">
            <h2 dir="auto" className="break-words text-h3">
              {name}
            </h2>
            <RatingText recruiter={recruiter.data} />
          </div>
        </div>
        {introduction && (
          <p dir="auto" className="break-words text-label">
            {introduction}
          </p>
        )}
        <div>{others}</div>
      </Panel>
      <BookingForm recruiter={recruiter.data} open={slots.data} />
    </div>
  );
}
