import { TERM_CATEGORIES, TERM_IMPORTANCES } from "content/terminology/categories";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { isNarrowed, SEARCH_MAX_CHARACTERS, type StudyView } from "../model.ts";

interface FiltersProps {
  view: StudyView;
  onChange: (change: Partial<StudyView>) => void;
}

/** Search and both filters, which hold together (specification 2, section 5). */
export function Filters({ view, onChange }: FiltersProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know the element in every browser yet.
    <div role="search" className="grid grid-cols-2 items-end gap-3 tablet:flex">
      <Field label={t("terms.filters.search")} className="col-span-full min-w-0 flex-1">
        <TextInput
          type="search"
          placeholder={t("terms.filters.hint")}
          maxLength={SEARCH_MAX_CHARACTERS}
          dir="auto"
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </Field>
      <Field label={t("terms.filters.category")}>
        <Select
          value={view.category}
          onChange={(event) => onChange({ category: event.target.value as StudyView["category"] })}
        >
          <option value="all">{t("terms.filters.allCategories")}</option>
          {TERM_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`terms.category.${category}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("terms.filters.importance")}>
        <Select
          value={view.importance}
          onChange={(event) =>
            onChange({ importance: event.target.value as StudyView["importance"] })
          }
        >
          <option value="all">{t("terms.filters.allImportances")}</option>
          {TERM_IMPORTANCES.map((importance) => (
            <option key={importance} value={importance}>
              {t(`terms.importance.${importance}`)}
            </option>
          ))}
        </Select>
      </Field>
      {isNarrowed(view) && (
        <Button
          variant="quiet"
          className="min-h-12 max-tablet:col-span-full"
          onClick={() => onChange({ search: "", category: "all", importance: "all" })}
        >
          {t("terms.filters.clear")}
        </Button>
      )}
    </div>
  );
}
