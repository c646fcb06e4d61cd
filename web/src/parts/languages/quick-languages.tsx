import { changeLanguage, useLanguage } from "../../i18n/i18n.ts";
import { LANGUAGES, QUICK_LANGUAGES } from "../../i18n/languages.ts";
import { Flag } from "./flag.tsx";

/** English, Spanish, French and Chinese in one row (specification 1, section 2). */
export function QuickLanguages({ role }: { role?: "menuitemradio" }) {
  const current = useLanguage();
  return (
    <div className="flex flex-wrap gap-1.5 px-1 py-1">
      {LANGUAGES.filter((language) => QUICK_LANGUAGES.includes(language.code)).map((language) => (
        <button
          key={language.code}
          type="button"
          lang={language.code}
          aria-label={`${language.code.toUpperCase()}, ${language.nativeName}`}
          {...(role
            ? { role, "aria-checked": language.code === current, tabIndex: -1 }
            : { "aria-pressed": language.code === current })}
          onClick={() => void changeLanguage(language.code)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-seam px-3.5 font-semibold text-ink-2 text-small hover:border-edge aria-checked:border-lagoon aria-checked:bg-lagoon-soft aria-checked:text-lagoon-ink aria-pressed:border-lagoon aria-pressed:bg-lagoon-soft aria-pressed:text-lagoon-ink"
        >
          <Flag code={language.flag} />
          {language.code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
