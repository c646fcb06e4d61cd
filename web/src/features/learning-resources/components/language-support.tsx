import { useLanguage, useT } from "../../../i18n/i18n.ts";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { LanguageMenu } from "../../../parts/languages/language-menu.tsx";
import { QuickLanguages } from "../../../parts/languages/quick-languages.tsx";
import { PageLink } from "../../../ui/page-link.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** The languages, to switch right here, and what changes with them. */
export function LanguageSupport() {
  const t = useT();
  const code = useLanguage();
  const current = LANGUAGES.find((language) => language.code === code);
  return (
    <Panel
      as="section"
      aria-labelledby="languages-title"
      className="grid gap-x-14 gap-y-6 desktop:grid-cols-2"
    >
      <div>
        <h2 id="languages-title" className="text-h2">
          {t("resources.languages.title")}
        </h2>
        <p className="mt-1.5 text-ink-2">{t("resources.languages.text")}</p>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <QuickLanguages />
          <div className="max-tablet:-ms-3">
            <LanguageMenu variant="full" align="start" />
          </div>
        </div>
        <p role="status" className="mt-2 text-ink-2 text-small">
          {t("resources.languages.now", { language: current?.nativeName ?? code })}
        </p>
      </div>
      <div>
        <ul className="grid gap-2 ps-4 text-label leading-normal *:list-disc marker:text-lagoon">
          <li>{t("resources.languages.points.direction")}</li>
          <li>{t("resources.languages.points.formats")}</li>
          <li>{t("resources.languages.points.coach")}</li>
        </ul>
        <h3 className="mt-5 text-h3">{t("resources.languages.cultural")}</h3>
        <p className="mt-1 text-label text-ink-2 leading-normal">
          {t("resources.languages.culturalText")}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {(
            [
              ["/cultural-settings", "cultural"],
              ["/language-demo", "languageDemo"],
            ] as const
          ).map(([path, feature]) => (
            <PageLink
              key={path}
              href={path}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-label text-lagoon-ink"
            >
              <span className="underline underline-offset-4">{t(`features.${feature}.title`)}</span>
            </PageLink>
          ))}
        </p>
      </div>
    </Panel>
  );
}
