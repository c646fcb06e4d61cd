import type { MapPoint } from "./projection.ts";

export type Marked = MapPoint & { code: string };
export type Direction = "up" | "down" | "left" | "right";

/** How much a step to the side counts against one ahead: keeps an arrow key on its course. */
const ASIDE = 2.2;

/** The nearest point in a direction, for an arrow key; null at the edge of the world. */
export function nextInDirection(
  from: MapPoint,
  direction: Direction,
  points: readonly Marked[],
): Marked | null {
  let best: Marked | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const [right, down] = [point.x - from.x, point.y - from.y];
    const isAcross = direction === "left" || direction === "right";
    const along = isAcross ? right : down;
    const ahead = direction === "left" || direction === "up" ? -along : along;
    const aside = Math.abs(isAcross ? down : right);
    // Beyond 60 degrees to the side another key is meant.
    if (ahead <= 0 || aside > ahead * 1.75) continue;
    const cost = ahead + aside * ASIDE;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}

/** Points within a hand's breadth of a place, the nearest first. */
function withinReach(
  hand: MapPoint,
  points: readonly Marked[],
  reach: number,
): { point: Marked; distance: number }[] {
  return points
    .map((point) => ({ point, distance: Math.hypot(point.x - hand.x, point.y - hand.y) }))
    .filter(({ distance }) => distance <= reach)
    .sort((one, other) => one.distance - other.distance);
}

/** A finger covers so many pixels around its middle. */
const REACH_PX = 24;
/** So much farther off the second must be for the first to be meant. */
const CLEAR_PX = 9;

/**
 * What a press on the map means: an airport, a look from nearer where several lie under the finger, or nothing.
 * @param points in CSS pixels of the frame, as `hand`
 */
export function meantBy(
  hand: MapPoint,
  points: readonly Marked[],
  canZoom: boolean,
): { pick: string } | "nearer" | null {
  const [first, second] = withinReach(hand, points, REACH_PX);
  if (!first) return null;
  if (canZoom && second && second.distance - first.distance < CLEAR_PX) return "nearer";
  return { pick: first.point.code };
}

/** A label is this large, in CSS pixels, and stands right of its point. */
const LABEL = { width: 34, height: 16, away: 7 };

/** Codes whose labels fit without covering each other or the point of another, the first ones first. */
export function labelled(
  points: readonly Marked[],
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): ReadonlySet<string> {
  const shown = new Set<string>();
  const taken: MapPoint[] = [];
  const inside = points.filter(
    ({ x, y }) => x > 0 && y > 0 && x < widthPx - LABEL.width && y < heightPx,
  );
  for (const point of inside) {
    const left = point.x + LABEL.away;
    const isFree =
      taken.every(
        (other) =>
          Math.abs(other.x - left) > LABEL.width || Math.abs(other.y - point.y) > LABEL.height,
      ) &&
      inside.every(
        (other) =>
          other === point ||
          other.x < left - 4 ||
          other.x > left + LABEL.width ||
          Math.abs(other.y - point.y) > LABEL.height / 2 + 3,
      );
    if (!isFree) continue;
    shown.add(point.code);
    taken.push({ x: left, y: point.y });
  }
  return shown;
}
