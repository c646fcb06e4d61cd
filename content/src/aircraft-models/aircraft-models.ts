import { AIRBUS_MODELS } from "./airbus-models.ts";
import { BOEING_MODELS } from "./boeing-models.ts";
import { EMBRAER_MODELS } from "./embraer-models.ts";
import type { AircraftModel } from "./schema.ts";

/** The aircraft of the schematic in the order of the selector. */
export const AIRCRAFT_MODELS: readonly AircraftModel[] = [
  ...AIRBUS_MODELS,
  ...BOEING_MODELS,
  ...EMBRAER_MODELS,
];
