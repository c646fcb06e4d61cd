import { useQuery } from "@tanstack/react-query";
import type { OpenRecruiter } from "contract/recruiters";
import { BadgeCheck } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { useWhenText } from "../../../parts/booked-interviews/when.tsx";
import { InitialsWindow } from "../../../parts/people/initials-window.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { bookAddress, recruitersQuery } from "./api.ts";
import { FailedNote } from "./failed-note.tsx";
import { RatingText } from "./rating-text.tsx";

/** Who can be booked, the nearest free time first. */
export function RecruiterList() {
  const t = useT();
  const { data, isPending, isError, refetch } = useQuery(recruitersQuery);
  if (isPending)
    return (
      <Panel>
        <Skeleton label={t("booking.recruiters.loading")} lines={[0.4, 1, 0.7, 0.4, 1]} />
      </Panel>
    );
  if (isError && !data)
    return (
      <Panel>
        <FailedNote text={t("booking.recruiters.failed")} onRetry={() => void refetch()} />
      </Panel>
    );
  if (data.length === 0)
    return (
      <Panel>
        <EmptyState
          headingLevel={2}
          heading={t("booking.recruiters.empty.title")}
          sentence={t("booking.recruiters.empty.text")}
          action={
            <PageLink href="/mock-interviews" className={buttonClass("primary")}>
              {t("booking.recruiters.empty.action")}
            </PageLink>
          }
        />
      </Panel>
    );
  return (
    <ul className="grid gap-4 tablet:gap-5 desktop:grid-cols-2">
      {data.map((recruiter) => (
        <RecruiterCard key={recruiter.id} recruiter={recruiter} />
      ))}
    </ul>
  );
}

function RecruiterCard({ recruiter }: { recruiter: OpenRecruiter }) {
  const t = useT();
  const whenText = useWhenText();
  const { id, name, introduction, nextSlot } = recruiter;
  return (
    <Panel as="li" className="flex flex-col gap-4">
      <div className="flex gap-4">
        <InitialsWindow name={name} className="h-14! w-11.5! text-label!" />
        <div className="min-w-0">
          <h2 dir="auto" className="break-words text-h3">
            {name}
          </h2>
          <RatingText recruiter={recruiter} />
          {recruiter.isConfirmed && (
            <Badge tone="green" isBare className="mt-1">
              <Icon of={BadgeCheck} size={15} />
              {t("booking.recruiters.confirmed")}
            </Badge>
          )}
        </div>
      </div>
      {introduction && (
        <p dir="auto" className="line-clamp-4 break-words text-label">
          {introduction}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-5 gap-y-3 border-seam border-t pt-4">
        <p className="text-small">
          <span className="block text-ink-2">{t("booking.recruiters.next")}</span>
          <time dateTime={nextSlot} className="tabular font-semibold">
            {whenText(nextSlot)}
          </time>
        </p>
        <PageLink
          href={bookAddress(id)}
          aria-label={t("booking.recruiters.chooseOf", { name })}
          className={buttonClass("line", "normal", "max-tablet:w-full")}
        >
          {t("booking.recruiters.choose")}
        </PageLink>
      </div>
    </Panel>
  );
}
