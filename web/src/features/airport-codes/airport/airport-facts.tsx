import type { Airport } from "content/airports/schema";
import type { ReactNode } from "react";
import { formatList } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { hookParts } from "../model.ts";
import { LocalTime } from "./local-time.tsx";

/** All that is known of an airport, under its name: for the dialog, the map and the answer of a question. */
export function AirportFacts({ airport, now }: { airport: Airport; now: Date }) {
  const t = useT();
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-2">
        <Fact term={t("airports.fact.city")}>
          <bdi lang="en">
            {airport.city}, {airport.country}
          </bdi>
        </Fact>
        <Fact term={t("airports.fact.continent")}>
          {t(`airports.continent.${airport.continent}`)}
        </Fact>
        <Fact term={t("airports.fact.time")}>
          <LocalTime airport={airport} now={now} hasDifference />
        </Fact>
        <Fact term={t("airports.fact.icao")}>
          <bdi className="tabular">{airport.icao}</bdi>
        </Fact>
        <Fact term={t("airports.fact.hub")} isWide>
          {airport.hub.length > 0 ? <bdi>{formatList(airport.hub)}</bdi> : t("airports.card.noHub")}
        </Fact>
      </dl>
      {airport.remember && (
        <div className="mt-4 rounded-control bg-dawn-soft px-4 py-3">
          <p className="font-semibold text-dawn-ink text-small">
            {t("airports.fact.why", { code: airport.code })}
          </p>
          <p lang="en" dir="ltr" className="mt-0.5 text-start text-label leading-normal">
            {hookParts(airport.remember, airport.code).map(({ text, isCode }, index) =>
              isCode ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence stand still.
                <strong key={index} className="font-semibold text-dawn-ink underline">
                  {text}
                </strong>
              ) : (
                text
              ),
            )}
          </p>
        </div>
      )}
    </>
  );
}

function Fact({
  term,
  isWide = false,
  children,
}: {
  term: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? "tablet:col-span-2" : undefined}>
      <dt className="text-ink-2 text-small">{term}</dt>
      <dd className="text-label leading-normal">{children}</dd>
    </div>
  );
}
