import { useT } from "../../i18n/i18n.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { DASHBOARD_SECTIONS, type DashboardSection } from "../navigation.ts";
import { goToSection } from "./go-to-section.ts";

interface SectionNavProps {
  active: DashboardSection | null;
}

/** The four section buttons of the page header; hidden on small screens. */
export function SectionTabs({ active }: SectionNavProps) {
  const t = useT();
  return (
    <nav aria-label={t("nav.sections")} className="flex gap-1">
      {DASHBOARD_SECTIONS.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-current={id === active ? "true" : undefined}
          onClick={({ detail }) => goToSection(id, detail === 0)}
          className={classNames(
            "relative flex min-h-11 items-center whitespace-nowrap px-2.5 font-medium text-ink-2 text-label hover:text-ink desktop:px-3.5",
            id === active &&
              "font-semibold text-ink after:absolute after:inset-x-2.5 after:bottom-[3px] after:h-[3px] after:rounded-[3px] after:bg-lagoon desktop:after:inset-x-3.5",
          )}
        >
          {t(label)}
        </button>
      ))}
    </nav>
  );
}

/** The same four at the foot of a phone; hidden from medium screens on. Enlarged text grows as far as four labels fit. */
export function BottomBar({ active }: SectionNavProps) {
  const t = useT();
  return (
    <nav
      aria-label={t("nav.sections")}
      data-dock
      className="fixed inset-x-0 bottom-0 z-10 low:static grid grid-cols-4 border-seam border-t bg-panel px-2 pt-1.5 pb-[calc(6px+env(safe-area-inset-bottom))] tablet:hidden print:hidden"
    >
      {DASHBOARD_SECTIONS.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          aria-current={id === active ? "true" : undefined}
          onClick={({ detail }) => goToSection(id, detail === 0)}
          className={classNames(
            "flex min-h-[54px] flex-col items-center justify-center gap-[3px] font-medium text-[length:min(0.75rem,max(12px,4.6vw))] text-ink-2 leading-(--lh-bar)",
            id === active && "font-semibold text-ink",
          )}
        >
          <span
            className={classNames(
              "grid h-[30px] w-7 place-items-center rounded-window",
              id === active &&
                "bg-linear-[var(--sky-1),var(--sky-2)_52%,var(--sky-3)_74%,var(--sky-4)] text-[var(--tile-ink)]",
            )}
          >
            <Icon of={icon} size={20} />
          </span>
          {t(label)}
        </button>
      ))}
    </nav>
  );
}
