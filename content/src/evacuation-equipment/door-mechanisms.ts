import type { AircraftId } from "../aircraft-geometry/schema.ts";
import type { DoorMechanism } from "./schema.ts";

/**
 * How a crew member works a floor-level door of each aircraft, as its crewProcedures and real.arming say.
 * A power assist is named only where a text of this set names one.
 */
export const DOOR_MECHANISMS: Readonly<Record<AircraftId, DoorMechanism>> = {
  "airbus-a320": { arming: "lever", hasPin: true, hasArmedLight: true, isPowered: true },
  "airbus-a321": { arming: "lever", hasPin: true, hasArmedLight: true, isPowered: true },
  "boeing-737": { arming: "girt-bar", hasPin: false, hasArmedLight: false, isPowered: false },
  "boeing-787": { arming: "lever", hasPin: false, hasArmedLight: false, isPowered: true },
  "boeing-757": { arming: "lever", hasPin: false, hasArmedLight: false, isPowered: true },
  "embraer-e175": { arming: "lever", hasPin: false, hasArmedLight: false, isPowered: false },
};
