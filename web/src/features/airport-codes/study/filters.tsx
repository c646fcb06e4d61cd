import { CONTINENTS } from "content/airports/continents";
import { useT } from "../../../i18n/i18n.ts";
import { Chips } from "../../../ui/chips.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { type CodesView, SEARCH_MAX_CHARACTERS } from "../model.ts";

interface FiltersProps {
  view: CodesView;
  search: string;
  onSearch: (search: string) => void;
  onChange: (change: Partial<CodesView>) => void;
}

const ALL_CONTINENTS = ["all", ...CONTINENTS] as const;

/** Search box and continent filter (specification 2, section 2.9). */
export function Filters({ view, search, onSearch, onChange }: FiltersProps) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={t("airports.filters.search")}
        isLabelHidden
        className="min-w-0 tablet:max-w-[30rem]"
      >
        <TextInput
          type="search"
          placeholder={t("airports.filters.hint")}
          maxLength={SEARCH_MAX_CHARACTERS}
          dir="auto"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Field>
      <Chips
        label={t("airports.filters.continent")}
        value={view.continent}
        onChange={(continent) => onChange({ continent })}
        options={ALL_CONTINENTS.map((value) => ({
          value,
          label: value === "all" ? t("airports.filters.all") : t(`airports.continent.${value}`),
        }))}
      />
    </div>
  );
}
