import type { Airport } from "content/airports/schema";
import { useMemo, useState } from "react";
import { useT } from "../../../i18n/i18n.ts";
import { Field } from "../../../ui/field.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Select } from "../../../ui/select.tsx";
import { AirportFacts } from "../airport/airport-facts.tsx";
import { LocalTime } from "../airport/local-time.tsx";
import { LuggageTag } from "../airport/luggage-tag.tsx";
import { hubAirlines } from "../model.ts";
import type { Mark } from "./mark.ts";
import { WorldMap } from "./world-map.tsx";

interface StudyMapProps {
  airports: readonly Airport[];
  now: Date;
  /** The airport that is looked at; "" for none. */
  code: string;
  /** A continent or a search has left some out: those that remain are brought into view. */
  isNarrowed: boolean;
  onPick: (code: string) => void;
}

/** Airports where they are, hubs filled, those of one airline on demand, and beside the map the one that is looked at. */
export function StudyMap({ airports, now, code, isNarrowed, onPick }: StudyMapProps) {
  const t = useT();
  const [airline, setAirline] = useState("");
  const airlines = useMemo(() => hubAirlines(airports), [airports]);
  const looked = airports.find((airport) => airport.code === code) ?? null;
  const isOfAirline = airlines.includes(airline);
  const marks = useMemo(() => {
    const all = new Map<string, Mark>();
    for (const { code: own, hub } of airports) {
      if (isOfAirline) all.set(own, hub.includes(airline) ? "lit" : "faded");
      else if (hub.length > 0) all.set(own, "hub");
      if (own === code) all.set(own, "selected");
    }
    return all;
  }, [airports, airline, isOfAirline, code]);
  // Opened by its address: brought into view once, and then left where the hand puts it.
  const [opened] = useState(code);
  const fit = isOfAirline
    ? airports.filter(({ hub }) => hub.includes(airline)).map((airport) => airport.code)
    : isNarrowed
      ? airports.map((airport) => airport.code)
      : looked && code === opened
        ? [opened]
        : [];

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field
        label={t("airports.map.airline")}
        className="flex items-center gap-3 [&>label]:mb-0 [&>label]:shrink-0"
      >
        <Select
          className="min-w-0 flex-1 tablet:max-w-72"
          value={isOfAirline ? airline : ""}
          onChange={({ target }) => setAirline(target.value)}
        >
          <option value="">{t("airports.map.allHubs")}</option>
          {airlines.map((name) => (
            <option key={name} value={name} lang="en">
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <WorldMap
        airports={airports}
        now={now}
        label={t("airports.map.label")}
        nameOf={({ code: own, name, city, country }) => `${own}, ${name}, ${city}, ${country}`}
        marks={marks}
        labels="room"
        fit={fit}
        caption={
          looked && (
            <p
              aria-hidden
              className="rounded-control border border-seam bg-panel px-3.5 py-2 text-small shadow-lift-1"
            >
              <bdi lang="en" className="block font-semibold">
                {looked.code} · {looked.name}
              </bdi>
              <LocalTime airport={looked} now={now} />
            </p>
          )
        }
        onPick={onPick}
      />
      <Panel
        as="section"
        aria-label={t("airports.map.looked")}
        aria-live="polite"
        className="grid gap-5 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:gap-7"
      >
        {looked ? (
          <>
            <div className="grid place-items-center self-start rounded-panel bg-well px-7 pt-7 pb-5">
              <LuggageTag code={looked.code} />
            </div>
            <div>
              <h2 className="mb-3 text-h2">
                <bdi lang="en">
                  {looked.code} · {looked.name}
                </bdi>
              </h2>
              <AirportFacts airport={looked} now={now} />
            </div>
          </>
        ) : (
          <p className="text-ink-2">{t("airports.map.hint")}</p>
        )}
      </Panel>
    </div>
  );
}
