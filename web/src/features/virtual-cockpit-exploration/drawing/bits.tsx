import { classNames } from "../../../ui/class-names.ts";
import { countTo, onCircle } from "./shape.ts";

/** Screws, switches and knobs that all panels are made of; units of the drawing, 1200 a side. */

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A unit let into a panel, held by four screws. */
export function Plate({ x, y, w, h, isPlain = false }: Box & { isPlain?: boolean }) {
  const screws = [
    [x + 5, y + 5],
    [x + w - 5, y + 5],
    [x + 5, y + h - 5],
    [x + w - 5, y + h - 5],
  ];
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={5} className="k-unit" />
      <path d={`M${x + 4} ${y + h - 0.5}h${w - 8}`} className="k-unit-edge" />
      {!isPlain &&
        screws.map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={1.6} className="k-screw" />
        ))}
    </>
  );
}

interface KeysProps extends Box {
  columns: number;
  rows?: number;
  /** Which are lit, by their number from 0. */
  lit?: Readonly<Record<number, "green" | "blue" | "amber" | "white">>;
}

/** Rows of push-buttons that fill a box; most are dark, as in a healthy aircraft. */
export function Keys({ x, y, w, h, columns, rows = 1, lit = {} }: KeysProps) {
  const [stepX, stepY] = [w / columns, h / rows];
  return countTo(columns * rows).map((at) => {
    const left = x + (at % columns) * stepX + stepX * 0.12;
    const top = y + Math.floor(at / columns) * stepY + stepY * 0.12;
    const light = lit[at];
    return (
      <g key={at}>
        <rect
          x={left}
          y={top}
          width={stepX * 0.76}
          height={stepY * 0.76}
          rx={2.5}
          className="k-key"
        />
        <path
          d={`M${left + stepX * 0.16} ${top + stepY * 0.5}h${stepX * 0.44}`}
          className={classNames("k-lamp", light && `k-lamp-${light}`)}
        />
      </g>
    );
  });
}

/** A turning knob with its mark. */
export function Knob({
  x,
  y,
  r,
  degrees = 0,
}: {
  x: number;
  y: number;
  r: number;
  degrees?: number;
}) {
  const [markX, markY] = onCircle([x, y], r * 0.78, degrees);
  return (
    <>
      <circle cx={x} cy={y + r * 0.16} r={r * 1.12} className="k-shadow" />
      <circle cx={x} cy={y} r={r} className="k-knob" />
      <circle cx={x} cy={y} r={r * 0.62} className="k-knob-top" />
      <path d={`M${x} ${y}L${markX} ${markY}`} className="k-mark" />
    </>
  );
}

/** Figures in a small window of a panel. */
export function Readout({
  x,
  y,
  w,
  h,
  text,
  size = h * 0.72,
}: Box & { text: string; size?: number }) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={2.5} className="k-screen" />
      <text x={x + w / 2} y={y + h / 2 + size * 0.35} fontSize={size} className="k-digits">
        {text}
      </text>
    </>
  );
}

/** Words printed on a panel. */
export function Print({
  x,
  y,
  size = 8,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  children: string;
}) {
  return (
    <text x={x} y={y} fontSize={size} className="k-print">
      {children}
    </text>
  );
}
