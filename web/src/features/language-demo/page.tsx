import { useSearchParams } from "wouter";
import { useT } from "../../i18n/i18n.ts";
import { BackLink } from "../../parts/back-link/back-link.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { AdaptationSection } from "./adaptation/adaptation-section.tsx";
import { CoachingSection } from "./coaching/coaching-section.tsx";
import { InterfaceSection } from "./interface/interface-section.tsx";
import { SECTIONS, type Section, sectionFrom } from "./model.ts";
import { LanguageList } from "./side/language-list.tsx";
import { SpeechSection } from "./speech/speech-section.tsx";

const CONTENTS: Record<Section, React.ReactNode> = {
  interface: <InterfaceSection />,
  coaching: <CoachingSection />,
  adaptation: <AdaptationSection />,
  speech: <SpeechSection />,
};

/** /language-demo: what a language changes, and what a country does (specification 2, section 2.8). */
export default function LanguageDemoPage() {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 tablet:gap-8">
      <header>
        <BackLink />
        <h1 className="mt-1 text-h1">{t("features.languageDemo.title")}</h1>
        <p className="mt-2 max-w-[62ch] text-[1.125rem] text-ink-2 leading-[1.55]">
          {t("languageDemo.lede")}
        </p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_304px] desktop:gap-6">
        <Tabs
          label={t("languageDemo.sections.label")}
          value={sectionFrom(query)}
          onChange={(section) => setQuery({ section }, { replace: true })}
          tabs={SECTIONS.map((value) => ({
            value,
            label: t(`languageDemo.sections.${value}`),
            content: CONTENTS[value],
          }))}
          listClassName="max-tablet:grid! max-tablet:grid-cols-2"
        />
        <LanguageList />
      </div>
    </div>
  );
}
