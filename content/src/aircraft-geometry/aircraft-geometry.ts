import { AIRBUS_GEOMETRY } from "./airbus-geometry.ts";
import { BOEING_787_GEOMETRY } from "./boeing-787-geometry.ts";
import { BOEING_NARROW_GEOMETRY } from "./boeing-narrow-geometry.ts";
import { EMBRAER_GEOMETRY } from "./embraer-geometry.ts";
import type { AircraftGeometry } from "./schema.ts";

/**
 * Shape and size of the six aircraft as they really are, in metres; the frame is in schema.ts.
 * How each number was come by: docs/content/aircraft-geometry.md.
 */
export const AIRCRAFT_GEOMETRY: readonly AircraftGeometry[] = [
  ...AIRBUS_GEOMETRY,
  ...BOEING_NARROW_GEOMETRY,
  ...BOEING_787_GEOMETRY,
  ...EMBRAER_GEOMETRY,
];
