import { useQuery } from "@tanstack/react-query";
import type { Unread } from "contract/inbox";
import { Bell } from "lucide-react";
import { memo } from "react";
import { useT } from "../../i18n/i18n.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";

/** The way to the inbox, with the number of what waits there; the stream of changes keeps it true. */
export const InboxBell = memo(function InboxBell() {
  const t = useT();
  const count = useQuery<Unread>({ queryKey: ["/api/inbox/unread"] }).data?.unread ?? 0;
  return (
    <PageLink
      href="/inbox"
      className={buttonClass("quiet", "icon", "relative text-ink-2")}
      aria-label={count ? t("shell.inbox.unread", { count }) : t("shell.inbox.label")}
    >
      <Icon of={Bell} size={20} />
      {count > 0 && (
        <span
          aria-hidden
          className="tabular absolute end-0.5 top-1 min-w-5 rounded-full bg-lagoon px-1 text-center font-semibold text-micro text-on-lagoon leading-5"
        >
          {count > 9 ? "9+" : count}
        </span>
      )}
    </PageLink>
  );
});
