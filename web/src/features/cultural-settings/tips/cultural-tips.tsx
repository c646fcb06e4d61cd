import { typicalQuestions } from "coach/preparation/questions";
import type { CulturalProfile } from "content/cultures/schema";
import type { LucideIcon } from "lucide-react";
import {
  ArrowRight,
  Check,
  CreditCard,
  Eye,
  Gift,
  Hand,
  MessageSquareQuote,
  MoveHorizontal,
  Shirt,
  X,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TraitList } from "../settings/trait-list.tsx";
import { OfficeDays } from "./office-days.tsx";

interface CulturalTipsProps {
  profile: CulturalProfile;
  home: string;
  /** The settings were saved a moment ago: the reader is brought here. */
  hasJustSaved: boolean;
}

/** All there is to know of the saved region, in the order in which the day needs it. */
export function CulturalTips({ profile, home, hasJustSaved }: CulturalTipsProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasJustSaved) heading.current?.focus();
  }, [hasJustSaved]);
  const moments = [
    ["handshake", Hand, profile.handshakeStyle],
    ["eyes", Eye, profile.eyeContactNorms],
    ["space", MoveHorizontal, profile.personalSpacePreference],
    ["card", CreditCard, profile.businessCardProtocol],
    ["gift", Gift, profile.giftGivingNorms],
  ] as const;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
      <Panel as="section" aria-labelledby="tips-title">
        <h2 id="tips-title" ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t("cultures.tips.title", { country: t(`cultures.regions.${profile.key}.country`) })}
        </h2>
        <p className="mt-1.5 mb-5 max-w-[62ch] text-ink-2">{t("cultures.tips.tendencies")}</p>
        <TraitList profile={profile} />
      </Panel>

      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-6">
        <Group title={t("cultures.tips.do")}>
          <Points points={profile.interviewTips} icon={Check} tone="text-green-ink" />
        </Group>
        <Group title={t("cultures.tips.avoid")}>
          <Points points={profile.culturalTaboos} icon={X} tone="text-red-ink" />
        </Group>
      </div>

      <Group title={t("cultures.tips.meeting")}>
        <ul lang="en" dir="auto" className="mb-4 grid gap-2">
          {profile.commonGreetings.map((greeting) => (
            <li key={greeting} className="flex gap-3">
              <Icon of={MessageSquareQuote} className="mt-0.5 text-lagoon" />
              <span>{greeting}</span>
            </li>
          ))}
        </ul>
        <dl className="grid gap-x-8 tablet:grid-cols-2">
          {moments.map(([name, icon, text]) => (
            <div key={name} className="border-seam border-t py-3.5 tablet:last:col-span-2">
              <dt className="flex gap-3 font-semibold text-label">
                <Icon of={icon} className="mt-0.5 text-lagoon" />
                {t(`cultures.tips.moment.${name}`)}
              </dt>
              <dd lang="en" dir="auto" className="ms-8 mt-0.5 text-label rtl:text-right">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </Group>

      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-6">
        <Group title={t("cultures.tips.dress")}>
          <Points points={profile.dressCodeExpectations} icon={Shirt} tone="text-lagoon" />
        </Group>
        <Group title={t("cultures.tips.stages")}>
          <ol lang="en" dir="auto" className="grid gap-2.5">
            {profile.selectionStages.map((stage, index) => (
              <li key={stage} className="flex gap-3 text-label">
                <span className="tabular grid h-[1.625rem] w-[1.3125rem] shrink-0 place-items-center rounded-window bg-lagoon-soft font-semibold text-icon text-lagoon-ink">
                  {index + 1}
                </span>
                <span>{stage}</span>
              </li>
            ))}
          </ol>
        </Group>
      </div>

      <Group title={t("cultures.tips.questions")}>
        <ul>
          {typicalQuestions(profile).map(({ id, question }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 border-seam border-t py-2 first:border-t-0"
            >
              <span lang="en" dir="auto" className="min-w-0 flex-1 basis-64">
                {question}
              </span>
              <PageLink
                href={`/cultural-settings?tab=prep&module=questions&ask=${id}`}
                aria-label={t("cultures.tips.practiseThis", { question })}
                className={buttonClass("quiet", "normal", "-me-3 max-tablet:-ms-3")}
              >
                {t("cultures.tips.practise")}
                <Icon of={ArrowRight} size={16} isDirectional />
              </PageLink>
            </li>
          ))}
        </ul>
      </Group>

      <OfficeDays profile={profile} home={home} />

      <p className="text-ink-2 text-micro">
        {t("cultures.tips.sources")}{" "}
        <span lang="en" dir="auto">
          {profile.sources.map(({ name, year }) => `${name} (${year})`).join("; ")}
        </span>
      </p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" aria-label={title}>
      <h3 className="mb-3 text-h3">{title}</h3>
      {children}
    </Panel>
  );
}

function Points(props: { points: readonly string[]; icon: LucideIcon; tone: string }) {
  const { points, icon, tone } = props;
  return (
    <ul lang="en" dir="auto" className="grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5 text-label">
          <Icon of={icon} size={18} className={`mt-0.5 ${tone}`} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
