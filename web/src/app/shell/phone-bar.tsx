import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { useT } from "../../i18n/i18n.ts";
import { LanguageMenu } from "../../parts/languages/language-menu.tsx";
import { QuickLanguages } from "../../parts/languages/quick-languages.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { InboxBell } from "./inbox-bell.tsx";
import { LightsMenu } from "./lights-menu.tsx";
import { NavList } from "./nav-list.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

/** The bar of small screens: the entries sit behind a menu toggle that closes after a choice. */
export function PhoneBar({ title }: { title: string }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="sticky top-0 z-10 low:static flex items-center gap-1 bg-cabin py-2 ps-2 pe-3 tablet:hidden print:hidden">
      <Button
        variant="quiet"
        size="icon"
        className="text-ink"
        aria-label={t("buttons.menu")}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={MenuIcon} size={24} />
      </Button>
      <span className="min-w-0 flex-1 text-balance break-words font-semibold text-[length:min(1rem,max(16px,5.4vw))] leading-(--lh-bar) hyphens-auto">
        {title}
      </span>
      <PaletteButton />
      <InboxBell />
      <ProfileMenu isCompact />
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("buttons.menu")}
        closeLabel={t("buttons.close")}
        closesOnBackdrop
      >
        <NavList shape="sheet" onChoose={() => setIsOpen(false)} />
        <div className="mt-3 border-seam border-t pt-3">
          <QuickLanguages />
          <div className="flex items-center gap-1">
            <LanguageMenu variant="compact" align="start" />
            <LightsMenu isLabelShown />
          </div>
        </div>
      </Dialog>
    </header>
  );
}
