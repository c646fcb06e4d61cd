import { AIRCRAFT_GEOMETRY } from "content/aircraft-geometry/aircraft-geometry";
import type { AircraftGeometry, AircraftId, GeometryExit } from "content/aircraft-geometry/schema";
import { EVACUATION_EQUIPMENT } from "content/evacuation-equipment/evacuation-equipment";
import type { EquipmentAircraft, ExitConfiguration } from "content/evacuation-equipment/schema";

export const VIEWS = ["photo", "3d"] as const;
export type View = (typeof VIEWS)[number];

/** What is shown (specification 2, section 4); kept in the address, so that Back and reload find it again. */
export interface EquipmentView {
  aircraft: EquipmentAircraft;
  /** The selected door. */
  exit: ExitConfiguration | null;
  view: View;
  areSlidesShown: boolean;
  /** The selected door is being worked. */
  isWorking: boolean;
}

/** Specification 2, section 9. */
const MOST_CARDS = 4;

/** Reads the address; what does not fit is as if it were not there. */
export function viewFrom(params: URLSearchParams): EquipmentView {
  const aircraft =
    EVACUATION_EQUIPMENT.find(({ id }) => id === params.get("aircraft")) ?? firstAircraft();
  const exit =
    aircraft.exitConfigurations.find(({ exitId }) => exitId === params.get("exit")) ?? null;
  return {
    aircraft,
    exit,
    view: VIEWS.find((name) => name === params.get("view")) ?? "photo",
    areSlidesShown: params.has("slides"),
    isWorking: exit !== null && params.has("work"),
  };
}

/** The view as a query string. */
export function queryOf({ aircraft, exit, view, areSlidesShown, isWorking }: EquipmentView) {
  const params = new URLSearchParams();
  if (aircraft !== firstAircraft()) params.set("aircraft", aircraft.id);
  if (exit) params.set("exit", exit.exitId);
  if (view !== "photo") params.set("view", view);
  if (areSlidesShown) params.set("slides", "1");
  if (isWorking && exit) params.set("work", "1");
  return params.toString();
}

function firstAircraft(): EquipmentAircraft {
  const [first] = EVACUATION_EQUIPMENT;
  if (!first) throw new Error("no aircraft in the equipment explorer");
  return first;
}

/** Another aircraft has other doors: the selected one is cleared. */
export function withAircraft(view: EquipmentView, aircraft: EquipmentAircraft): EquipmentView {
  return { ...view, aircraft, exit: null, isWorking: false };
}

/** A door is selected by the first click and let go by the second. */
export function withExit(view: EquipmentView, exit: ExitConfiguration): EquipmentView {
  return { ...view, exit: exit === view.exit ? null : exit, isWorking: false };
}

export function cardsOf(aircraft: EquipmentAircraft): readonly ExitConfiguration[] {
  return aircraft.exitConfigurations.slice(0, MOST_CARDS);
}

/** Whether a slide is drawn for it: over the wing and where the slide type says so there is none (section 2.14). */
export function hasSlideGraphic({ isWindowExit, slideType }: ExitConfiguration): boolean {
  return !isWindowExit && slideType !== "No slide - Low height";
}

export function isDualLane({ slideType }: ExitConfiguration): boolean {
  return slideType.startsWith("Dual-lane");
}

/** Seconds that the slide has to stand in: the limit that its deployment time names; 0 without a slide. */
export function slideSecondsOf({ deploymentTime }: ExitConfiguration): number {
  return Number(/\d+/.exec(deploymentTime)?.[0] ?? 0);
}

/** How many exits of each type, in the order of the list. */
export function exitCounts(aircraft: EquipmentAircraft): [exitType: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { exitType } of aircraft.exitConfigurations)
    counts.set(exitType, (counts.get(exitType) ?? 0) + 1);
  return [...counts];
}

export function geometryOf(id: AircraftId): AircraftGeometry {
  const found = AIRCRAFT_GEOMETRY.find((one) => one.id === id);
  if (!found) throw new Error(`no geometry of ${id}`);
  return found;
}

/** The opening of an exit as it is cut into the fuselage. */
export function openingOf(id: AircraftId, exitId: string): GeometryExit {
  const found = geometryOf(id).exits.find((one) => one.id === exitId);
  if (!found) throw new Error(`no geometry of ${id} ${exitId}`);
  return found;
}

export const isLeft = (exitId: string) => exitId.endsWith("L");

/** The doors 2 and 3 of an A321 have their packs below the door (docs/content/evacuation-equipment.md). */
export function hasPackOnDoor(id: AircraftId, exitId: string): boolean {
  return id !== "airbus-a321" || !/^[23]/.test(exitId);
}

/** What stands on a plan of the aircraft: "1L", and "W1L" for an exit over the wing. */
export const signOf = ({ exitId }: Pick<ExitConfiguration, "exitId">) => exitId.replace("OW", "W");
