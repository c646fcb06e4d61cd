import type { AircraftModel } from "content/aircraft-models/schema";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { geometryOf, realExitCount } from "../model.ts";

/** Type, exits, capacity and slides as the course has them; where the aircraft has other exits, that beside it with its source. */
export function Facts({ aircraft }: { aircraft: AircraftModel }) {
  const t = useT();
  const real = realExitCount(aircraft);
  const { source } = aircraft.realExits;
  const { variant } = geometryOf(aircraft);
  const sourceText = t("aircraft.facts.source", { name: source.name, year: `${source.year}` });
  const facts = [
    [t("aircraft.facts.type"), t(`aircraft.type.${aircraft.type}`)],
    [t("aircraft.facts.exits"), `${aircraft.exits}`],
    [t("aircraft.facts.capacity"), aircraft.capacity.replace("-", "–")],
  ];
  return (
    <Panel as="section" aria-labelledby="aircraft-facts">
      <h2 id="aircraft-facts" className="text-h2">
        <bdi lang="en">{aircraft.name}</bdi>
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
        {facts.map(([name, value]) => (
          <div key={name} className="first:col-span-2">
            <dt className="text-ink-2 text-small">{name}</dt>
            <dd className="tabular font-semibold text-h3">{value}</dd>
          </div>
        ))}
        <div className="col-span-2">
          <dt className="text-ink-2 text-small">{t("aircraft.facts.slides")}</dt>
          <dd lang="en" dir="ltr" className="text-label leading-[1.6]">
            {aircraft.slideConfiguration}
          </dd>
        </div>
      </dl>
      <div className="mt-5 rounded-control bg-well px-4 py-3.5">
        <p className="font-semibold text-label">
          {real === aircraft.exits
            ? t("aircraft.facts.same")
            : t("aircraft.facts.differs", { real, course: aircraft.exits })}
        </p>
        <p lang="en" dir="ltr" className="mt-1 text-small">
          {aircraft.realExits.note}
        </p>
        <p lang="en" dir="ltr" className="mt-1 text-small">
          {t("aircraft.facts.drawn", { variant })}
        </p>
        <p className="mt-1.5 text-ink-2 text-micro">
          {source.url ? (
            <a className="underline underline-offset-2" href={source.url} rel="noreferrer">
              {sourceText}
            </a>
          ) : (
            sourceText
          )}
        </p>
      </div>
    </Panel>
  );
}
