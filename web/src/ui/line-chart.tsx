import { classNames } from "./class-names.ts";
import { chartGeometry } from "./line-chart-geometry.ts";
import { useElementSize } from "./use-element-size.ts";

export type ChartPoint = {
  /** Unique and in order: an ISO moment, or a number of a session. */
  key: string;
  /** When or what, without the value: "2 Nov". Heads the point's row in the table. */
  label: string;
  value: number;
  /** Stands at an end of the line instead of the label, under the first or the last point: "Today, 81". */
  endLabel?: string;
};

type LineChartProps = {
  /** What it shows, said aloud and as the caption of the table behind it. */
  label: string;
  points: readonly ChartPoint[];
  /** Lowest and highest value of the axis; by default round numbers about the data and the target. */
  range?: readonly [number, number];
  target?: { value: number; label: string } | undefined;
  /** Writes a value in the reader's language. */
  formatValue?: (value: number) => string;
  /** Headings of the two columns of the table that screen readers read instead of the picture. */
  columns: { point: string; value: string };
  heightPx?: number;
  className?: string | undefined;
};

/** Points closer than this are left without a ring of their own. */
const RING_SPACE_PX = 24;

const endLabelOf = (point: ChartPoint | undefined) => point?.endLabel ?? point?.label ?? "";

/** A course over time, drawn at its real width so that no word is ever scaled. */
export function LineChart({
  label,
  points,
  range,
  target,
  formatValue = String,
  columns,
  heightPx = 216,
  className,
}: LineChartProps) {
  const [element, size] = useElementSize<HTMLDivElement>();
  const chart =
    size && size.widthPx > 0 && points.length > 0
      ? chartGeometry({
          values: points.map((point) => point.value),
          ...size,
          heightPx,
          range,
          target: target?.value,
          figureLength: (value) => formatValue(value).length,
        })
      : null;
  const first = points[0];
  const last = points.at(-1);
  const lastAt = chart?.dots.at(-1);
  const textScale = size?.textScale ?? 1;
  const startLabel = endLabelOf(first);
  const endLabel = endLabelOf(last);
  // The latest is worth more than the first where there is not room for both.
  const isFirstNamed =
    points.length > 1 && chart?.isRoomFor(startLabel.length + endLabel.length + 1);

  return (
    <div
      ref={element}
      className={classNames("relative", className)}
      style={{ minHeight: heightPx }}
    >
      {chart && (
        <svg
          aria-hidden
          width={size?.widthPx}
          height={heightPx}
          className="tabular absolute inset-x-0 top-0 block text-micro"
        >
          {chart.ticks.map((tick) => (
            <g key={tick.value}>
              <path d={`M${chart.left} ${tick.y}H${chart.right}`} stroke="var(--seam)" />
              <text
                x={chart.axisX}
                y={tick.y + 4.5 * textScale}
                textAnchor={chart.axisAnchor}
                direction="ltr"
                className="fill-ink-2"
              >
                {formatValue(tick.value)}
              </text>
            </g>
          ))}
          <path d={chart.area} className="fill-lagoon-soft opacity-75" />
          {target && chart.targetY !== null && (
            <>
              <path
                d={`M${chart.left} ${chart.targetY}H${chart.right}`}
                stroke="var(--edge)"
                strokeWidth="1.5"
                strokeDasharray="2 6"
                strokeLinecap="round"
              />
              <text x={chart.startX} y={chart.targetY - 8} className="fill-ink-2">
                {target.label}
              </text>
              <text
                x={chart.axisX}
                y={chart.targetY + 4.5 * textScale}
                textAnchor={chart.axisAnchor}
                direction="ltr"
                className="fill-ink-2"
              >
                {formatValue(target.value)}
              </text>
            </>
          )}
          <path
            d={chart.line}
            fill="none"
            stroke="var(--lagoon)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {chart.step >= RING_SPACE_PX &&
            chart.dots
              .slice(0, -1)
              .map((dot) => (
                <circle
                  key={dot.x}
                  cx={dot.x}
                  cy={dot.y}
                  r="3.5"
                  fill="var(--panel)"
                  stroke="var(--lagoon)"
                  strokeWidth="2"
                />
              ))}
          {lastAt && (
            <circle
              cx={lastAt.x}
              cy={lastAt.y}
              r="6"
              fill="var(--lagoon)"
              stroke="var(--panel)"
              strokeWidth="2"
            />
          )}
          {isFirstNamed && (
            <text x={chart.startX} y={heightPx - 6} className="fill-ink-2">
              {startLabel}
            </text>
          )}
          {last && (
            <text
              x={chart.endX}
              y={heightPx - 6}
              textAnchor="end"
              className="fill-ink font-semibold"
            >
              {endLabel}
            </text>
          )}
        </svg>
      )}
      {/* A table is as wide as its words whatever it is told; the box round it hides them. */}
      <div className="sr-only">
        <table>
          <caption>
            {target ? `${label}. ${target.label}: ${formatValue(target.value)}` : label}
          </caption>
          <thead>
            <tr>
              <th scope="col">{columns.point}</th>
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.key}>
                <th scope="row">{point.label}</th>
                <td>{formatValue(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
