import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { r } from "../../../ui/window-shape.ts";
import { slideShape } from "./slide-shape.ts";

/** A place in the frame of the aircraft: metres aft of the nose, metres to starboard. */
type Place = readonly [x: number, y: number];

export type Direction = "nose-left" | "nose-up";

export interface Plan {
  viewBox: string;
  width: number;
  height: number;
  /** A place as a share of the picture, 0 to 1 from its left and top. */
  shareOf: (x: number, y: number) => { left: number; top: number };
  /** A closed outline. */
  outline: (places: readonly Place[]) => string;
  line: (places: readonly Place[]) => string;
}

const MARGIN = 1;

/** Metres that a standing slide of an exit reaches out from the skin. */
export function slideReach(sill: number): number {
  return slideShape(sill, 1).line.at(-1)?.out ?? 0;
}

/** The paper on which an aircraft is drawn from above, in metres; its sides are as far out as its slides reach. */
export function planOf({ fuselage, exits, overall }: AircraftGeometry, direction: Direction): Plan {
  const reach = Math.max(...exits.map(({ sill }) => slideReach(sill)));
  const half = fuselage.width / 2 + reach + MARGIN;
  const long = overall.length + 2 * MARGIN;
  const isLying = direction === "nose-left";
  const put = ([x, y]: Place): [number, number] => (isLying ? [x, -y] : [y, x]);
  const [width, height] = isLying ? [long, 2 * half] : [2 * half, long];
  const [left, top] = isLying ? [-MARGIN, -half] : [-half, -MARGIN];
  const line = (places: readonly Place[]) =>
    `M${places.map((place) => put(place).map(r).join(" ")).join("L")}`;
  return {
    viewBox: [left, top, width, height].map(r).join(" "),
    width,
    height,
    line,
    outline: (places) => `${line(places)}z`,
    shareOf(x, y) {
      const [across, down] = put([x, y]);
      return { left: (across - left) / width, top: (down - top) / height };
    },
  };
}

const STEPS = 28;

/** Half of the fuselage's width at a station, metres. */
export function halfWidthAt({ fuselage }: AircraftGeometry, x: number): number {
  const { width, noseEnds, tailBegins, length } = fuselage;
  if (x < noseEnds) {
    const ahead = 1 - Math.max(0, x) / noseEnds;
    return (width / 2) * (1 - ahead ** 2.2) ** 0.62;
  }
  if (x <= tailBegins) return width / 2;
  const behind = Math.min(1, (x - tailBegins) / (length - tailBegins));
  return (width / 2) * (1 - 0.93 * behind ** 1.8);
}

export function fuselageOutline(geometry: AircraftGeometry): Place[] {
  const { noseEnds, tailBegins, length } = geometry.fuselage;
  const stations = [
    ...Array.from({ length: STEPS }, (_, at) => noseEnds * (at / STEPS) ** 1.6),
    ...Array.from(
      { length: STEPS + 1 },
      (_, at) => tailBegins + ((length - tailBegins) * at) / STEPS,
    ),
  ];
  const side = stations.map((x): Place => [x, halfWidthAt(geometry, x)]);
  return [...side, ...side.toReversed().map(([x, y]): Place => [x, -y])];
}

/** Wing or tailplane of one side. */
export function surfaceOutline(
  surface: AircraftGeometry["wing"] | AircraftGeometry["tailplane"],
  root: number,
  tip: number,
  side: 1 | -1,
): Place[] {
  return [
    [surface.rootLeadingEdge, side * root],
    [surface.tipLeadingEdge, side * tip],
    [surface.tipTrailingEdge, side * tip],
    [surface.rootTrailingEdge, side * root],
  ];
}

export function engineOutline({ engines }: AircraftGeometry, side: 1 | -1): Place[] {
  const { x, y, length, diameter } = engines;
  const half = diameter / 2;
  const at = (aft: number, out: number): Place => [x + aft * length, side * y + out * half];
  return [
    at(0.02, -0.82),
    at(0, 0),
    at(0.02, 0.82),
    at(0.14, 1),
    at(0.6, 0.95),
    at(1, 0.5),
    at(1, -0.5),
    at(0.6, -0.95),
    at(0.14, -1),
  ];
}

const ROW = 0.79;
const SEAT = 0.45;
/** Metres kept free at a door. */
const DOOR_SPACE = 0.95;

/** The middles of all seats, in rows that leave the doors free: the usual cabin of one class. */
export function seatPlaces(geometry: AircraftGeometry): Place[] {
  const { cabin, exits } = geometry;
  const doors = exits.filter(({ kind }) => kind === "door");
  const count = cabin.seats.reduce((sum, seats) => sum + seats, 0);
  const aisles = cabin.seats.length - 1;
  const places: Place[] = [];
  for (let x = cabin.from + 1.6; x < cabin.to - 1.6; x += ROW) {
    if (doors.some((door) => Math.abs(door.x - x) < DOOR_SPACE)) continue;
    const inner = halfWidthAt(geometry, x) - 0.22;
    const aisle = Math.min(0.62, (2 * inner - count * SEAT) / aisles);
    if (aisle < 0.34) continue;
    let y = -(count * SEAT + aisles * aisle) / 2 + SEAT / 2;
    for (const block of cabin.seats) {
      for (let seat = 0; seat < block; seat++) {
        places.push([x, y]);
        y += SEAT;
      }
      y += aisle;
    }
  }
  return places;
}
