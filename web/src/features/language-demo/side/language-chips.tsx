import type { LanguageCode } from "contract/languages";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { Chips } from "../../../ui/chips.tsx";

interface LanguageChipsProps {
  /** Name of the group. */
  label: string;
  value: LanguageCode;
  onChange: (code: LanguageCode) => void;
}

/** The eleven languages by their own names, to choose one for a part of the screen. */
export function LanguageChips({ label, value, onChange }: LanguageChipsProps) {
  return (
    <Chips
      label={label}
      value={value}
      onChange={onChange}
      options={LANGUAGES.map(({ code, nativeName }) => ({
        value: code,
        label: <span lang={code}>{nativeName}</span>,
      }))}
    />
  );
}
