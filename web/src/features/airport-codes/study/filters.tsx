import { CONTINENTS } from "content/airports/continents";
import { useT } from "../../../i18n/i18n.ts";
import { Chips } from "../../../ui/chips.tsx";
import { Field } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { type CodesView, SEARCH_MAX_CHARACTERS } from "../model.ts";

interface FiltersProps {
  view: CodesView;
  search: string;
  onSearch: (search: string) => void;
  onChange: (change: Partial<CodesView>) => void;
  onMapExpected: () => void;
}

const ALL_CONTINENTS = ["all", ...CONTINENTS] as const;

/** Search box and continent filter (specification 2, section 2.9), and whether a list or the map is looked at. */
export function Filters({ view, search, onSearch, onChange, onMapExpected }: FiltersProps) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Field
          label={t("airports.filters.search")}
          isLabelHidden
          className="min-w-0 flex-1 basis-64 tablet:max-w-[30rem]"
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
        <Segmented
          label={t("airports.look.label")}
          value={view.look}
          onChange={(look) => onChange({ look, code: "" })}
          onExpected={onMapExpected}
          options={(["list", "map"] as const).map((value) => ({
            value,
            label: t(`airports.look.${value}`),
          }))}
          className="max-tablet:w-full"
        />
      </div>
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
