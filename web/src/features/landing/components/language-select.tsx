import type { LanguageCode } from "contract/languages";
import { changeLanguage, useLanguage, useT } from "../../../i18n/i18n.ts";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { Select } from "../../../ui/select.tsx";

/** The device's own list: the landing carries no menu of ours. */
export function LanguageSelect() {
  const t = useT();
  return (
    <Select
      aria-label={t("landing.language")}
      value={useLanguage()}
      className="w-44"
      onChange={(event) => void changeLanguage(event.target.value as LanguageCode)}
    >
      {LANGUAGES.map(({ code, nativeName }) => (
        <option key={code} value={code} lang={code}>
          {nativeName}
        </option>
      ))}
    </Select>
  );
}
