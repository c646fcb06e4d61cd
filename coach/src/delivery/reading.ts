import type { NotAssessedReason } from "./measure-ids.ts";

/** A figure, or why there is none. */
export type Reading = number | NotAssessedReason;

/** The figures, null where there is none, and the reasons beside them. */
export function splitReadings<Id extends string>(
  readings: Record<Id, Reading>,
): { values: Record<Id, number | null>; reasons: Partial<Record<Id, NotAssessedReason>> } {
  const values = {} as Record<Id, number | null>;
  const reasons: Partial<Record<Id, NotAssessedReason>> = {};
  for (const [id, reading] of Object.entries<Reading>(readings) as [Id, Reading][]) {
    values[id] = typeof reading === "number" ? reading : null;
    if (typeof reading !== "number") reasons[id] = reading;
  }
  return { values, reasons };
}
