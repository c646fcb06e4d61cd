import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { clipped } from "../../lib/scene/clip.ts";
import { type Mesh, merged } from "../../lib/scene/mesh.ts";
import { box, prism } from "../../lib/scene/solids.ts";
import { sectionAt } from "./hull.ts";

/** Of an economy row, metres. */
const ROW_PITCH = 0.8;
const SEAT_WIDTH = 0.46;
const SEAT_DEPTH = 0.46;
const CUSHION = 0.42;
const BACK = 1.02;
/** No row stands in the way to an exit. */
const CLEAR = 0.75;
const OVERWING_CLEAR = 0.34;

/** Seats of a row from left to right: the middle of each, in metres from the middle of the cabin. */
export function seatPlaces(blocks: readonly number[], floorHalfWidth: number): number[] {
  const count = blocks.reduce((sum, block) => sum + block, 0);
  const aisles = blocks.length - 1;
  const aisle = (2 * floorHalfWidth - count * SEAT_WIDTH) / Math.max(1, aisles);
  const places: number[] = [];
  let y = -floorHalfWidth;
  for (const block of blocks) {
    for (let seat = 0; seat < block; seat += 1) places.push(y + SEAT_WIDTH * (seat + 0.5));
    y += block * SEAT_WIDTH + aisle;
  }
  return places;
}

/** Stations of the rows: between the first and the last window, and clear of the ways to the exits. */
export function rowPlaces({ cabin, exits }: AircraftGeometry): number[] {
  const count = Math.floor((cabin.lastWindow - cabin.firstWindow) / ROW_PITCH);
  return Array.from(
    { length: count },
    (_, row) => cabin.firstWindow + (row + 0.6) * ROW_PITCH,
  ).filter((x) =>
    exits.every((exit) => Math.abs(exit.x - x) > (exit.kind === "door" ? CLEAR : OVERWING_CLEAR)),
  );
}

/** What the cutaway shows: floor, seats, and the galleys and walls at both ends. */
export function cabinMeshes(aircraft: AircraftGeometry): Record<"floor" | "seats" | "walls", Mesh> {
  const { cabin, fuselage } = aircraft;
  const half = (x: number) => {
    const { halfWidth, halfHeight, middleZ } = sectionAt(fuselage, x);
    const part = (cabin.floor - middleZ) / halfHeight;
    return halfWidth * Math.sqrt(Math.max(0.05, 1 - part ** 2)) - 0.08;
  };
  const stations = Array.from(
    { length: 13 },
    (_, step) => cabin.from + ((cabin.to - cabin.from) * step) / 12,
  );
  const outline = [
    ...stations.map((x) => [x, half(x), cabin.floor] as const),
    ...stations.toReversed().map((x) => [x, -half(x), cabin.floor] as const),
  ];
  const seats = rowPlaces(aircraft).flatMap((x) =>
    seatPlaces(cabin.seats, half(x) - 0.1).flatMap((y) => {
      const side = SEAT_WIDTH / 2 - 0.025;
      const z = cabin.floor;
      return [
        box([x - SEAT_DEPTH, y - side, z + CUSHION - 0.14], [x, y + side, z + CUSHION]),
        box([x - 0.08, y - side, z + CUSHION - 0.1], [x + 0.06, y + side, z + BACK]),
      ];
    }),
  );
  return {
    floor: prism(outline, [0, 0, -0.06]),
    seats: merged(seats),
    walls: merged(monuments(aircraft, half)),
  };
}

/** Galleys and lavatories beside the doors at both ends: how they are arranged differs by airline, that they are there does not. */
function monuments({ cabin, exits }: AircraftGeometry, half: (x: number) => number): Mesh[] {
  const doors = exits.filter(({ kind, id }) => kind === "door" && id.endsWith("L"));
  const [first, last] = [doors[0], doors.at(-1)];
  if (!first || !last) return [];
  const top = cabin.floor + 1.35;
  const block = (from: number, to: number, innerPart: number): Mesh[] => {
    if (to - from < 0.3) return [];
    const wide = Math.min(half(from), half(to));
    return [1, -1].map((side) => {
      const [near, far] = [wide * innerPart * side, wide * side];
      return box([from, Math.min(near, far), cabin.floor], [to, Math.max(near, far), top]);
    });
  };
  return [
    ...block(first.x + first.width / 2 + 0.25, cabin.firstWindow - 0.1, 0.3),
    ...block(cabin.from, first.x - first.width / 2 - 0.15, 0.3),
    ...block(cabin.lastWindow + 0.3, last.x - last.width / 2 - 0.2, 0.34),
    ...block(last.x + last.width / 2 + 0.2, cabin.to - 0.2, 0.12),
  ];
}

/** The roof over the cabin, and what stays of the skin when it is lifted off. */
export function roofOff(skin: Mesh, { cabin }: AircraftGeometry): [roof: Mesh, rest: Mesh] {
  const cut = cabin.windowZ + 0.3;
  const [over, under] = clipped(skin, { point: [0, 0, cut], normal: [0, 0, 1] });
  const [behindNose, nose] = clipped(over, { point: [cabin.from, 0, 0], normal: [1, 0, 0] });
  const [roof, tail] = clipped(behindNose, { point: [cabin.to, 0, 0], normal: [-1, 0, 0] });
  return [roof, merged([under, nose, tail])];
}
