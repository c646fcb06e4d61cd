import { EXIT_RATINGS, EXIT_RATINGS_SOURCE } from "content/evacuation-equipment/exit-ratings";
import type { EquipmentAircraft, ExitConfiguration } from "content/evacuation-equipment/schema";
import type { Source } from "content/source";
import type { ReactNode } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { OutsideLink } from "../../../ui/outside-link.tsx";
import { exitCounts, openingOf } from "../model.ts";

interface SpecificationsProps {
  aircraft: EquipmentAircraft;
  exit: ExitConfiguration;
}

/** The course's figures to the letter (specification 2, section 3), then the aircraft's own with their sources. */
export function Specifications({ aircraft, exit }: SpecificationsProps) {
  const t = useT();
  const { real } = aircraft;
  const opening = openingOf(aircraft.id, exit.exitId);
  const rating = EXIT_RATINGS.find(({ exitType }) => exitType === exit.real.exitType);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 desktop:grid-cols-2">
      <section>
        <h3 className="text-h3">{t("equipment.specs.course")}</h3>
        <dl className="mt-2">
          <Figure name={t("equipment.specs.aircraft")}>{aircraft.aircraftType}</Figure>
          <Figure name={t("equipment.specs.manufacturer")}>{aircraft.manufacturer}</Figure>
          <Figure name={t("equipment.specs.totalExits")}>{aircraft.totalExits}</Figure>
          <Figure name={t("equipment.specs.maxPassengers")}>{aircraft.maxPassengers}</Figure>
          {exitCounts(aircraft).map(([exitType, count]) => (
            <Figure key={exitType} name={exitType}>
              {t("equipment.specs.exits", { count })}
            </Figure>
          ))}
        </dl>
        <p lang="en" dir="ltr" className="mt-4 text-ink-2 text-small leading-[1.6]">
          {aircraft.description}
        </p>
      </section>
      <section>
        <h3 className="text-h3">{t("equipment.specs.real", { variant: real.variant })}</h3>
        <dl className="mt-2">
          <Figure name={t("equipment.specs.doors")}>{real.doors}</Figure>
          <Figure name={t("equipment.specs.overwing")}>{real.overwingExits}</Figure>
          <Figure name={t("equipment.specs.maxPassengers")}>{real.maxPassengers}</Figure>
          <Figure name={t("equipment.specs.thisExit", { exit: exit.exitId })}>
            {t("equipment.specs.rated", {
              type: exit.real.exitType,
              seats: String(exit.real.ratedSeats),
            })}
          </Figure>
          <Figure name={t("equipment.specs.opening")}>
            {t("equipment.specs.metres", {
              width: metres(opening.width),
              height: metres(opening.height),
            })}
          </Figure>
          <Figure name={t("equipment.specs.sill")}>
            {t("equipment.specs.up", { metres: metres(opening.sill) })}
          </Figure>
          <Figure name={t("equipment.specs.deployment")}>
            <bdi lang="en">{exit.deploymentTime}</bdi>
          </Figure>
        </dl>
        <div lang="en" dir="ltr" className="mt-4 grid gap-2.5 text-ink-2 text-small leading-[1.6]">
          <p>{real.comparison}</p>
          <p>{real.maxPassengersNote}</p>
          <p>{real.arming}</p>
          {rating && (
            <p>
              {rating.exitType}: {rating.note}
            </p>
          )}
        </div>
        <h4 className="mt-4 font-semibold text-ink-2 text-small">{t("equipment.specs.sources")}</h4>
        <ul className="mt-1 grid gap-1 text-ink-2 text-micro">
          {[...real.sources, EXIT_RATINGS_SOURCE].map((source) => (
            <li key={source.name} lang="en" dir="ltr">
              <SourceName source={source} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const metres = (length: number) => formatNumber(length, { minimumFractionDigits: 2 });

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-seam border-t py-2.5 first:border-t-0">
      <dt className="text-ink-2 text-label">{name}</dt>
      <dd className="tabular text-end font-semibold text-label">{children}</dd>
    </div>
  );
}

function SourceName({ source }: { source: Source }) {
  const text = `${source.name}, ${source.year}`;
  return source.url ? <OutsideLink href={source.url}>{text}</OutsideLink> : text;
}
