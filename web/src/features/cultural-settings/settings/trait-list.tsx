import { culturalStyle } from "coach/culture/style";
import type { CulturalProfile } from "content/cultures/schema";
import { useT } from "../../../i18n/i18n.ts";

/** How interviews tend to go in a region, in five words, and what that changes here. */
export function TraitList({ profile }: { profile: CulturalProfile }) {
  const t = useT();
  const { tone, directness } = culturalStyle(profile);
  const traits = [
    ["style", t(`cultures.traits.interviewStyle.${profile.interviewStyle}`)],
    ["communication", t(`cultures.traits.communicationStyle.${profile.communicationStyle}`)],
    ["time", t(`cultures.traits.timeOrientation.${profile.timeOrientation}`)],
    ["hierarchy", t(`cultures.traits.hierarchyRespect.${profile.hierarchyRespect}`)],
    ["smallTalk", t(`cultures.traits.smallTalkExpectation.${profile.smallTalkExpectation}`)],
    ["feedback", t(`cultures.traits.feedback.${tone}.${directness}`)],
  ] as const;
  return (
    <div>
      <h3 className="font-semibold text-label">{t("cultures.traits.title")}</h3>
      <dl className="mt-2 grid gap-x-8 tablet:grid-cols-2">
        {traits.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-seam border-t py-2.5 text-small"
          >
            <dt className="text-ink-2">{t(`cultures.traits.name.${name}`)}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
