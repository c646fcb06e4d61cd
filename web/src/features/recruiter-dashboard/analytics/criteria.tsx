import type { RecruiterAnalytics } from "contract/recruiter-analytics";
import { useId } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Table } from "../../../ui/table.tsx";

type Criterion = RecruiterAnalytics["criteria"][number];

const figure = (value: number | null) =>
  value === null
    ? "–"
    : formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Mean, spread and bands of each criterion: a table in which the bands are drawn. */
export function Criteria({
  criteria,
  within,
  evaluations,
}: Pick<RecruiterAnalytics, "criteria" | "within" | "evaluations">) {
  const t = useT();
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {t("analytics.criteria.title")}
      </h2>
      <p className="mt-1 text-ink-2 text-small">
        {t("analytics.criteria.text")} ({t("analytics.from", { count: evaluations })})
      </p>
      <Table
        className="mt-3"
        caption={t("analytics.criteria.title")}
        isCaptionHidden
        rows={criteria}
        rowKey={({ dimension }) => dimension}
        columns={[
          {
            ...{ key: "criterion", heading: t("analytics.criteria.criterion"), isRowHeading: true },
            cell: ({ dimension }) => t(`booked.dimension.${dimension}`),
          },
          {
            ...{ key: "bands", heading: t("analytics.criteria.bands") },
            cell: ({ bands }) => <Bands bands={bands} />,
          },
          {
            ...{ key: "mean", heading: t("analytics.criteria.mean"), isNumber: true },
            cell: ({ mean }) => figure(mean),
          },
          {
            ...{ key: "spread", heading: t("analytics.criteria.spread"), isNumber: true },
            cell: ({ spread }) => figure(spread),
          },
        ]}
      />
      {within !== null && (
        <p className="mt-4 text-label">
          {t("analytics.criteria.within", { spread: figure(within) })}
        </p>
      )}
    </Panel>
  );
}

const HEIGHT = 28;

/** Five columns, the highest as tall as the picture; said aloud as counts. */
function Bands({ bands }: Pick<Criterion, "bands">) {
  const t = useT();
  const most = Math.max(1, ...bands);
  const [a, b, c, d, e] = bands.map((count) => formatNumber(count));
  return (
    <svg
      role="img"
      aria-label={t("analytics.criteria.bandsLabel", {
        ...{ a: a ?? "", b: b ?? "", c: c ?? "", d: d ?? "", e: e ?? "" },
      })}
      viewBox={`0 0 80 ${HEIGHT}`}
      className="h-7 w-20 rtl:-scale-x-100"
    >
      {bands.map((count, at) => {
        const tall = count === 0 ? 1.5 : Math.max(3, (HEIGHT * count) / most);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the five bands never change their order.
            key={at}
            x={at * 16 + 1}
            y={HEIGHT - tall}
            width="13"
            height={tall}
            rx="1.5"
            className={count === 0 ? "fill-seam" : "fill-lagoon"}
          />
        );
      })}
    </svg>
  );
}
