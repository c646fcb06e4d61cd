import { useInfiniteQuery } from "@tanstack/react-query";
import type { InboxNotice } from "contract/inbox";
import { CheckCheck, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { ApiError } from "../../lib/api-error.ts";
import { useMinute } from "../../lib/clock.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { inboxQuery, useDeleteNotice, useMarkRead } from "./api.ts";
import { ClearDialog } from "./components/clear-dialog.tsx";
import { MailSwitch } from "./components/mail-switch.tsx";
import { NoticeRow } from "./components/notice-row.tsx";
import { byDay } from "./model.ts";
import { useDeleteLater } from "./use-delete-later.ts";

/** /inbox: what a person was told of their interviews and groups, newest first. */
export default function InboxPage() {
  const t = useT();
  const now = useMinute();
  const { connection } = useAccount();
  const list = useInfiniteQuery(inboxQuery);
  const { mutate: markRead, isPending: isMarking } = useMarkRead();
  const { mutate: remove } = useDeleteNotice();
  const [isClearing, setIsClearing] = useState(false);
  const tellRefused = (error: unknown) =>
    showToast({
      title: t("inbox.notChanged"),
      description: error instanceof ApiError ? error.text : t("inbox.unreachable"),
      variant: "destructive",
    });
  const { gone, deleteLater, takeBack } = useDeleteLater((id) =>
    remove(id, {
      onError: (error) => {
        takeBack(id);
        tellRefused(error);
      },
    }),
  );
  const isThere = list.data !== undefined;

  // The link of a letter names the switch, which comes later than the browser looks for it.
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);

  const notices = (list.data?.pages.flatMap((page) => page.notices) ?? []).filter(
    ({ id }) => !gone.has(id),
  );
  const hasUnread = notices.some(({ isRead }) => !isRead);
  const handleDelete = ({ id }: InboxNotice) => {
    deleteLater(id);
    showToast({
      title: t("inbox.deleted"),
      action: {
        label: t("inbox.undo"),
        altText: t("inbox.undoAlt"),
        onSelect: () => takeBack(id),
      },
    });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:gap-6">
      <header>
        <BackLink />
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <div>
            <h1 className="mt-1 text-h1">{t("features.inbox.title")}</h1>
            <p className="mt-2 max-w-[58ch] text-ink-2">{t("inbox.lead")}</p>
          </div>
          {notices.length > 0 && (
            <div className="flex flex-wrap gap-2.5">
              {hasUnread && (
                <Button
                  isPending={isMarking}
                  onClick={() => markRead(null, { onError: tellRefused })}
                >
                  <Icon of={CheckCheck} size={18} />
                  {t("inbox.markAll")}
                </Button>
              )}
              <Button onClick={() => setIsClearing(true)}>
                <Icon of={Trash2} size={18} />
                {t("inbox.clear")}
              </Button>
            </div>
          )}
        </div>
      </header>
      {!list.data && (list.error || connection === "away") ? (
        <div role="alert">
          <EmptyState
            headingLevel={2}
            heading={t(connection === "away" ? "inbox.away.title" : "inbox.failed")}
            sentence={list.error instanceof ApiError ? list.error.text : t("inbox.away.text")}
            action={<Button onClick={() => void list.refetch()}>{t("buttons.tryAgain")}</Button>}
          />
        </div>
      ) : !list.data ? (
        <Skeleton label={t("inbox.loading")} lines={[0.3, 1, 0.8, 1, 0.9]} className="min-h-96" />
      ) : notices.length === 0 ? (
        <Panel>
          <EmptyState
            headingLevel={2}
            heading={t("inbox.empty.title")}
            sentence={t("inbox.empty.text")}
          />
        </Panel>
      ) : (
        byDay(notices, now).map(({ day, notices: ofDay }) => (
          <Panel key={day} as="section" isFlush aria-labelledby={`inbox-${day}`}>
            <h2 id={`inbox-${day}`} className="px-5 py-3.5 text-h3 tablet:px-7">
              {t(`inbox.days.${day}`)}
            </h2>
            <ul aria-labelledby={`inbox-${day}`}>
              {ofDay.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  day={day}
                  now={now}
                  onOpen={() => !notice.isRead && markRead([notice.id])}
                  onDelete={() => handleDelete(notice)}
                />
              ))}
            </ul>
          </Panel>
        ))
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          isPending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("inbox.more")}
        </Button>
      )}
      <MailSwitch />
      {isClearing && <ClearDialog onClose={() => setIsClearing(false)} />}
    </div>
  );
}
