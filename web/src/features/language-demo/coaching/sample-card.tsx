import { useQuery } from "@tanstack/react-query";
import type { SampleAnswer } from "content/language-demo/schema";
import { Square, Volume2 } from "lucide-react";
import { formatLanguage } from "../../../i18n/format.ts";
import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { Flag } from "../../../parts/languages/flag.tsx";
import { Disclosure } from "../../../parts/receipt/disclosure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { feedbackQuery } from "../api.ts";
import { AskFailed } from "../ask-failed.tsx";
import { HindranceLine } from "../hindrance-line.tsx";
import { SPEAKERS } from "../model.ts";
import type { PhraseVoice } from "../use-phrase-voice.ts";

interface SampleCardProps {
  sample: SampleAnswer;
  /** One for all cards: who is heard stops when another begins. */
  voice: PhraseVoice;
}

/** The story in one language and what the recruiter says to it, to be heard as well. */
export function SampleCard({ sample, voice }: SampleCardProps) {
  const t = useT();
  const current = useLanguage();
  const [speaker] = SPEAKERS;
  const { language } = sample;
  const feedback = useQuery(feedbackQuery(sample, speaker));
  const own = LANGUAGES.find(({ code }) => code === language);
  const said = feedback.data?.spokenFeedback ?? "";
  const isSaying = said !== "" && voice.saying === said;
  const named = { language: formatLanguage(language) };

  return (
    <Panel as="article" aria-labelledby={`sample-${language}`} className="grid content-start gap-4">
      <div className="flex min-h-7 items-center gap-3">
        {own && <Flag code={own.flag} />}
        <h3 id={`sample-${language}`} lang={language} className="flex-1 text-h3">
          {own?.nativeName}
        </h3>
        {language === current && <Badge tone="green">{t("languageDemo.side.active")}</Badge>}
      </div>
      <p lang={language} className="font-semibold leading-snug">
        {sample.question}
      </p>
      <Disclosure
        summary={t("languageDemo.coaching.answer")}
        summaryClassName="text-small text-ink-2"
      >
        <p lang={language} className="text-label text-ink-2 leading-normal">
          {sample.answer}
        </p>
      </Disclosure>
      {feedback.data ? (
        <div className="grid gap-3 rounded-[16px] bg-lagoon-soft p-4">
          <p className="flex flex-wrap items-center justify-between gap-2 font-semibold text-lagoon-ink text-small">
            {t("languageDemo.coaching.says", { name: speaker.name })}
            {feedback.data.score !== null && (
              <span className="tabular font-medium">
                {t("languageDemo.coaching.score", { score: feedback.data.score })}
              </span>
            )}
          </p>
          <p lang={feedback.data.language} dir="auto" className="leading-[1.55]">
            {said}
          </p>
          <Button
            className="justify-self-start"
            aria-pressed={isSaying}
            aria-label={t(
              isSaying ? "languageDemo.coaching.stopIn" : "languageDemo.coaching.listenIn",
              named,
            )}
            onClick={() =>
              isSaying ? voice.stop() : voice.say(said, feedback.data.language, speaker.voice)
            }
          >
            <Icon of={isSaying ? Square : Volume2} size={18} />
            {t(isSaying ? "languageDemo.coaching.stop" : "languageDemo.coaching.listen")}
          </Button>
          <HindranceLine voice={voice} texts={[said]} language={feedback.data.language} />
        </div>
      ) : feedback.isError ? (
        <AskFailed
          heading={t("languageDemo.coaching.failed")}
          error={feedback.error}
          onRetry={() => void feedback.refetch()}
        />
      ) : (
        <Skeleton label={t("languageDemo.coaching.loading")} lines={[1, 0.9, 1, 0.5]} />
      )}
    </Panel>
  );
}
