import { memo } from "react";
import { useT } from "../../i18n/i18n.ts";
import { LanguageMenu } from "../../parts/languages/language-menu.tsx";
import { Mark } from "../../ui/mark.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { LightsMenu } from "./lights-menu.tsx";
import { NavList } from "./nav-list.tsx";

/** The quiet rail of desktop (264 px at the usual size of text, words) and tablet (92 px, icon over a short label). */
export const Rail = memo(function Rail() {
  const t = useT();
  return (
    <aside className="border-seam border-e max-tablet:hidden print:hidden">
      <div className="sticky top-0 flex h-dvh max-h-[900px] flex-col overflow-y-auto px-2 pt-4 pb-4 [scrollbar-width:none] desktop:px-4 desktop:pt-5">
        <PageLink
          href="/"
          aria-label={t("shell.brand")}
          className="flex items-center gap-3 px-2 pt-1 pb-[18px] font-semibold leading-(--lh-bar) tracking-[-0.01em] max-desktop:justify-center max-desktop:px-0 max-desktop:pb-3"
        >
          <Mark height={38} />
          <span className="max-w-[9em] max-desktop:hidden">{t("shell.brand")}</span>
        </PageLink>
        <NavList shape="rail" />
        <div className="mt-3 flex items-center gap-1 border-seam border-t px-1 pt-3 max-desktop:flex-col max-desktop:px-0 max-desktop:pt-2">
          <LanguageMenu variant="compact" align="start" />
          <LightsMenu />
        </div>
      </div>
    </aside>
  );
});
