import { AIRBUS_EQUIPMENT } from "./airbus-equipment.ts";
import { BOEING_737_EQUIPMENT } from "./boeing-737-equipment.ts";
import { BOEING_757_EQUIPMENT } from "./boeing-757-equipment.ts";
import { BOEING_787_EQUIPMENT } from "./boeing-787-equipment.ts";
import { EMBRAER_EQUIPMENT } from "./embraer-equipment.ts";
import type { EquipmentAircraft } from "./schema.ts";

/**
 * The aircraft of the equipment explorer in the specification's order (2, section 3). The exits
 * listed are those that exist; where the course counts more, real.comparison says why.
 */
export const EVACUATION_EQUIPMENT: readonly EquipmentAircraft[] = [
  ...AIRBUS_EQUIPMENT,
  ...BOEING_737_EQUIPMENT,
  ...BOEING_787_EQUIPMENT,
  ...BOEING_757_EQUIPMENT,
  ...EMBRAER_EQUIPMENT,
];
