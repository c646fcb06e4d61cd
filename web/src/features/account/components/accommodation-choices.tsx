import type { Accommodations } from "contract/users";
import { useT } from "../../../i18n/i18n.ts";
import { ACCOMMODATIONS } from "../model.ts";
import { Choice } from "./choice.tsx";

type AccommodationChoicesProps = {
  accommodations: Accommodations;
  onChange: (accommodations: Accommodations) => void;
};

/** Set once, followed by every timed or recorded screen. */
export function AccommodationChoices({ accommodations, onChange }: AccommodationChoicesProps) {
  const t = useT();
  return (
    <fieldset>
      <legend className="font-semibold text-label">
        {t("account.settings.accommodations.title")}
      </legend>
      <p className="mt-0.5 mb-1.5 text-ink-2 text-small">
        {t("account.settings.accommodations.text")}
      </p>
      {ACCOMMODATIONS.map((key) => (
        <Choice
          key={key}
          label={t(`account.settings.accommodations.${key}`)}
          sentence={t(`account.settings.accommodations.${key}Text`)}
          isChecked={accommodations[key]}
          onChange={(isChecked) => onChange({ ...accommodations, [key]: isChecked })}
        />
      ))}
    </fieldset>
  );
}
