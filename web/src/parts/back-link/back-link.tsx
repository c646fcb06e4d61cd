import { ArrowLeft } from "lucide-react";
import { useT } from "../../i18n/i18n.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";

/** The way back to the dashboard, at the head of a screen that it leads to. */
export function BackLink() {
  const t = useT();
  return (
    <PageLink
      href="/"
      className="inline-flex min-h-11 items-center gap-2 font-medium text-ink-2 text-label hover:text-ink print:hidden"
    >
      <Icon of={ArrowLeft} size={18} isDirectional />
      {t("buttons.backToDashboard")}
    </PageLink>
  );
}
