/** Where a point lies in a picture: CSS pixels from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Behind the hull: gives way to those in front. */
  readonly isBehind: boolean;
  /** Out of the picture: takes no room. */
  readonly isOut?: boolean;
}

/** A mark is 28 pixels high: so far apart, two of them can be told and pressed. */
export const APART_PX = 30;
const STRAY_PX = 46;

/** Ways to give room: up first, as a flag stands over its place. */
const WAYS = [
  [0, 0],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

function freePlace({ x, y }: Spot, taken: readonly Spot[]): { x: number; y: number } {
  for (const step of [APART_PX, STRAY_PX])
    for (const [right, down] of WAYS) {
      const at = { x: x + right * step, y: y + down * step };
      if (taken.every((other) => Math.hypot(other.x - at.x, other.y - at.y) >= APART_PX)) return at;
    }
  return { x, y };
}

/**
 * Moves spots apart that would lie on one another, so that each can be pressed: first those in front, the earlier ones
 * least, then those behind the hull around them. None strays far from its place.
 */
export function spread<Place extends Spot>(spots: readonly Place[]): Place[] {
  const taken: Place[] = [];
  const placed = new Map<Place, Place>();
  const inPicture = spots.filter(({ isOut }) => !isOut);
  for (const spot of [
    ...inPicture.filter(({ isBehind }) => !isBehind),
    ...inPicture.filter(({ isBehind }) => isBehind),
  ]) {
    const at = { ...spot, ...freePlace(spot, taken) };
    taken.push(at);
    placed.set(spot, at);
  }
  return spots.map((spot) => placed.get(spot) ?? spot);
}
