import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import type { AircraftModel } from "content/aircraft-models/schema";
import { rowPlaces, seatPlaces } from "../../../parts/aircraft-shape/cabin.ts";
import { sectionAt } from "../../../parts/aircraft-shape/hull.ts";
import { wingAt } from "../../../parts/aircraft-shape/wings.ts";
import { schematicPlace, schematicReach } from "../model.ts";

type Place = readonly [x: number, y: number];

const path = (places: readonly Place[]) =>
  `M${places.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

/** An outline of one side with its mirror image: 1 unit is 1 metre, the nose at 0, the right side up. */
const bothSides = (places: readonly Place[]): [string, string] => [
  path(places.map(([x, y]) => [x, -y])),
  path(places),
];

function fuselagePath({ fuselage }: AircraftGeometry): string {
  const edge = Array.from({ length: 61 }, (_, step): Place => {
    const x = fuselage.length * (step / 60) ** 1.4;
    return [x, sectionAt(fuselage, x).halfWidth];
  });
  return path([...edge, ...edge.toReversed().map(([x, y]): Place => [x, -y])]);
}

function wingPaths(aircraft: AircraftGeometry): [string, string] {
  const { overall, fuselage } = aircraft;
  const half = overall.span / 2;
  const ribs = [fuselage.width * 0.3, half * 0.37, half].map((y) => {
    const { at, chord } = wingAt(aircraft, y);
    return { y, leading: at[0], trailing: at[0] + chord };
  });
  return bothSides([
    ...ribs.map(({ leading, y }): Place => [leading, y]),
    ...ribs.toReversed().map(({ trailing, y }): Place => [trailing, y]),
  ]);
}

function tailPaths({ tailplane }: AircraftGeometry): [string, string] {
  const half = tailplane.span / 2;
  return bothSides([
    [tailplane.rootLeadingEdge, 0.3],
    [tailplane.tipLeadingEdge, half],
    [tailplane.tipTrailingEdge, half],
    [tailplane.rootTrailingEdge, 0.3],
  ]);
}

function enginePaths({ engines }: AircraftGeometry): [string, string] {
  const { x, y, length, diameter } = engines;
  const half = diameter / 2;
  return bothSides([
    [x, y - half * 0.84],
    [x, y + half * 0.84],
    [x + length * 0.28, y + half],
    [x + length * 0.6, y + half * 0.92],
    [x + length, y + half * 0.4],
    [x + length, y - half * 0.4],
    [x + length * 0.6, y - half * 0.92],
    [x + length * 0.28, y - half],
  ]);
}

/** The drawing itself; the points over it and the list beneath say what there is to know. */
export function PlanView({
  geometry,
  aircraft,
}: {
  geometry: AircraftGeometry;
  aircraft: AircraftModel;
}) {
  const { cabin, exits, fin, fuselage, overall } = geometry;
  const reach = schematicReach(geometry);
  const seats = rowPlaces(geometry).flatMap((x) =>
    seatPlaces(cabin.seats, sectionAt(fuselage, x).halfWidth - 0.25).map((y) => ({ x, y })),
  );
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden
      className="absolute inset-0 h-full w-full"
    >
      <g
        transform={`translate(${-overall.length / 2} 0)`}
        strokeWidth={reach / 210}
        strokeLinejoin="round"
        className="stroke-[var(--p-line)]"
      >
        {enginePaths(geometry).map((d) => (
          <path key={d} d={d} className="fill-[var(--p-eng)]" />
        ))}
        {[...wingPaths(geometry), ...tailPaths(geometry)].map((d) => (
          <path key={d} d={d} className="fill-[var(--p-wing)]" />
        ))}
        <path d={fuselagePath(geometry)} className="fill-[var(--p-fus)]" />
        <g className="fill-[var(--p-seat)] stroke-none">
          {seats.map(({ x, y }) => (
            <rect key={`${x} ${y}`} x={x - 0.46} y={y - 0.2} width={0.46} height={0.4} rx={0.1} />
          ))}
        </g>
        <path
          d={`M${fin.rootLeadingEdge} 0H${fin.tipTrailingEdge}`}
          strokeWidth={0.34}
          strokeLinecap="round"
          className="stroke-[var(--wing-3)]"
        />
        <g className="fill-[var(--p-glass)] stroke-none">
          {[-1, 1].map((side) => (
            <path key={side} d={windscreen(geometry, side)} />
          ))}
        </g>
        {aircraft.annotations.map((point) => {
          const { x, y, isOff } = schematicPlace(point, geometry);
          return isOff ? (
            <path key={point.id} d={`M${x} ${-point.position[1]}V${-y}`} className="stroke-edge" />
          ) : null;
        })}
        <g className="fill-[var(--p-door)] stroke-none">
          {exits.map(({ id, x, width }) => {
            const { halfWidth } = sectionAt(fuselage, x);
            const y = id.endsWith("R") ? -halfWidth : halfWidth;
            return (
              <rect key={id} x={x - width / 2} y={y - 0.22} width={width} height={0.44} rx={0.12} />
            );
          })}
        </g>
      </g>
    </svg>
  );
}

/** The panes of one side, from above. */
function windscreen({ fuselage }: AircraftGeometry, side: number): string {
  const { noseEnds } = fuselage;
  const [from, to] = [0.24 * noseEnds, 0.46 * noseEnds];
  const wide = (x: number, part: number) => side * sectionAt(fuselage, x).halfWidth * part;
  return path([
    [from, side * 0.08],
    [from + 0.1, wide(from, 0.62)],
    [to, wide(to, 0.93)],
    [to, wide(to, 0.72)],
    [from + 0.55, wide(from, 0.5)],
    [from + 0.5, side * 0.08],
  ]);
}
