import { hasDone } from "coach/evacuation-drill/drill";
import { DRILL_EXITS, type DrillExit } from "coach/evacuation-drill/scenario";
import type { Drill } from "coach/evacuation-drill/state";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import type { ExitState } from "./cabin-plan.tsx";

/**
 * What is known of the exits: of the person's own what they have found out, of the others what is called
 * through the cabin from the moment at which theirs is open.
 */
export function exitStates(drill: Drill): Partial<Record<DrillExit, ExitState>> {
  const { at } = EVACUATION_DRILLS[drill.scenario.environment].drill;
  const { exit, usable } = drill.scenario;
  const hasLooked = drill.decisions.some(({ question }) => question.kind === "look");
  const states: Partial<Record<DrillExit, ExitState>> = {};
  if (hasDone(drill, at.open))
    for (const each of DRILL_EXITS) states[each] = usable.includes(each) ? "usable" : "blocked";
  states["1R"] = "own";
  states["1L"] = hasLooked && exit !== "1L" ? "blocked" : "own";
  if (!hasDone(drill, at.open)) return states;
  const isLost = drill.isExitLost || lostNow(drill);
  states["1L"] = exit === "1L" && !isLost ? "usable" : "blocked";
  states["1R"] = exit === "1R" && !isLost ? "usable" : "blocked";
  return states;
}

/** Whether the question of the moment is where to send people from an exit that is lost. */
export function lostNow({ question, scenario }: Drill): boolean {
  if (question?.kind !== "event") return false;
  const { events } = EVACUATION_DRILLS[scenario.environment].drill;
  return events.find(({ id }) => id === question.event)?.kind === "exit";
}
