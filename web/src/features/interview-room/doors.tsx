import { useInfiniteQuery } from "@tanstack/react-query";
import type { Party } from "contract/mock-interview-terms";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { interviewPages } from "../../parts/booked-interviews/api.ts";
import { StatusBadge } from "../../parts/booked-interviews/badges.tsx";
import { When } from "../../parts/booked-interviews/when.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The rooms that one has a key to: the interviews that are to be held, on either side of the table. */
export function Doors() {
  const t = useT();
  const held = useInfiniteQuery(interviewPages("recruiter", "open"));
  const booked = useInfiniteQuery(interviewPages("candidate", "open"));
  const reads = [held, booked];
  const doors = (["recruiter", "candidate"] as const).flatMap((party: Party, at) =>
    (reads[at]?.data?.pages ?? []).flatMap(({ entries }) =>
      entries.map((interview) => ({
        interview,
        name: party === "recruiter" ? interview.candidateName : (interview.recruiterName ?? ""),
      })),
    ),
  );
  doors.sort((one, other) => one.interview.scheduledAt.localeCompare(other.interview.scheduledAt));
  return (
    <>
      <BackLink />
      <h1 className="text-h1">{t("features.interviewRoom.title")}</h1>
      <p className="mt-1.5 mb-6 max-w-[62ch] text-ink-2">{t("room.doors.lead")}</p>
      {reads.some(({ isPending }) => isPending) ? (
        <Skeleton label={t("room.loading")} />
      ) : reads.some(({ isError }) => isError) ? (
        <div role="alert">
          <p className="text-ink-2">{t("booked.unreachable")}</p>
          <Button className="mt-3" onClick={() => reads.forEach((read) => void read.refetch())}>
            {t("buttons.tryAgain")}
          </Button>
        </div>
      ) : doors.length === 0 ? (
        <Panel isFlush>
          <EmptyState
            headingLevel={2}
            heading={t("room.doors.none")}
            sentence={t("room.doors.noneText")}
            action={
              <PageLink href="/mock-interviews" className={buttonClass("primary")}>
                {t("features.mockInterviews.title")}
              </PageLink>
            }
          />
        </Panel>
      ) : (
        <Panel isFlush>
          <ul className="[&>li:first-child]:border-t-0">
            {doors.map(({ interview, name }) => (
              <li
                key={interview.id}
                className="flex flex-wrap items-center gap-x-6 gap-y-3 border-seam border-t px-5 py-5 tablet:px-7"
              >
                <When at={interview.scheduledAt} className="w-32" />
                <div className="min-w-40 flex-1">
                  <h2 className="break-words text-h3">
                    <bdi>{name}</bdi>
                  </h2>
                  <p className="mb-1.5 text-ink-2 text-small">
                    {t(`booked.type.${interview.interviewType}`)}
                  </p>
                  <StatusBadge status={interview.status} />
                </div>
                <PageLink
                  href={`/interview-room?interview=${interview.id}`}
                  aria-label={t("room.doors.enterOf", { name })}
                  className={buttonClass("line", "normal", "max-tablet:grow")}
                >
                  {t("room.doors.enter")}
                </PageLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
