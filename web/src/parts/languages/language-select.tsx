import type { LanguageCode } from "contract/languages";
import { changeLanguage, useLanguage } from "../../i18n/i18n.ts";
import { LANGUAGES } from "../../i18n/languages.ts";
import { Select } from "../../ui/select.tsx";

/** The languages in the device's own list, for places without a menu of ours. */
export function LanguageSelect({ label }: { label: string }) {
  return (
    <Select
      aria-label={label}
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
