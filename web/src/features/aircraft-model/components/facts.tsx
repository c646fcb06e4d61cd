import type { AircraftModel } from "content/aircraft-models/schema";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { geometryOf, realExitCount } from "../model.ts";

/** Type, exits, capacity and slides as the course has them; where the aircraft has other exits, that beside it with its source. */
export function Facts({ aircraft }: { aircraft: AircraftModel }) {
  const t = useT();
  const { overall, variant } = geometryOf(aircraft);
  const metres = (value: number) =>
    t("aircraft.facts.metres", {
      value: formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    });
  const figures = [
    [t("aircraft.facts.exits"), `${aircraft.exits}`],
    [t("aircraft.facts.capacity"), aircraft.capacity.replace("-", "–")],
    [t("aircraft.facts.length"), metres(overall.length)],
    [t("aircraft.facts.span"), metres(overall.span)],
    [t("aircraft.facts.height"), metres(overall.height)],
  ];
  return (
    <Panel as="section" aria-labelledby="aircraft-facts">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id="aircraft-facts" className="text-h2">
          <bdi lang="en">{aircraft.name}</bdi>
        </h2>
        <Badge tone="lagoon" isBare>
          {t(`aircraft.type.${aircraft.type}`)}
        </Badge>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 tablet:flex tablet:flex-wrap tablet:gap-x-12">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-2 text-small">{name}</dt>
            <dd className="tabular mt-0.5 whitespace-nowrap font-semibold text-[1.75rem] leading-tight">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 border-seam border-t pt-5 desktop:grid-cols-2 desktop:gap-10">
        <dl>
          <dt className="text-ink-2 text-small">{t("aircraft.facts.slides")}</dt>
          <dd lang="en" dir="ltr" className="mt-1 text-label leading-[1.6]">
            {aircraft.slideConfiguration}
          </dd>
          <dt className="mt-4 text-ink-2 text-small">{t("aircraft.facts.drawn")}</dt>
          <dd lang="en" dir="ltr" className="mt-1 text-label leading-[1.6]">
            {variant}
          </dd>
        </dl>
        <RealExits aircraft={aircraft} />
      </div>
    </Panel>
  );
}

/** What the manufacturer built, beside what the course teaches. */
function RealExits({ aircraft }: { aircraft: AircraftModel }) {
  const t = useT();
  const real = realExitCount(aircraft);
  const isSame = real === aircraft.exits;
  const { note, source } = aircraft.realExits;
  const sourceText = t("aircraft.facts.source", { name: source.name, year: `${source.year}` });
  return (
    <div
      className={classNames(
        "self-start rounded-control px-4 py-3.5",
        isSame ? "bg-well" : "bg-dawn-soft",
      )}
    >
      <p className={classNames("font-semibold text-label", !isSame && "text-dawn-ink")}>
        {isSame
          ? t("aircraft.facts.same")
          : t("aircraft.facts.differs", { real, course: aircraft.exits })}
      </p>
      <p lang="en" dir="ltr" className="mt-1 text-label leading-[1.6]">
        {note}
      </p>
      <p className="mt-1.5 text-ink-2 text-micro">
        {source.url ? (
          <a
            className="inline-block py-2 underline underline-offset-2"
            href={source.url}
            rel="noreferrer"
          >
            {sourceText}
          </a>
        ) : (
          sourceText
        )}
      </p>
    </div>
  );
}
