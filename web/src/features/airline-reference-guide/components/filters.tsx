import { REGIONS } from "contract/airline-fact-terms";
import { Search } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { canSearch, type GuideView, SEARCH_MAX_CHARACTERS } from "../model.ts";

interface FiltersProps {
  view: GuideView;
  onChange: (change: Partial<GuideView>) => void;
}

const ALL_REGIONS = ["all", ...REGIONS] as const;

/** Region, and the search: used above two characters, by its button (specification 2, section 2.1). */
export function Filters({ view, onChange }: FiltersProps) {
  const t = useT();
  const [text, setText] = useState(view.search);
  // Changed from outside: Clear below the list, or Back.
  useEffect(() => setText(view.search), [view.search]);
  const isTooShort = text.trim() !== "" && !canSearch(text);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSearch(text)) onChange({ search: text.trim() });
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Chips
        label={t("guide.filters.region")}
        value={view.region}
        onChange={(region) => onChange({ region })}
        options={ALL_REGIONS.map((value) => ({
          value,
          label: value === "all" ? t("guide.filters.all") : t(`airline.region.${value}`),
        }))}
      />
      <form onSubmit={handleSubmit} className="flex flex-wrap items-start gap-2.5">
        <Field
          label={t("guide.filters.search")}
          isLabelHidden
          className="min-w-0 flex-1 basis-44 tablet:max-w-96"
        >
          <TextInput
            type="search"
            placeholder={t("guide.filters.hint")}
            maxLength={SEARCH_MAX_CHARACTERS}
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" disabled={!canSearch(text)} className="min-h-12">
          <Icon of={Search} size={18} />
          {t("guide.filters.action")}
        </Button>
        {(text !== "" || view.search !== "") && (
          <Button
            variant="quiet"
            className="min-h-12"
            onClick={() => {
              setText("");
              onChange({ search: "" });
            }}
          >
            {t("guide.filters.clear")}
          </Button>
        )}
        {isTooShort && (
          <p role="status" className="basis-full text-ink-2 text-small">
            {t("guide.filters.tooShort")}
          </p>
        )}
      </form>
    </div>
  );
}
