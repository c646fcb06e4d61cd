import type { RequirementsByAirline } from "content/airline-requirements/schema";
import type { AirlineFact } from "contract/airline-facts";
import type { ReactNode } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { allianceName } from "../../../parts/airline-dialog/alliance-name.ts";
import { Bar } from "../../../ui/bar.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { sharesOf } from "../model.ts";
import { askedTexts } from "./asked-text.ts";
import { OldMark } from "./sources.tsx";
import { TailWindow } from "./tail-window.tsx";

type Pair = readonly [AirlineFact, AirlineFact];

interface CompareTableProps {
  pair: Pair;
  /** Undefined until they are loaded. */
  requirements: RequirementsByAirline | undefined;
  now: Date;
}

/** On phones each row's name stands above its two cells, so that these stay side by side. */
const ROW =
  "border-seam border-t max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-x-4 max-tablet:px-5 max-tablet:py-3";
const NAME =
  "text-start align-top font-medium text-ink-2 text-small max-tablet:col-span-2 max-tablet:pb-1 tablet:w-44 tablet:px-6 tablet:py-3.5";
const CELL =
  "min-w-0 hyphens-auto align-top text-label leading-normal tablet:w-1/2 tablet:px-4 tablet:py-3 [overflow-wrap:anywhere]";

const FIGURES = [
  ["fleet", (airline: AirlineFact) => airline.fleetSize, "network"],
  ["destinations", (airline: AirlineFact) => airline.destinations, "network"],
  ["people", (airline: AirlineFact) => airline.employeeCount, "people"],
] as const;

/** The rows of a comparison: figures against the greater one, then what is asked, then what is said. */
export function CompareTable({ pair, requirements, now }: CompareTableProps) {
  const t = useT();
  const [first, second] = pair;
  const asked = pair.map(({ id }) => {
    const own = requirements?.[id];
    return own && { texts: askedTexts(own, t), asked: own };
  });
  const askedRows = [
    ["person", ["minimumAge", "languages", "education"]],
    ["body", ["reach", "swimming", "appearance"]],
    ["work", ["bases", "training"]],
  ] as const;

  return (
    <Panel className="p-0!">
      <table className="w-full border-collapse max-tablet:block">
        <caption className="sr-only">
          {t("guide.compare.table", { first: first.airlineName, second: second.airlineName })}
        </caption>
        <thead className="max-tablet:sticky low:max-tablet:static max-tablet:top-[3.75rem] max-tablet:z-1 max-tablet:block max-tablet:rounded-t-[18px] max-tablet:bg-panel">
          <tr className="max-tablet:grid max-tablet:grid-cols-2 max-tablet:gap-x-4 max-tablet:px-5 max-tablet:py-3">
            <th scope="col" className="max-tablet:hidden">
              <span className="sr-only">{t("guide.compare.about")}</span>
            </th>
            {pair.map(({ id, airlineName }) => (
              <th key={id} scope="col" className="text-start font-semibold tablet:px-4 tablet:py-5">
                <span className="flex items-center gap-3.5 text-h3 max-tablet:text-label">
                  <span className="w-9 shrink-0 tablet:w-14">
                    <TailWindow airlineId={id} />
                  </span>
                  <bdi>{airlineName}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-tablet:block">
          <Row name={t("guide.fact.region")} pair={pair}>
            {({ region }) => t(`airline.region.${region}`)}
          </Row>
          <Row name={t("guide.fact.alliance")} pair={pair}>
            {({ alliance }) => (alliance ? allianceName(t, alliance) : t("guide.fact.unknown"))}
          </Row>
          <Row name={t("guide.fact.headquarters")} pair={pair}>
            {({ headquarters }) => <bdi lang="en">{headquarters}</bdi>}
          </Row>
          <Row name={t("guide.fact.founded")} pair={pair}>
            {({ foundedYear }) => <span className="tabular font-semibold">{foundedYear}</span>}
          </Row>
          {FIGURES.map(([figure, read, group]) => {
            const shares = sharesOf(read(first), read(second));
            return (
              <Row key={figure} name={t(`guide.fact.${figure}`)} pair={pair}>
                {(airline, side) => (
                  <>
                    <span className="tabular font-semibold text-h3">
                      {formatNumber(read(airline))}
                    </span>{" "}
                    <span className="tabular text-ink-2 text-micro">
                      ({airline.sources[group].year})
                    </span>{" "}
                    <OldMark at={airline.sources[group]} now={now} />
                    <Bar value={shares[side]} className="mt-1.5 max-w-64" />
                  </>
                )}
              </Row>
            );
          })}
          {askedRows.map(([group, facts]) =>
            facts.map((fact) => (
              <Row key={fact} name={t(`guide.fact.${fact}`)} pair={pair}>
                {(_, side) => {
                  const own = asked[side];
                  if (!own) return <span className="text-ink-2">…</span>;
                  const text = (own.texts[group] as Record<string, string | null>)[fact];
                  const { source } = own.asked[group];
                  return text ? (
                    <>
                      <bdi lang="en">{text}</bdi>{" "}
                      <span className="tabular text-ink-2 text-micro">({source.year})</span>{" "}
                      <OldMark at={source} now={now} />
                    </>
                  ) : (
                    <span className="text-ink-2">{t("guide.fact.unknown")}</span>
                  );
                }}
              </Row>
            )),
          )}
          <Row name={t("guide.fact.stages")} pair={pair}>
            {(_, side) => <Stages of={asked[side]?.asked.selection.stages} />}
          </Row>
          <Row name={t("guide.fact.values")} pair={pair}>
            {({ coreValues, sources }) => (
              <>
                <ul lang="en" className="grid gap-1.5">
                  {coreValues.map((value) => (
                    <li key={value} dir="auto">
                      {value}
                    </li>
                  ))}
                </ul>
                <OldMark at={sources.values} now={now} />
              </>
            )}
          </Row>
        </tbody>
      </table>
    </Panel>
  );
}

interface RowProps {
  name: string;
  pair: Pair;
  children: (airline: AirlineFact, side: 0 | 1) => ReactNode;
}

function Row({ name, pair, children }: RowProps) {
  return (
    <tr className={ROW}>
      <th scope="row" className={NAME}>
        {name}
      </th>
      <td className={CELL}>{children(pair[0], 0)}</td>
      <td className={CELL}>{children(pair[1], 1)}</td>
    </tr>
  );
}

function Stages({ of }: { of: "unknown" | readonly { name: string }[] | undefined }) {
  const t = useT();
  if (of === undefined) return <span className="text-ink-2">…</span>;
  if (of === "unknown") return <span className="text-ink-2">{t("guide.selection.noStages")}</span>;
  return (
    <ol lang="en" className="grid gap-1 ps-5 *:list-decimal marker:text-ink-2">
      {of.map(({ name }) => (
        <li key={name} dir="auto">
          {name}
        </li>
      ))}
    </ol>
  );
}
