import { useLanguage } from "../../i18n/i18n.ts";
import { LANGUAGES, QUICK_LANGUAGES } from "../../i18n/languages.ts";
import { classNames } from "../../ui/class-names.ts";
import { chooseLanguage } from "./choose-language.ts";
import { Flag } from "./flag.tsx";

/** English, Spanish, French and Chinese in one row (specification 1, section 2). */
export function QuickLanguages({ role }: { role?: "menuitemradio" }) {
  const current = useLanguage();
  return (
    <div
      className={classNames(
        "flex flex-wrap gap-1.5 max-tablet:grid max-tablet:w-full max-tablet:grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))]",
        role && "p-1",
      )}
    >
      {LANGUAGES.filter((language) => QUICK_LANGUAGES.includes(language.code)).map((language) => (
        <button
          key={language.code}
          type="button"
          lang={language.code}
          aria-label={`${language.code.toUpperCase()}, ${language.nativeName}`}
          {...(role
            ? { role, "aria-checked": language.code === current, tabIndex: -1 }
            : { "aria-pressed": language.code === current })}
          onClick={() => chooseLanguage(language.code)}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-[1.5px] border-seam px-2 tablet:px-3.5 font-semibold text-ink-2 text-small hover:border-edge aria-checked:border-lagoon aria-checked:bg-lagoon-soft aria-checked:text-lagoon-ink aria-pressed:border-lagoon aria-pressed:bg-lagoon-soft aria-pressed:text-lagoon-ink"
        >
          <Flag code={language.flag} />
          {language.code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
