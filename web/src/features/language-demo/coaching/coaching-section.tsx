import { SAMPLE_ANSWERS } from "content/language-demo/sample-answers";
import { ArrowRight } from "lucide-react";
import { useT } from "../../../i18n/i18n.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { usePhraseVoice } from "../use-phrase-voice.ts";
import { SampleCard } from "./sample-card.tsx";

/** The coach on the same story in English, Spanish, French and Chinese (specification 2, section 2.8). */
export function CoachingSection() {
  const t = useT();
  const voice = usePhraseVoice();
  return (
    <section aria-labelledby="coaching-title">
      <h2 id="coaching-title" className="text-h2">
        {t("languageDemo.coaching.title")}
      </h2>
      <p className="mt-1.5 max-w-[62ch] text-ink-2">{t("languageDemo.coaching.text")}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 tablet:grid-cols-2 tablet:gap-6">
        {SAMPLE_ANSWERS.map((sample) => (
          <SampleCard key={sample.language} sample={sample} voice={voice} />
        ))}
      </div>
      <p className="mt-5 max-w-[62ch] text-ink-2 text-small">{t("languageDemo.coaching.others")}</p>
      <PageLink href="/text-practice" className={buttonClass("line", "normal", "mt-3")}>
        {t("languageDemo.coaching.own")}
        <Icon of={ArrowRight} size={16} isDirectional />
      </PageLink>
    </section>
  );
}
