import type { CulturalProfile } from "content/cultures/schema";
import type { LanguageCode } from "contract/languages";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { traitsOf } from "../model.ts";

interface RegionCardProps {
  profile: CulturalProfile;
  /** It is the person's target region. */
  isOwn: boolean;
  /** Undefined until it has arrived. */
  sentences: readonly { text: string; isAdded: boolean }[] | undefined;
  language: LanguageCode;
}

/** The feedback as one region hears it: its manner in words, and what it adds marked. */
export function RegionCard({ profile, isOwn, sentences, language }: RegionCardProps) {
  const t = useT();
  return (
    <Panel
      as="article"
      aria-labelledby={`region-${profile.key}`}
      className="grid content-start gap-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`region-${profile.key}`} className="text-h3">
          {t(`cultures.regions.${profile.key}.country`)}
        </h3>
        {isOwn && <Badge tone="green">{t("languageDemo.adaptation.yours")}</Badge>}
      </div>
      <p className="flex flex-wrap gap-1.5">
        {traitsOf(profile).map((trait) => (
          <Badge key={trait} isBare>
            {t(`languageDemo.adaptation.${trait}`)}
          </Badge>
        ))}
      </p>
      {sentences === undefined ? (
        <Skeleton label={t("languageDemo.adaptation.loading")} />
      ) : (
        <p lang={language} dir="auto" className="leading-[1.6]">
          {sentences.map(({ text, isAdded }) => (
            <span key={text}>
              {isAdded ? (
                <mark className="rounded-[6px] bg-lagoon-soft box-decoration-clone px-1 py-0.5 font-medium text-lagoon-ink">
                  {text}
                </mark>
              ) : (
                text
              )}
              {language === "zh" ? "" : " "}
            </span>
          ))}
        </p>
      )}
    </Panel>
  );
}
