import { LanguageMenu } from "../../parts/languages/language-menu.tsx";
import type { DashboardSection } from "../navigation.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { InboxBell } from "./inbox-bell.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { SectionTabs } from "./section-nav.tsx";

interface TopBarProps {
  hasSections: boolean;
  active: DashboardSection | null;
}

/** The page header from tablets on: section buttons on the dashboard, language, profile. */
export function TopBar({ hasSections, active }: TopBarProps) {
  return (
    <header className="sticky top-0 z-10 low:static flex min-h-[72px] items-center gap-2 bg-cabin px-7 py-3.5 max-tablet:hidden desktop:gap-4 print:hidden desktop:px-10">
      {hasSections && <SectionTabs active={active} />}
      <span className="flex-1" />
      <PaletteButton />
      <LanguageMenu variant="full" />
      <InboxBell />
      <ProfileMenu />
    </header>
  );
}
