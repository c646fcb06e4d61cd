export type Point = readonly [x: number, y: number];

/** A closed path through the points with its corners rounded; what is too short for the radius gets a smaller one. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const corner = (at: number) => {
    const [before, here, after] = [at - 1, at, at + 1].map(
      (index) => points[(index + points.length) % points.length],
    ) as [Point, Point, Point];
    const from = towards(here, before, radius);
    const to = towards(here, after, radius);
    return `${at === 0 ? "M" : "L"}${from}Q${here.join(" ")} ${to}`;
  };
  return `${points.map((_, at) => corner(at)).join("")}Z`;
}

function towards([x, y]: Point, [toX, toY]: Point, distance: number): string {
  const length = Math.hypot(toX - x, toY - y);
  const share = Math.min(distance, length / 2) / length;
  return `${round(x + (toX - x) * share)} ${round(y + (toY - y) * share)}`;
}

/** The point of a circle at so many degrees, clockwise from the top. */
export function onCircle(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(centre[0] + radius * Math.sin(angle)), round(centre[1] - radius * Math.cos(angle))];
}

/** An arc of a circle between two directions, clockwise. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const isLong = to - from > 180 ? 1 : 0;
  const [start, end] = [onCircle(centre, radius, from), onCircle(centre, radius, to)];
  return `M${start.join(" ")}A${radius} ${radius} 0 ${isLong} 1 ${end.join(" ")}`;
}

/** 0 to `count` - 1. */
export function countTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
