import { longitudeAt, type MapPoint, project } from "./projection.ts";

const RADIANS = Math.PI / 180;
const DEGREES = 180 / Math.PI;
/** Mean radius of the earth. */
const EARTH_KM = 6371;
const DAY_MS = 86_400_000;
/** Noon of 1 January 2000, from which the sun's place is reckoned. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);

export interface Place {
  latitude: number;
  longitude: number;
}

/** Kilometres along the great circle between two places (haversine formula). */
export function distanceKm(from: Place, to: Place): number {
  const [south, north] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const east = ((to.longitude - from.longitude) * RADIANS) / 2;
  const chord =
    Math.sin((north - south) / 2) ** 2 + Math.cos(south) * Math.cos(north) * Math.sin(east) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}

/** The great circle between two places as the map shows it, in pieces where it crosses the map's edge. */
export function greatCircle(from: Place, to: Place, steps = 48): MapPoint[][] {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const angle = distanceKm(from, to) / EARTH_KM;
  if (angle === 0) return [];
  const pieces: MapPoint[][] = [[]];
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const [one, other] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x, y, z] = a.map((value, axis) => value * one + (b[axis] ?? 0) * other) as Vector;
    const point = project(Math.atan2(y, x) * DEGREES, Math.atan2(z, Math.hypot(x, y)) * DEGREES);
    const last = pieces.at(-1)?.at(-1);
    if (last && Math.abs(last.x - point.x) > 5000) pieces.push([]);
    pieces.at(-1)?.push(point);
  }
  return pieces;
}

type Vector = [number, number, number];

function vectorOf({ latitude, longitude }: Place): Vector {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/**
 * Where the sun stands overhead, to about a hundredth of a degree ("low precision formulas", Astronomical Almanac,
 * section C).
 */
function sunPlace(at: Date): Place {
  const days = (at.getTime() - J2000_MS) / DAY_MS;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS;
  const mean = 280.46 + 0.9856474 * days;
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const tilt = (23.439 - 0.0000004 * days) * RADIANS;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)) * DEGREES;
  const sidereal = 280.46061837 + 360.98564736629 * days;
  return {
    latitude: Math.asin(Math.sin(tilt) * Math.sin(ecliptic)) * DEGREES,
    longitude: within180(ascension - sidereal),
  };
}

function within180(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Refraction and the sun's half width: it is seen to rise when its middle is this low. */
const SUNRISE_DEGREES = -0.833;

/** Whether the sun is in the sky of a place. */
export function isDay(place: Place, at: Date): boolean {
  const sun = sunPlace(at);
  const height = 90 - (distanceKm(place, sun) / EARTH_KM) * DEGREES;
  return height > SUNRISE_DEGREES;
}

/** The part of the map where the sun is down, as an SVG path in map units. */
export function nightPath(at: Date, width: number, height: number, columns = 90): string {
  const sun = sunPlace(at);
  // On the equinoxes the line is a meridian: a hair's breadth of tilt keeps it a curve.
  const tilt = Math.tan((Math.abs(sun.latitude) < 0.1 ? 0.1 : sun.latitude) * RADIANS);
  const edge = Array.from({ length: columns + 1 }, (_, column) => {
    const x = (column / columns) * width;
    const hours = (longitudeAt(x) - sun.longitude) * RADIANS;
    const { y } = project(0, Math.atan(-Math.cos(hours) / tilt) * DEGREES);
    return `${Math.round(x)} ${Math.round(Math.min(height, Math.max(0, y)))}`;
  });
  // In the northern summer night lies to the south.
  const back = tilt > 0 ? height : 0;
  return `M0 ${back}L${edge.join("L")}L${width} ${back}z`;
}
