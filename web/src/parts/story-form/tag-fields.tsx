import { useQuery } from "@tanstack/react-query";
import { COMPETENCIES } from "contract/question-terms";
import { STORY_TITLE_MAX_CHARACTERS, STORY_VALUES_MAX } from "contract/story-terms";
import { useId, useState } from "react";
import { formatList } from "../../i18n/format.ts";
import { useT } from "../../i18n/i18n.ts";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { ToggleChips } from "../../ui/toggle-chips.tsx";
import { airlinesQuery } from "../airline-dialog/api.ts";
import { AirlineSelect } from "./airline-select.tsx";
import {
  type StoryTags,
  shortValue,
  taggedAirlines,
  toggled,
  toggledValue,
  valuesToOffer,
} from "./model.ts";

interface TagFieldsProps {
  tags: StoryTags;
  /** Airline whose values are offered first; "" where none is known. */
  airline: string;
  titleError: string | undefined;
  onChange: (change: Partial<StoryTags>) => void;
}

/** Title, competencies and airline values of a story. */
export function TagFields({ tags, airline: first, titleError, onChange }: TagFieldsProps) {
  const t = useT();
  const id = useId();
  const airlines = useQuery(airlinesQuery);
  const [airline, setAirline] = useState(first);
  const coreValues = airlines.data?.find((one) => one.airlineName === airline)?.coreValues ?? [];
  const values = airline ? valuesToOffer(airline, coreValues, tags.airlineValues) : [];
  const on = tags.airlineValues.filter((one) => one.airline === airline).map(({ value }) => value);
  const isFull = tags.airlineValues.length >= STORY_VALUES_MAX;
  const others = taggedAirlines(tags.airlineValues).filter(([name]) => name !== airline);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field label={t("stories.form.title")} hint={t("stories.form.titleHint")} error={titleError}>
        <TextInput
          dir="auto"
          data-autofocus
          maxLength={STORY_TITLE_MAX_CHARACTERS}
          value={tags.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <div>
        <p id={`${id}c`} className="mb-2 font-semibold text-label">
          {t("stories.form.competencies")}
        </p>
        <ToggleChips
          labelledBy={`${id}c`}
          options={COMPETENCIES.map((value) => ({
            value,
            label: t(`stories.competency.${value}`),
          }))}
          values={tags.competencies}
          onToggle={(value) => onChange({ competencies: toggled(tags.competencies, value) })}
        />
      </div>
      <div>
        <AirlineSelect
          label={t("stories.form.values")}
          hint={t("stories.form.valuesHint")}
          value={airline}
          onChange={setAirline}
        />
        {values.length > 0 && (
          <div className="mt-3">
            <p id={`${id}v`} className="sr-only">
              {t("stories.form.valuesOf", { airline })}
            </p>
            <ToggleChips
              labelledBy={`${id}v`}
              options={values
                .filter((value) => !isFull || on.includes(value))
                .map((value) => ({ value, label: <bdi lang="en">{shortValue(value)}</bdi> }))}
              values={on}
              onToggle={(value) =>
                onChange({ airlineValues: toggledValue(tags.airlineValues, { airline, value }) })
              }
            />
          </div>
        )}
        {airlines.isError && (
          <p className="mt-2 text-red-ink text-small">{t("stories.airline.failed")}</p>
        )}
        {others.length > 0 && (
          <p className="mt-2 text-ink-2 text-small">
            {t("stories.form.others", {
              list: formatList(
                others.map(([name, count]) => t("stories.form.other", { airline: name, count })),
              ),
            })}
          </p>
        )}
      </div>
    </div>
  );
}
