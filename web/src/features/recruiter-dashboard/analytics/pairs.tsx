import type { RecruiterAnalytics } from "contract/recruiter-analytics";
import { PAIRS_LEAST } from "contract/recruiter-analytics-terms";
import { useId } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/i18n.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Table } from "../../../ui/table.tsx";

type Leaning = RecruiterAnalytics["calibration"]["leaning"][number];

const signed = (value: number) =>
  formatNumber(value, {
    ...{ signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 },
  });

/** Which way a criterion leans, as far as the interval can tell. */
function readingOf({ interval }: Leaning): "unknown" | "even" | "kinder" | "stricter" {
  if (!interval) return "unknown";
  if (interval[0] > 0) return "kinder";
  return interval[1] < 0 ? "stricter" : "even";
}

/** One's scores beside those of others on the same interviews. */
export function Pairs({ calibration }: Pick<RecruiterAnalytics, "calibration">) {
  const t = useT();
  const id = useId();
  const { pairs, close, scores, sameRecommendation, leaning } = calibration;
  return (
    <Panel as="section" aria-labelledby={id} className="desktop:col-span-2">
      <h2 id={id} className="text-h2">
        {t("analytics.pairs.title")}
      </h2>
      {pairs === 0 ? (
        <p className="mt-2 text-ink-2 text-label">{t("analytics.pairs.none")}</p>
      ) : (
        <>
          <p className="mt-2 text-label">
            {t("analytics.pairs.close", {
              ...{ close: formatNumber(close), all: formatNumber(scores) },
              ...{ pairs: formatNumber(pairs), same: formatNumber(sameRecommendation) },
            })}
          </p>
          {pairs < PAIRS_LEAST && (
            <p className="mt-1 text-ink-2 text-label">
              {t("analytics.pairs.few", { count: pairs, least: PAIRS_LEAST })}
            </p>
          )}
          <Table
            className="mt-3"
            caption={t("analytics.pairs.difference")}
            isCaptionHidden
            rows={leaning}
            rowKey={({ dimension }) => dimension}
            columns={[
              {
                ...{ key: "criterion", isRowHeading: true },
                heading: t("analytics.criteria.criterion"),
                cell: (one) => (
                  <>
                    {t(`booked.dimension.${one.dimension}`)}
                    <Balance {...one} />
                  </>
                ),
              },
              {
                ...{ key: "difference", heading: t("analytics.pairs.difference"), isNumber: true },
                cell: ({ difference }) => signed(difference),
              },
              {
                ...{ key: "interval", heading: t("analytics.pairs.interval"), isNumber: true },
                cell: ({ interval }) =>
                  interval ? (
                    <bdi>
                      {signed(interval[0])} … {signed(interval[1])}
                    </bdi>
                  ) : (
                    "–"
                  ),
              },
              {
                ...{ key: "reading", heading: t("analytics.pairs.reading") },
                cell: (one) => t(`analytics.pairs.${readingOf(one)}`),
              },
            ]}
          />
        </>
      )}
    </Panel>
  );
}

const WIDTH = 120;
/** The scale ends here on either side; what lies beyond is drawn at its end. */
const WIDEST = 4;
const placeOf = (difference: number) =>
  WIDTH / 2 + (Math.max(-WIDEST, Math.min(WIDEST, difference)) / WIDEST) * (WIDTH / 2 - 6);

/** The mean difference about zero, with its interval; the columns beside it say the same in figures. */
function Balance({ difference, interval }: Leaning) {
  const isTold = interval !== null && (interval[0] > 0 || interval[1] < 0);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 16`} className="mt-1 h-4 w-30 rtl:-scale-x-100">
      <line x1="4" x2={WIDTH - 4} y1="8" y2="8" className="stroke-seam" strokeWidth="2" />
      <line
        x1={WIDTH / 2}
        x2={WIDTH / 2}
        y1="1"
        y2="15"
        className="stroke-ink-2"
        strokeWidth="1.5"
      />
      {interval && (
        <line
          x1={placeOf(interval[0])}
          x2={placeOf(interval[1])}
          y1="8"
          y2="8"
          strokeWidth="4"
          strokeLinecap="round"
          className={classNames("opacity-45", isTold ? "stroke-dawn" : "stroke-lagoon")}
        />
      )}
      <circle
        cx={placeOf(difference)}
        cy="8"
        r="4.5"
        className={isTold ? "fill-dawn" : "fill-lagoon"}
      />
    </svg>
  );
}
