import { useQuery } from "@tanstack/react-query";
import type { Story } from "contract/stories";
import { useId, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { airlinesQuery } from "../../../parts/airline-dialog/api.ts";
import { AirlineSelect } from "../../../parts/story-form/airline-select.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { coverageOf, firstAirline, matrixOf } from "../model.ts";
import { WallLines } from "./wall-lines.tsx";
import { WallTable } from "./wall-table.tsx";

interface WallProps {
  stories: readonly Story[];
  /** The target airline; "" where none is set. */
  target: string;
  onEdit: (story: Story) => void;
}

/** Competencies by an airline's values, a window for each square: what is lit can be told. */
export function Wall({ stories, target, onEdit }: WallProps) {
  const t = useT();
  const id = useId();
  const airlines = useQuery(airlinesQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const name = chosen ?? firstAirline(target, stories);
  const airline = airlines.data?.find((one) => one.airlineName === name) ?? null;
  const rows = matrixOf(stories, airline);
  const covered = coverageOf(stories, airline);

  return (
    <Panel as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-h2">
            {t("stories.wall.title")}
          </h2>
          <p className="mt-1 text-ink-2">
            {t("stories.wall.competencies", { count: covered.competencies, of: rows.length })}{" "}
            {airline &&
              t("stories.wall.values", {
                count: covered.values,
                of: airline.coreValues.length,
                airline: airline.airlineName,
              })}
          </p>
        </div>
        <AirlineSelect
          label={t("stories.airline.label")}
          className="w-full tablet:w-60"
          value={name}
          onChange={setChosen}
        />
      </div>
      {airlines.isError && (
        <p className="mt-3 text-red-ink text-small">{t("stories.airline.failed")}</p>
      )}
      <WallTable
        key={`table ${name}`}
        rows={rows}
        airline={airline?.airlineName ?? ""}
        onEdit={onEdit}
      />
      <WallLines
        key={`lines ${name}`}
        rows={rows}
        airline={airline?.airlineName ?? ""}
        onEdit={onEdit}
      />
      <p className="mt-4 text-ink-2 text-micro">{t("stories.wall.rule")}</p>
    </Panel>
  );
}
