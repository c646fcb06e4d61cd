import type { AirlineFact } from "contract/airline-facts";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { newsOf } from "../model.ts";
import { FleetRow } from "./fleet-row.tsx";
import { RouteFan } from "./route-fan.tsx";
import { OldMark, Sources } from "./sources.tsx";

interface FactsProps {
  airline: AirlineFact;
  now: Date;
}

/** The figures, drawn and written, and what sets the airline apart. */
export function Overview({ airline, now }: FactsProps) {
  const t = useT();
  const { company, network, people } = airline.sources;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
        <Fact name={t("guide.fact.headquarters")} isWide>
          <bdi lang="en">{airline.headquarters}</bdi>
        </Fact>
        <Figure name={t("guide.fact.founded")} value={String(airline.foundedYear)} />
        <Figure name={t("guide.fact.people")} value={formatNumber(airline.employeeCount)} />
        <Figure name={t("guide.fact.fleet")} value={formatNumber(airline.fleetSize)}>
          <FleetRow fleetSize={airline.fleetSize} />
        </Figure>
        <Figure name={t("guide.fact.destinations")} value={formatNumber(airline.destinations)}>
          <RouteFan destinations={airline.destinations} />
        </Figure>
      </dl>
      <Points title={t("guide.fact.difference")} texts={airline.keyDifferentiators} />
      <Sources
        now={now}
        groups={[
          { group: "company", source: company },
          { group: "network", source: network },
          { group: "people", source: people },
        ]}
      />
    </>
  );
}

export function Values({ airline, now }: FactsProps) {
  const t = useT();
  return (
    <>
      <dl className="grid gap-4">
        <Fact name={t("guide.fact.mission")}>
          <bdi lang="en">{airline.mission}</bdi>
        </Fact>
        <Fact name={t("guide.fact.vision")}>
          <bdi lang="en">{airline.vision}</bdi>
        </Fact>
      </dl>
      <Points title={t("guide.fact.values")} texts={airline.coreValues} isStrong />
      <Sources now={now} groups={[{ group: "values", source: airline.sources.values }]} />
    </>
  );
}

export function Tips({ airline }: { airline: AirlineFact }) {
  return (
    <ol lang="en" className="grid gap-3.5">
      {airline.interviewTips.map((tip, index) => (
        <li key={tip} className="flex gap-3 text-label leading-normal">
          <span
            aria-hidden
            className="tabular grid h-8 w-6 shrink-0 place-items-center rounded-window bg-dawn-soft font-semibold text-dawn-ink text-micro"
          >
            {index + 1}
          </span>
          <span dir="auto">{tip}</span>
        </li>
      ))}
    </ol>
  );
}

export function News({ airline, now }: FactsProps) {
  return (
    <>
      <ol className="grid gap-4">
        {newsOf(airline).map(({ year, month, text }) => (
          <li key={text} className="text-label leading-normal">
            <p className="flex flex-wrap items-center gap-2 font-semibold text-ink-2 text-small">
              {/* The middle of the month: no time zone makes another month of it. */}
              <time dateTime={`${year}-${String(month).padStart(2, "0")}`}>
                {formatDate(new Date(Date.UTC(year, month - 1, 15)), {
                  month: "long",
                  year: "numeric",
                })}
              </time>
              <OldMark at={{ year, month }} now={now} />
            </p>
            <p lang="en" dir="auto" className="mt-0.5">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <Sources now={now} groups={[{ group: "news", source: airline.sources.news }]} />
    </>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean;
  children: React.ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? "col-span-full" : undefined}>
      <dt className="text-ink-2 text-small">{name}</dt>
      <dd className="text-label leading-normal">{children}</dd>
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string;
  children?: React.ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-2 text-small">{name}</dt>
      <dd>
        <p className="tabular font-semibold text-[1.625rem] leading-tight tracking-[-0.02em]">
          {value}
        </p>
        {children && <div className="mt-1.5">{children}</div>}
      </dd>
    </div>
  );
}

interface PointsProps {
  title: string;
  texts: readonly string[];
  /** The part before the colon is a value's name. */
  isStrong?: boolean;
}

function Points({ title, texts, isStrong = false }: PointsProps) {
  return (
    <>
      <h4 className="mt-5 mb-1.5 text-ink-2 text-small">{title}</h4>
      <ul lang="en" className="grid gap-2">
        {texts.map((text) => {
          const [name = "", ...rest] = isStrong ? text.split(":") : ["", text];
          return (
            <li key={text} className="flex gap-2.5 text-label leading-normal">
              <span
                aria-hidden
                className="mt-[0.42em] h-2.5 w-2 shrink-0 rounded-window border-[1.5px] border-lagoon"
              />
              <span dir="auto">
                {isStrong && <b className="font-semibold">{rest.length > 0 ? `${name}:` : name}</b>}
                {rest.join(":")}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
