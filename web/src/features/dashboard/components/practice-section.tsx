import type { Response } from "contract/responses";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { NextInterviewLine } from "../../../parts/next-interview/next-interview-line.tsx";
import { PhoneFold } from "../../../parts/phone-fold/phone-fold.tsx";
import { DueLine } from "../../../parts/review/due-line.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { menuItemClass } from "../../../ui/menu-item-class.ts";
import { MenuSection } from "../../../ui/menu-section.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { PRACTICE_SCREENS, STUDY_LINKS } from "../practice-screens.ts";
import { ModeCards } from "./mode-cards.tsx";
import { PreparationLine } from "./preparation-line.tsx";

interface PracticeSectionProps {
  at: Date;
  /** Newest first; undefined while they are on their way. */
  answers: readonly Response[] | undefined;
}

/** Ways to practise, and every other place of the app. On phones the study links are folded. */
export function PracticeSection({ at, answers }: PracticeSectionProps) {
  const t = useT();
  return (
    <section id="practice" aria-labelledby="practice-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 tablet:mb-[18px]">
        <h2 id="practice-title" className="text-h2">
          {t("dashboard.practice.title")}
        </h2>
        <Menu
          label={t("dashboard.practice.all")}
          align="end"
          triggerClassName={buttonClass("quiet", "normal", "-me-3")}
          trigger={
            <>
              {t("dashboard.practice.all")}
              <Icon of={ChevronDown} size={18} />
            </>
          }
        >
          {PRACTICE_SCREENS.map(({ title, screens }) => (
            <MenuSection key={title} label={t(title)}>
              {screens.map(({ path, label }) => (
                <PageLink
                  key={path}
                  href={path}
                  role="menuitem"
                  tabIndex={-1}
                  className={menuItemClass}
                >
                  <span className="min-w-0 flex-1 leading-snug">{t(label)}</span>
                </PageLink>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </div>
      <ModeCards at={at} latest={answers?.[0]} />
      <NextInterviewLine otherwise="list" className="mt-3 tablet:mt-6" />
      <DueLine className="mt-3 tablet:mt-6" />
      <PreparationLine />
      <PhoneFold
        label={t("dashboard.practice.more")}
        className="border-seam max-tablet:mt-3 max-tablet:border-b"
      >
        <ul className="gap-x-10 tablet:mt-5 tablet:grid tablet:grid-cols-2 desktop:grid-cols-3">
          {STUDY_LINKS.map(({ path, label, icon }) => (
            <li key={path} className="border-seam border-t tablet:border-t-0 tablet:border-b">
              <PageLink
                href={path}
                className="flex min-h-[54px] items-center gap-3.5 font-medium hover:text-lagoon-ink tablet:min-h-[60px]"
              >
                <Icon of={icon} size={22} className="text-lagoon" />
                <span className="min-w-0 flex-1 leading-snug">{t(label)}</span>
                <Icon of={ChevronRight} size={18} isDirectional className="text-ink-2" />
              </PageLink>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  );
}
