import { STAR_SECTIONS } from "contract/star";
import { Ear, type LucideIcon, MicVocal, Pause, Timer } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { PhoneFold } from "../../../parts/phone-fold/phone-fold.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";

const TIPS: readonly { id: "place" | "length" | "pause" | "listen"; icon: LucideIcon }[] = [
  { id: "place", icon: MicVocal },
  { id: "length", icon: Timer },
  { id: "pause", icon: Pause },
  { id: "listen", icon: Ear },
];

/** How to record, and how to build what is said (specification 2, section 2.4). */
export function GuidePanels() {
  const t = useT();
  return (
    <>
      <Panel as="section" className="py-4! tablet:py-6!" aria-label={t("audio.tips.title")}>
        <h2 className="mb-3 text-h3 max-tablet:hidden">{t("audio.tips.title")}</h2>
        <PhoneFold label={t("audio.tips.title")}>
          <ul className="grid gap-2.5 text-label max-tablet:pb-2">
            {TIPS.map(({ id, icon }) => (
              <li key={id} className="flex gap-2.5">
                <Icon of={icon} size={17} className="mt-1 text-ink-2" />
                <span>{t(`audio.tips.${id}`)}</span>
              </li>
            ))}
          </ul>
        </PhoneFold>
      </Panel>
      <Panel as="section" className="py-4! tablet:py-6!" aria-label={t("audio.guide.title")}>
        <h2 className="mb-3 text-h3 max-tablet:hidden">{t("audio.guide.title")}</h2>
        <PhoneFold label={t("audio.guide.title")}>
          <dl className="grid gap-3 text-label max-tablet:pb-2">
            {STAR_SECTIONS.map((section) => (
              <div key={section}>
                <dt className="font-semibold text-ink-2 text-small">
                  {t(`practice.section.${section}`)}
                </dt>
                <dd>{t(`audio.guide.${section}`)}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
      </Panel>
    </>
  );
}
