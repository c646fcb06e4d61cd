import { AIRCRAFT_GEOMETRY } from "content/aircraft-geometry/aircraft-geometry";
import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { AIRCRAFT_MODELS } from "content/aircraft-models/aircraft-models";
import type { AircraftModel, ModelAnnotation } from "content/aircraft-models/schema";

export type Picture = "3d" | "schematic";

/** What is shown; kept in the address, so that Back, reload and the search find it again. */
export interface ModelView {
  aircraft: AircraftModel;
  /** The point whose details are open. */
  point: ModelAnnotation | null;
  picture: Picture;
}

/** Reads the address; what does not fit is as if it were not there. */
export function viewFrom(params: URLSearchParams, usual: Picture): ModelView {
  const aircraft =
    AIRCRAFT_MODELS.find(({ id }) => id === params.get("aircraft")) ?? AIRCRAFT_MODELS[0];
  if (!aircraft) throw new Error("The content has no aircraft");
  const point = aircraft.annotations.find(({ id }) => id === params.get("point")) ?? null;
  const asked = params.get("view");
  return { aircraft, point, picture: asked === "3d" || asked === "schematic" ? asked : usual };
}

/** The view as a query string; the picture only where it is not the usual one. */
export function queryOf({ aircraft, point, picture }: ModelView, usual: Picture): string {
  const params = new URLSearchParams({ aircraft: aircraft.id });
  if (picture !== usual) params.set("view", picture);
  if (point) params.set("point", point.id);
  return params.toString();
}

export function geometryOf({ id }: AircraftModel): AircraftGeometry {
  const geometry = AIRCRAFT_GEOMETRY.find((one) => one.id === id);
  if (!geometry) throw new Error(`No geometry of ${id}`);
  return geometry;
}

/** The number that stands in a point and before its name, from 1. */
export function numberOf(aircraft: AircraftModel, point: ModelAnnotation): number {
  return aircraft.annotations.indexOf(point) + 1;
}

/** The point so many places further in the list, round its end. */
export function stepFrom(
  { annotations }: AircraftModel,
  point: ModelAnnotation,
  steps: 1 | -1,
): ModelAnnotation {
  return (
    annotations[(annotations.indexOf(point) + steps + annotations.length) % annotations.length] ??
    point
  );
}

/** Doors and overwing exits of the aircraft as it is, together. */
export const realExitCount = ({ realExits }: AircraftModel): number =>
  realExits.doors + realExits.overwing;

/** How far a point at the skin is drawn off the fuselage seen from above, so that points do not cover each other; metres. */
const OFF_THE_SKIN = 1.5;

/**
 * Where a point is drawn on the schematic: metres aft of the nose and to the right. What is at the skin stands off it,
 * further for a wider aircraft, whose picture is smaller.
 */
export function schematicPlace(
  { position }: ModelAnnotation,
  { fuselage, overall }: AircraftGeometry,
): { x: number; y: number; isOff: boolean } {
  const [x, y] = position;
  const skin = fuselage.width / 2;
  const isOff = Math.abs(Math.abs(y) - skin) < 0.1;
  const off = (OFF_THE_SKIN * overall.length) / 38;
  return { x, y: isOff ? Math.sign(y) * (skin + off) : y, isOff };
}

/** Metres from the middle of the schematic to its edge: the aircraft turns in it without touching. */
export const schematicReach = ({ overall }: AircraftGeometry): number =>
  (Math.max(overall.length, overall.span) / 2) * 1.08;
