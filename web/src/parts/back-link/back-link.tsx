import { ArrowLeft } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";

/** The way back at the head of a screen: to the dashboard, or to the screen that this one was opened from. */
export function BackLink({ href = "/", label }: { href?: string; label?: string }) {
  const t = useT();
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 text-label hover:text-ink print:hidden"
    >
      <Icon of={ArrowLeft} size={18} isDirectional />
      {label ?? t("buttons.backToDashboard")}
    </PageLink>
  );
}
