import type { EvacuationDrill } from "./drill-schema.ts";
import { LAND_DRILL } from "./land-drill.ts";
import { LAND_RUN } from "./land-run.ts";
import type { EvacuationRun } from "./schema.ts";
import { WATER_DRILL } from "./water-drill.ts";
import { WATER_RUN } from "./water-run.ts";

/** The run and its drill by environment: what is done in which order, and what makes it hard. */
export const EVACUATION_DRILLS: Record<
  EvacuationRun["environment"],
  { run: EvacuationRun; drill: EvacuationDrill }
> = {
  Land: { run: LAND_RUN, drill: LAND_DRILL },
  Water: { run: WATER_RUN, drill: WATER_DRILL },
};
