import { noticePath } from "coach/inbox/notice-path";
import type { InboxNotice } from "contract/inbox";
import { Trash2 } from "lucide-react";
import { formatDate } from "../../../i18n/format.ts";
import { formatSince } from "../../../i18n/format-since.ts";
import { useT } from "../../../i18n/i18n.ts";
import { timeText, useWhenText } from "../../../parts/booked-interviews/when.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type Day, sinceOf } from "../model.ts";
import { NOTICE_ICONS, noticeText, noticeTitle } from "../notice-words.ts";

interface NoticeRowProps {
  notice: InboxNotice;
  day: Day;
  now: Date;
  onOpen: () => void;
  onDelete: () => void;
}

/** One notice: the whole row leads to its place. */
export function NoticeRow({ notice, day, now, onOpen, onDelete }: NoticeRowProps) {
  const t = useT();
  const whenText = useWhenText();
  const { content, createdAt, isRead } = notice;
  const title = noticeTitle(t, content);
  const since = sinceOf(new Date(createdAt), now);
  return (
    <li
      className={classNames(
        "relative flex items-start gap-3.5 border-seam border-t py-4 ps-5 pe-2.5 hover:bg-well tablet:gap-4 tablet:ps-7 tablet:pe-4",
        // The mark stands beside the words: a tint under all of them would shout.
        !isRead && "before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-lagoon",
      )}
    >
      <span
        aria-hidden
        className={classNames(
          "grid h-12 w-9 shrink-0 place-items-center rounded-window border",
          isRead ? "border-seam text-ink-2" : "border-lagoon bg-lagoon-soft text-lagoon-ink",
        )}
      >
        <Icon of={NOTICE_ICONS[content.kind]} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={classNames("text-label", isRead ? "font-medium" : "font-semibold")}>
          <PageLink
            href={noticePath(content)}
            onClick={onOpen}
            className="break-words after:absolute after:inset-0"
          >
            {!isRead && <VisuallyHidden>{`${t("inbox.unread")}: `}</VisuallyHidden>}
            {title}
          </PageLink>
        </h3>
        <p dir="auto" className="mt-0.5 whitespace-pre-line break-words text-ink-2 text-small">
          {noticeText(t, content, whenText)}
        </p>
        {"reason" in content && content.reason && (
          <p dir="auto" className="mt-0.5 break-words text-ink-2 text-small">
            {t("inbox.reason", { reason: content.reason })}
          </p>
        )}
        <time dateTime={createdAt} className="mt-1 block text-ink-2 text-micro">
          {day === "today" && `${formatSince(since.value, since.unit)} · `}
          {day === "earlier" && `${formatDate(createdAt)} · `}
          {timeText(createdAt)}
        </time>
      </div>
      <Button
        variant="quiet"
        size="icon"
        className="relative text-ink-2"
        aria-label={t("inbox.delete", { title })}
        onClick={onDelete}
      >
        <Icon of={Trash2} size={18} />
      </Button>
    </li>
  );
}
