import { formatLanguage } from "../../../i18n/format.ts";
import { changeLanguage, useLanguage, useT } from "../../../i18n/i18n.ts";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { Flag } from "../../../parts/languages/flag.tsx";
import { LanguageMenu } from "../../../parts/languages/language-menu.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** The selector, and every language with what it has; the one in use is marked (specification 2, section 2.8). */
export function LanguageList() {
  const t = useT();
  const current = useLanguage();
  return (
    <Panel as="section" aria-labelledby="supported-title" className="p-5!">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="supported-title" className="text-h3">
          {t("languageDemo.side.title")}
        </h2>
        <div className="-mx-3">
          <LanguageMenu variant="full" />
        </div>
      </div>
      <p className="mt-1 text-ink-2 text-small">{t("languageDemo.side.text")}</p>
      <ul className="mt-3 tablet:max-desktop:grid tablet:max-desktop:grid-cols-2 tablet:max-desktop:gap-x-6">
        {LANGUAGES.map(({ code, nativeName, flag }) => {
          const isActive = code === current;
          return (
            <li key={code} className="border-seam border-t">
              <button
                type="button"
                aria-pressed={isActive}
                onClick={() => void changeLanguage(code)}
                className="-mx-2 flex min-h-13 w-[calc(100%+1rem)] items-center gap-3 rounded-[12px] px-2 py-1.5 text-start hover:bg-well"
              >
                <Flag code={flag} />
                <span className="min-w-0 flex-1">
                  <span lang={code} className="block font-semibold text-label leading-snug">
                    {nativeName}
                  </span>
                  <span className="block text-ink-2 text-micro">{formatLanguage(code)}</span>
                </span>
                {isActive && <Badge tone="green">{t("languageDemo.side.active")}</Badge>}
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
