import type { GeometryExit } from "content/aircraft-geometry/schema";
import { r } from "../../../ui/window-shape.ts";
import type { Eye } from "./eye.ts";
import { type SlidePoint, slideShape } from "./slide-shape.ts";

interface SlideOutsideProps {
  eye: Eye;
  opening: GeometryExit;
  isDualLane: boolean;
  inflation: number;
}

/** Half widths of the bed and radius of the tubes, metres. */
const SINGLE = 0.55;
const DUAL = 1.05;
const TUBE = 0.17;

/** The slide as it comes down towards whoever looks: bed, tubes, and the line between two lanes. */
export function SlideOutside({ eye, opening, isDualLane, inflation }: SlideOutsideProps) {
  const { line, width, tube } = slideShape(opening.sill, inflation);
  const half = (isDualLane ? DUAL : SINGLE) * width;
  const round = TUBE * tube;
  const at = (u: number, lift = 0) =>
    line.map((point): [number, number] => [eye.x(u, point.out), eye.y(point.up + lift, point.out)]);
  const band = (from: number, to: number, lift = 0) =>
    `M${path(at(from, lift))}L${path(at(to, lift).toReversed())}z`;
  const toe = line.at(-1) ?? { out: 0, up: 0 };
  return (
    <>
      <ellipse
        cx={eye.x(0, toe.out)}
        cy={eye.y(0, toe.out)}
        rx={half * 1.25 * eye.scale * eye.near(toe.out)}
        ry="9"
        fill="var(--ink)"
        opacity={toe.up < 1 ? 0.2 : 0}
      />
      <path
        d={band(-half, half)}
        fill="var(--p-slide)"
        stroke="var(--p-slide-2)"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      {line.slice(2, -1).map((point) => (
        <path
          key={point.out}
          d={crossing(eye, point, half - round)}
          stroke="var(--p-slide-2)"
          opacity=".22"
        />
      ))}
      {isDualLane && (
        <path
          data-part="centre-line"
          d={`M${path(at(0, 0.04))}`}
          fill="none"
          stroke="var(--p-slide-2)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      {[-1, 1].map((side) => (
        <path
          key={side}
          d={band(side * (half - round), side * (half + round), round)}
          fill="var(--p-slide-3)"
          stroke="var(--p-slide-2)"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
      ))}
    </>
  );
}

function crossing(eye: Eye, { out, up }: SlidePoint, half: number): string {
  return `M${r(eye.x(-half, out))} ${r(eye.y(up, out))}H${r(eye.x(half, out))}`;
}

function path(points: readonly [number, number][]): string {
  return points.map(([x, y]) => `${r(x)} ${r(y)}`).join("L");
}
