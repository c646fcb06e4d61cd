import { useT } from "../../../i18n/i18n.ts";
import { LanguageSelect } from "../../../parts/languages/language-select.tsx";

/** The language of the interface on this device; changes at once. */
export function LanguageChoice() {
  const t = useT();
  return (
    <div>
      <p aria-hidden className="mb-2 font-semibold text-label">
        {t("shell.language.label")}
      </p>
      <LanguageSelect label={t("shell.language.label")} />
    </div>
  );
}
