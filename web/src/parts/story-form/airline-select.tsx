import { useQuery } from "@tanstack/react-query";
import { useT } from "../../i18n/i18n.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { airlinesQuery } from "../airline-dialog/api.ts";

interface AirlineSelectProps {
  label: string;
  hint?: string;
  className?: string;
  /** Name of the airline; "" for none. */
  value: string;
  onChange: (airline: string) => void;
}

/** The airline whose values are meant. */
export function AirlineSelect({ value, onChange, ...field }: AirlineSelectProps) {
  const t = useT();
  const { data: airlines } = useQuery(airlinesQuery);
  return (
    <Field {...field}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t("stories.airline.none")}</option>
        {airlines?.map(({ airlineName }) => (
          <option key={airlineName} value={airlineName}>
            {airlineName}
          </option>
        ))}
      </Select>
    </Field>
  );
}
