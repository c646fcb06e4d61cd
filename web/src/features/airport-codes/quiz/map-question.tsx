import { CONTINENTS } from "content/airports/continents";
import type { Airport } from "content/airports/schema";
import { useMemo, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import type { Mark } from "../map/mark.ts";
import { WorldMap } from "../map/world-map.tsx";

interface MapQuestionProps {
  airports: readonly Airport[];
  airport: Airport;
  chosen: string | null;
  now: Date;
  onChoose: (code: string) => void;
}

/** "Where is DOH?": a point of the map, or an entry of the list of places for whom the map is nothing. */
export function MapQuestion({ airports, airport, chosen, now, onChoose }: MapQuestionProps) {
  const t = useT();
  const [place, setPlace] = useState("");
  const picked = airports.find(({ code }) => code === chosen);
  const marks = useMemo(
    () =>
      new Map<string, Mark>(
        chosen === null
          ? []
          : [
              [chosen, "wrong"],
              [airport.code, "right"],
            ],
      ),
    [chosen, airport],
  );
  const shown = useMemo(
    () => (picked ? [...new Set([picked.code, airport.code])] : []),
    [picked, airport],
  );
  const listed = airports
    .map(({ code, name, city, country, continent }) => ({
      ...{ code, continent },
      place: `${city}, ${country} (${name})`,
    }))
    .sort((one, other) => one.place.localeCompare(other.place, "en"));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WorldMap
        // Each question begins with the whole world.
        key={airport.code}
        airports={airports}
        now={now}
        label={t("airports.map.question")}
        nameOf={({ code, name, city, country }) =>
          // The code is no secret any more where it is written beside its point.
          `${shown.includes(code) ? `${code}, ` : ""}${name}, ${city}, ${country}`
        }
        marks={marks}
        labels={shown}
        fit={shown}
        line={picked && picked !== airport ? [picked, airport] : null}
        onPick={chosen === null ? onChoose : null}
      />
      {chosen === null && (
        <details className="rounded-control border border-seam px-4 py-2.5">
          <summary className="min-h-8 content-center font-semibold text-label text-lagoon-ink">
            {t("airports.map.fromList")}
          </summary>
          <div className="flex flex-wrap items-end gap-3 pt-3 pb-2">
            <Field label={t("airports.map.place")} className="min-w-0 flex-1 basis-60">
              <Select value={place} onChange={({ target }) => setPlace(target.value)}>
                <option value="">{t("airports.map.choose")}</option>
                {CONTINENTS.map((continent) => (
                  <optgroup key={continent} label={t(`airports.continent.${continent}`)}>
                    {listed
                      .filter((entry) => entry.continent === continent)
                      .map((entry) => (
                        <option key={entry.code} value={entry.code}>
                          {entry.place}
                        </option>
                      ))}
                  </optgroup>
                ))}
              </Select>
            </Field>
            <Button className="min-h-12" disabled={place === ""} onClick={() => onChoose(place)}>
              {t("airports.map.answer")}
            </Button>
          </div>
        </details>
      )}
    </div>
  );
}
