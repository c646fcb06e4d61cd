import { memo } from "react";
import { useLocation } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { useAccount } from "../../lib/account.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { NAV_GROUPS, type NavEntry, TRAINER_ENTRY } from "../navigation.ts";
import { findPage } from "../pages.ts";

interface NavListProps {
  /** rail: words beside the icon, under it on tablets; sheet: rows of 50 px on phones. */
  shape: "rail" | "sheet";
  onChoose?: () => void;
}

const TILE =
  "grid h-[34px] w-[26px] shrink-0 place-items-center rounded-window max-desktop:[.rail_&]:h-7 max-desktop:[.rail_&]:w-6";
const LIT =
  "bg-linear-[var(--sky-1),var(--sky-2)_52%,var(--sky-3)_74%,var(--sky-4)] text-[var(--tile-ink)] shadow-[0_0_0_2px_var(--panel),0_0_0_3px_var(--seam)]";

/** The eleven entries, and a trainer's own; the current one's icon sits in a lit window, nothing else is coloured. */
export function NavList({ shape, onChoose }: NavListProps) {
  const t = useT();
  const [path] = useLocation();
  const under = findPage(path)?.under;
  const isTrainer = useAccount().record.profile === "trainer";
  const isRail = shape === "rail";

  return (
    <nav
      aria-label={t("nav.main")}
      className={classNames("flex flex-1 flex-col", isRail && "rail")}
    >
      {NAV_GROUPS.map((group) => (
        <div key={group.title ?? "first"}>
          {group.title && (
            <p
              className={classNames(
                "px-3 pt-3.5 pb-1 text-ink-2 text-micro leading-[1.3]",
                isRail &&
                  "max-desktop:mx-3.5 max-desktop:my-1.5 max-desktop:h-px max-desktop:overflow-hidden max-desktop:bg-seam max-desktop:p-0 max-desktop:text-transparent",
              )}
            >
              {t(group.title)}
            </p>
          )}
          <ul>
            {[
              ...group.entries,
              ...(isTrainer && group.title === "nav.groups.interviews" ? [TRAINER_ENTRY] : []),
            ].map((entry) => (
              <NavRow
                key={entry.path}
                entry={entry}
                isRail={isRail}
                current={entry.path === path ? "page" : entry.path === under ? "true" : undefined}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface NavRowProps {
  entry: NavEntry;
  isRail: boolean;
  current: "page" | "true" | undefined;
  onChoose: (() => void) | undefined;
}

/** A step to another screen draws two of the eleven anew: the one that was lit, and the one that is. */
const NavRow = memo(function NavRow({ entry, isRail, current, onChoose }: NavRowProps) {
  const t = useT();
  return (
    <li>
      <PageLink
        href={entry.path}
        aria-current={current}
        onClick={onChoose}
        className={classNames(
          "flex items-center gap-3 rounded-control px-2.5 py-0.5 font-medium text-ink-2 hover:text-ink",
          isRail
            ? "min-h-11 text-label max-desktop:min-h-[58px] max-desktop:flex-col max-desktop:justify-center max-desktop:gap-0.5 max-desktop:px-0.5 max-desktop:py-[7px] max-desktop:text-center max-desktop:text-icon"
            : "min-h-[50px]",
          current && "bg-panel font-semibold text-ink shadow-[inset_0_0_0_1px_var(--seam)]",
        )}
      >
        <span className={classNames(TILE, current && LIT)}>
          <Icon of={entry.icon} size={18} />
        </span>
        <span className={isRail ? "max-desktop:hidden" : undefined}>{t(entry.label)}</span>
        {isRail && <span className="desktop:hidden">{t(entry.short)}</span>}
      </PageLink>
    </li>
  );
});
