import { LAND_PROCEDURE } from "./land-procedure.ts";
import type { EvacuationProcedure } from "./schema.ts";
import { WATER_PROCEDURE } from "./water-procedure.ts";

/**
 * The two procedures of /evacuation-procedures (specification 2, sections 2.13 and 3), Land first.
 * An airline's manual decides what its crews do. Checked against: docs/content/evacuation.md.
 */
export const EVACUATION_PROCEDURES: readonly EvacuationProcedure[] = [
  LAND_PROCEDURE,
  WATER_PROCEDURE,
];
