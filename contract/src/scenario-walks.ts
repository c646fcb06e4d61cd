import { z } from "zod";
import { SCENARIO_GRADES, SCENARIO_IDS, SCENARIO_STEPS_MAX } from "./scenario-terms.ts";

/** A scenario that was played to an ending. The server walks it again, and grades the ending itself. */
export const NewScenarioWalk = z.strictObject({
  /** Made where it was played; the same walk sent twice is stored once. */
  id: z.uuid(),
  scenario: z.enum(SCENARIO_IDS),
  /** The place of each choice in its situation, from 0, in the order in which they were taken. */
  choices: z.array(z.number().int().min(0).max(9)).min(1).max(SCENARIO_STEPS_MAX),
  /** By the clock of the device; the server takes a time after its own as its own. */
  walkedAt: z.iso.datetime(),
});
export type NewScenarioWalk = z.infer<typeof NewScenarioWalk>;

export const ScenarioWalk = z.object({
  id: z.uuid(),
  scenario: z.enum(SCENARIO_IDS),
  /** Id of the ending within its scenario. */
  ending: z.string(),
  grade: z.enum(SCENARIO_GRADES),
  walkedAt: z.iso.datetime(),
});
export type ScenarioWalk = z.infer<typeof ScenarioWalk>;
