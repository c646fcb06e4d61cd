import type { RecruiterAnalytics } from "contract/recruiter-analytics";
import { useId } from "react";
import { formatDate, formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { Disclosure } from "../../../parts/receipt/disclosure.tsx";
import { LineChart } from "../../../ui/line-chart.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Table } from "../../../ui/table.tsx";

const oneDecimal = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Overall scores over time, with the same in a table. */
export function Months({ months }: Pick<RecruiterAnalytics, "months">) {
  const t = useT();
  const id = useId();
  const nameOf = (month: string) =>
    formatDate(`${month}-15T12:00:00Z`, { month: "short", year: "numeric", timeZone: "UTC" });
  return (
    <Panel as="section" aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {t("analytics.months.title")}
      </h2>
      <LineChart
        className="mt-4"
        heightPx={196}
        label={t("analytics.months.label")}
        range={[1, 10]}
        formatValue={oneDecimal}
        columns={{ point: t("analytics.months.point"), value: t("analytics.months.value") }}
        points={months.map(({ month, mean }) => ({
          ...{ key: month, label: nameOf(month), value: mean },
          endLabel: `${nameOf(month)}, ${oneDecimal(mean)}`,
        }))}
      />
      <Disclosure
        className="mt-3"
        summaryClassName="cursor-pointer font-semibold text-lagoon-ink text-small"
        summary={t("analytics.months.table")}
      >
        <Table
          caption={t("analytics.months.label")}
          isCaptionHidden
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            {
              ...{ key: "month", heading: t("analytics.months.point"), isRowHeading: true },
              cell: ({ month }) => nameOf(month),
            },
            {
              ...{ key: "mean", heading: t("analytics.months.value"), isNumber: true },
              cell: ({ mean }) => oneDecimal(mean),
            },
            {
              ...{ key: "count", heading: t("analytics.months.count"), isNumber: true },
              cell: ({ count }) => formatNumber(count),
            },
          ]}
        />
      </Disclosure>
    </Panel>
  );
}
