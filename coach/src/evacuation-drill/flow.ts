import type { Drill } from "./state.ts";

/** Two lanes with about one person a second in each: the rhythm that the commands are to keep. */
const PEOPLE_A_SECOND = 2;

/**
 * How many people have still to leave by the exit, from 0. Nobody leaves while something at the sill is
 * undecided; whoever is left when the exit is lost goes to another one. Without a clock all are out as
 * soon as nothing more happens.
 */
export function peopleLeft(drill: Drill, atMs: number): number {
  const { startedAtMs, stops } = drill.flow;
  const { people, events } = drill.scenario;
  if (startedAtMs === null) return people;
  const isAllSeen = drill.eventsSeen === events.length && drill.question?.kind !== "event";
  if (isAllSeen && (drill.isExitLost || !drill.isTimed)) return 0;
  if (!drill.isTimed) return people;
  const stoppedMs = stops.reduce(
    (sum, { fromMs, toMs }) => sum + Math.max(0, Math.min(toMs ?? atMs, atMs) - fromMs),
    0,
  );
  const gone = ((atMs - startedAtMs - stoppedMs) / 1000) * PEOPLE_A_SECOND;
  // The last ones wait until everything that is to happen has happened.
  return Math.max(isAllSeen ? 0 : 1, people - Math.floor(Math.max(0, gone)));
}
