import { SCENARIO_GRADES, SCENARIO_IDS } from "contract/scenario-terms";
import { z } from "zod";
import { Source } from "../source.ts";

const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** -2 does great harm, 0 changes nothing, 2 helps a great deal. */
const Degree = z.number().int().min(-2).max(2);

export const ScenarioEffect = z.strictObject({
  /** Safety of everybody on board. */
  safety: Degree,
  /** Time gained or lost. */
  time: Degree,
  /** How the passengers fare and what they think. */
  passengers: Degree,
  /** How well the crew works together afterwards. */
  crew: Degree,
});
export type ScenarioEffect = z.infer<typeof ScenarioEffect>;

const ScenarioChoice = z.strictObject({
  text: z.string().min(20).max(190),
  /** Id of the node or ending that it leads to. */
  to: Id,
  effect: ScenarioEffect,
  /** What follows from it and why, shown after the choice. */
  why: z.string().min(30).max(230),
});

export const ScenarioNode = z.strictObject({
  id: Id,
  /** What you see, hear and know now. */
  text: z.string().min(60).max(420),
  /** Seconds since the start of the event; along every path it only grows. */
  clockSeconds: z.number().int().min(0).max(7200),
  choices: z.array(ScenarioChoice).min(1).max(4),
});
export type ScenarioNode = z.infer<typeof ScenarioNode>;

const ScenarioEnding = z.strictObject({
  id: Id,
  /**
   * strong: people safe, and the crew led it. sound: safe, with a gap.
   * costly: over, at a price that others paid. failed: what had to be prevented happened.
   */
  grade: z.enum(SCENARIO_GRADES),
  outcome: z.string().min(40),
  /** What decided it, told by somebody who wants you to do better next time. */
  debrief: z.string().min(60),
  /** Notes as they would stand on an assessor's sheet. */
  whatAssessorsSaw: z.array(z.string().min(10)).min(2).max(5),
});

/** A story that branches: decisions lead to further decisions and at last to an ending. */
export const Scenario = z.strictObject({
  id: z.enum(SCENARIO_IDS),
  title: z.string().min(5),
  setting: z.string().min(40),
  /** Who is there, you first. */
  roles: z.array(z.string().min(10)).min(3),
  /** Id of the first node. */
  start: Id,
  nodes: z.array(ScenarioNode).min(10),
  endings: z.array(ScenarioEnding).min(4),
  /** The drill behind the story, in order, to be read afterwards. Details are the airline's. */
  procedure: z.array(z.string().min(20)).min(5).max(8),
  sources: z.array(Source).min(1),
});
export type Scenario = z.infer<typeof Scenario>;
