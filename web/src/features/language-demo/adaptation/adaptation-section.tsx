import { useQueries, useQuery } from "@tanstack/react-query";
import { CULTURAL_PROFILES } from "content/cultures/cultures";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { useUser } from "../../../lib/account.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { adaptedQuery, feedbackQuery, sampleIn } from "../api.ts";
import { AskFailed } from "../ask-failed.tsx";
import { adaptedSentences, SPEAKERS } from "../model.ts";
import { RegionCard } from "./region-card.tsx";

const PROFILES = Object.values(CULTURAL_PROFILES);

/** One feedback as each of the six regions would hear it, side by side, with what each adds marked. */
export function AdaptationSection() {
  const t = useT();
  const sample = sampleIn(useLanguage());
  const region = useUser()?.targetRegion ?? null;
  const [speakerId, setSpeakerId] = useState<(typeof SPEAKERS)[number]["id"]>(SPEAKERS[0].id);
  const speaker = SPEAKERS.find(({ id }) => id === speakerId) ?? SPEAKERS[0];
  const feedback = useQuery(feedbackQuery(sample, speaker));
  const original = feedback.data?.spokenFeedback;
  const adapted = useQueries({
    queries: PROFILES.map(({ key }) => adaptedQuery(sample, speaker, key, original)),
  });
  const spoken = adapted.flatMap(({ data }) => data?.spokenResponse ?? []);
  // Together: what is marked is what differs between them.
  const sentences =
    original !== undefined && spoken.length === PROFILES.length
      ? adaptedSentences(original, spoken, sample.language)
      : undefined;
  const failed = [feedback, ...adapted].find(({ isError }) => isError);
  const retry = () => {
    for (const query of [feedback, ...adapted]) if (query.isError) void query.refetch();
  };

  return (
    <section aria-labelledby="adaptation-title">
      <h2 id="adaptation-title" className="text-h2">
        {t("languageDemo.adaptation.title")}
      </h2>
      <p className="mt-1.5 max-w-[62ch] text-ink-2">{t("languageDemo.adaptation.text")}</p>
      <Segmented
        label={t("languageDemo.adaptation.speaker")}
        value={speaker.id}
        onChange={setSpeakerId}
        options={SPEAKERS.map(({ id, name }) => ({ value: id, label: name }))}
        className="mt-4 max-tablet:grid!"
      />
      {failed ? (
        <Panel className="mt-5">
          <AskFailed
            heading={t("languageDemo.adaptation.failed")}
            error={failed.error}
            onRetry={retry}
          />
        </Panel>
      ) : original === undefined ? (
        <Panel className="mt-5">
          <Skeleton
            label={t("languageDemo.adaptation.loading")}
            lines={[1, 0.9, 1, 0.5]}
            className="min-h-[32rem]"
          />
        </Panel>
      ) : (
        <>
          <div className="mt-5 rounded-panel bg-well p-5 tablet:p-6">
            <h3 className="font-semibold text-ink-2 text-small">
              {t("languageDemo.adaptation.original")}
            </h3>
            <p lang={sample.language} dir="auto" className="mt-1.5 leading-[1.55]">
              {original}
            </p>
          </div>
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 tablet:mt-6 tablet:grid-cols-2 tablet:gap-6">
            {PROFILES.map((profile, index) => (
              <RegionCard
                key={profile.key}
                profile={profile}
                isOwn={profile.key === region}
                sentences={sentences?.[index]}
                language={sample.language}
              />
            ))}
          </div>
        </>
      )}
      <p className="mt-5 max-w-[62ch] text-ink-2 text-small">{t("languageDemo.adaptation.own")}</p>
      <PageLink href="/cultural-settings" className={buttonClass("line", "normal", "mt-3")}>
        {t("languageDemo.adaptation.set")}
        <Icon of={ArrowRight} size={16} isDirectional />
      </PageLink>
    </section>
  );
}
