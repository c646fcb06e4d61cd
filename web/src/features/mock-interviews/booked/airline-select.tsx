import { useQuery } from "@tanstack/react-query";
import { useT } from "../../../i18n/i18n.ts";
import { airlinesQuery } from "../../../parts/airline-dialog/api.ts";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { airlineNames } from "./model.ts";

/** No entry of a select may have an empty value (specification 1, section 5). */
const NONE = "none";

interface AirlineSelectProps {
  /** "" for none. */
  value: string;
  target: string;
  onChange: (airline: string) => void;
}

/** The airline that an interview is to be like; without the list of them there is still the target, and none. */
export function AirlineSelect({ value, target, onChange }: AirlineSelectProps) {
  const t = useT();
  const { data } = useQuery(airlinesQuery);
  const known = data?.map(({ airlineName }) => airlineName) ?? [];
  const names = airlineNames(airlineNames(known, target), value);
  return (
    <Field label={t("booking.form.airline")}>
      <Select
        value={value || NONE}
        onChange={({ target: { value: chosen } }) => onChange(chosen === NONE ? "" : chosen)}
      >
        <option value={NONE}>{t("booking.form.airlineNone")}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
