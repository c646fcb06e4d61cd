/**
 * The world flat: Tom Patterson's cylindrical projection of 2014 (Patterson, Šavrič and Jenny), which keeps the
 * crowded middle latitudes large and the poles small. Shared by the build, which draws the outlines, and the
 * browser, which puts airports on them.
 */

/** Map units from edge to edge: one is a thirtieth of a degree or so, about 4 km. */
export const MAP_WIDTH = 10_000;
/** Between Alaska and Chukotka, where a meridian meets no land but Antarctica. */
const WEST_EDGE = -168.4;
/** What lies beyond is cut off: no airport is near. */
const NORTH = 80;
const SOUTH = -58;

const RADIANS = Math.PI / 180;
const UNITS_PER_RADIAN = MAP_WIDTH / (2 * Math.PI);

function patterson(latitude: number): number {
  const phi = latitude * RADIANS;
  const square = phi * phi;
  return phi * (1.0148 + square * square * (0.23185 + square * (-0.14499 + square * 0.02406)));
}

const TOP = patterson(NORTH);
export const MAP_HEIGHT = Math.round((TOP - patterson(SOUTH)) * UNITS_PER_RADIAN);

export interface MapPoint {
  /** 0 at the western edge, `MAP_WIDTH` at the eastern. */
  x: number;
  /** 0 at the top, `MAP_HEIGHT` at the foot; beyond both for what is cut off. */
  y: number;
}

/** Where a place lies on the map. Degrees, north and east positive. */
export function project(longitude: number, latitude: number): MapPoint {
  const east = longitude < WEST_EDGE ? longitude + 360 : longitude;
  return {
    x: (east - WEST_EDGE) * RADIANS * UNITS_PER_RADIAN,
    y: (TOP - patterson(latitude)) * UNITS_PER_RADIAN,
  };
}

/** The longitude, -180 to 180, of a column of the map. */
export function longitudeAt(x: number): number {
  const east = x / (RADIANS * UNITS_PER_RADIAN) + WEST_EDGE;
  return east > 180 ? east - 360 : east;
}
