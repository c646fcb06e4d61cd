import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

type ChartInput = {
  values: readonly number[];
  widthPx: number;
  heightPx: number;
  isRtl: boolean;
  /** How large the reader has set text; 1 is usual. */
  textScale: number;
  range?: readonly [number, number] | undefined;
  target?: number | undefined;
  /** Characters of a figure on the axis, as it will be written. */
  figureLength: (value: number) => number;
};

type Dot = { x: number; y: number };

/** Room in pixels: for each axis figure, the target's word above the lines, the two labels below. */
const FIGURE_PX = 7.8;
const EDGE_PX = 8;
const TOP_PX = 24;
const FOOT_PX = 30;
/** About one grid line per 50 px. */
const TICK_SPACE_PX = 50;
/** The target's line and word take the place of a grid line nearer than this. */
const TARGET_SPACE_PX = 22;

/** Where everything of a line chart lies, in pixels of its SVG. Time runs from the reading side's start. */
export function chartGeometry(input: ChartInput) {
  const { values, widthPx, heightPx, isRtl, textScale, range, target } = input;
  const floor = heightPx - FOOT_PX * textScale;
  const shown = target === undefined ? values : [...values, target];
  const y = scaleLinear(range ?? spread(shown), [floor, TOP_PX * textScale]);
  if (!range) y.nice(4);
  const targetY = target === undefined ? null : round(y(target));
  const ticks = y
    .ticks(Math.max(2, Math.round((floor - TOP_PX * textScale) / (TICK_SPACE_PX * textScale))))
    .map((value) => ({ value, y: round(y(value)) }))
    .filter(
      (tick) => targetY === null || Math.abs(tick.y - targetY) >= TARGET_SPACE_PX * textScale,
    );

  const figures = [...ticks.map((tick) => tick.value), ...(target === undefined ? [] : [target])];
  const axisPx = EDGE_PX + 2 + Math.max(...figures.map(input.figureLength)) * FIGURE_PX * textScale;
  const left = isRtl ? EDGE_PX : axisPx;
  const right = widthPx - (isRtl ? axisPx : EDGE_PX);
  const startX = isRtl ? right : left;
  const endX = isRtl ? left : right;
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [startX, endX]);
  const dots: Dot[] = values.map((value, index) => ({
    // A single value stands at the end: it is the present one.
    x: round(values.length === 1 ? endX : x(index)),
    y: round(y(value)),
  }));

  return {
    left,
    right,
    startX,
    endX,
    /** True where words of so many characters stand side by side under the lines. */
    isRoomFor: (characters: number) => characters * FIGURE_PX * textScale <= right - left,
    axisX: isRtl ? right + 8 : left - 8,
    // Figures keep their own direction, so "start" is always the left.
    axisAnchor: isRtl ? ("start" as const) : ("end" as const),
    ticks,
    targetY,
    line:
      line<Dot>(
        ({ x }) => x,
        ({ y }) => y,
      )(dots) ?? "",
    area:
      area<Dot>(
        ({ x }) => x,
        floor,
        ({ y }) => y,
      )(dots) ?? "",
    step: Math.abs(x(1) - x(0)),
    dots,
  };
}

/** Lowest and highest, never the same: a flat course lies in the middle. */
function spread(values: readonly number[]): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? [low - 1, high + 1] : [low, high];
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
