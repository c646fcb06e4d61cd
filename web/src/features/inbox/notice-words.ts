import { SCENARIOS } from "content/scenarios/scenarios";
import { printedNumber } from "contract/certificate-terms";
import type { NoticeContent } from "contract/inbox";
import type { NoticeKind } from "contract/inbox-terms";
import {
  AlarmClock,
  Award,
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleSlash,
  ClipboardList,
  Clock,
  DoorClosed,
  type LucideIcon,
  Megaphone,
  MessageSquareText,
  Star,
  TextSearch,
  UserX,
} from "lucide-react";
import type { t as translate } from "../../i18n/i18n.ts";

export const NOTICE_ICONS: Readonly<Record<NoticeKind, LucideIcon>> = {
  booked: CalendarCheck,
  moved: CalendarClock,
  cancelled: CalendarX,
  "no-show": UserX,
  late: Clock,
  evaluated: Star,
  assigned: ClipboardList,
  announced: Megaphone,
  removed: DoorClosed,
  shared: TextSearch,
  commented: MessageSquareText,
  certified: Award,
  withdrawn: CircleSlash,
  "interview-soon": BellRing,
  "due-soon": AlarmClock,
};

/** What a notice is about, in one line. */
export function noticeTitle(t: typeof translate, content: NoticeContent): string {
  const name = "name" in content ? (content.name ?? t("inbox.someone")) : "";
  switch (content.kind) {
    case "no-show":
      return t("inbox.kinds.noShow", { name });
    case "late":
      return t("inbox.kinds.late", { name, minutes: content.minutes });
    case "interview-soon":
      return t(`inbox.kinds.interviewSoon${content.hours > 1 ? "Day" : "Hour"}`, { name });
    case "booked":
    case "moved":
    case "cancelled":
    case "evaluated":
    case "shared":
    case "commented":
      return t(`inbox.kinds.${content.kind}`, { name });
    case "removed":
      return t(`inbox.kinds.${content.isEnded ? "ended" : "removed"}`, { group: content.group });
    case "due-soon":
      return t("inbox.kinds.dueSoon", { group: content.group });
    case "assigned":
    case "announced":
    case "certified":
    case "withdrawn":
      return t(`inbox.kinds.${content.kind}`, { group: content.group });
  }
}

/**
 * What there is to know beyond the title.
 * @param whenText day and time of a moment on the reader's clock
 */
export function noticeText(
  t: typeof translate,
  content: NoticeContent,
  whenText: (at: string) => string,
): string {
  switch (content.kind) {
    case "announced":
      return content.text;
    case "removed":
      return t("inbox.removedText");
    case "certified":
    case "withdrawn":
      return t("inbox.certificateNumber", { number: printedNumber(content.number) });
    case "assigned":
    case "due-soon":
      return t("inbox.dueWhen", { asked: askedText(t, content), when: whenText(content.dueAt) });
    case "shared":
      return t("inbox.sharedText", { group: content.group });
    case "commented":
      return t("inbox.commentedText", { group: content.group });
    case "moved":
      return t("inbox.movedWhen", {
        before: whenText(content.from),
        when: whenText(content.scheduledAt),
      });
    default:
      return whenText(content.scheduledAt);
  }
}

function askedText(
  t: typeof translate,
  content: Extract<NoticeContent, { kind: "assigned" | "due-soon" }>,
): string {
  const { set, ownSetName, scenario, count } = content;
  switch (content.asked) {
    case "set":
      return set ? t(`review.sets.names.${set}`) : "";
    case "own-set":
      return ownSetName ?? "";
    case "scenario":
      return t("inbox.asked.scenario", {
        title: SCENARIOS.find(({ id }) => id === scenario)?.title ?? "",
      });
    case "answers":
    case "interviews":
      return t(`inbox.asked.${content.asked}`, { count });
  }
}
