import { oneOf, seeded, shuffled } from "content/chance";
import type { DrillEvent, DrillView } from "content/evacuation/drill-schema";
import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import type { EvacuationRun } from "content/evacuation/schema";

export type Environment = EvacuationRun["environment"];

/** The exits of the drill's aircraft: doors by pair and side, and the overwing exits of each side. */
export const DRILL_EXITS = ["1L", "1R", "WL", "WR", "2L", "2R"] as const;
export type DrillExit = (typeof DRILL_EXITS)[number];

export interface Scenario {
  seed: number;
  environment: Environment;
  /** What is seen at the person's own exit, 1L. */
  ownView: DrillView["id"];
  /** What is seen at 1R, where they go when 1L is of no use; always usable. */
  acrossView: DrillView["id"];
  /** The exit that is used. */
  exit: DrillExit;
  /** Exits that can be used, one of each pair where half of them fail as in the certification test. */
  usable: readonly DrillExit[];
  /** What fails when the exit is opened, or when slide or raft is looked at; null where all works. */
  openFailure: string | null;
  checkFailure: string | null;
  /** One thing with people, then one that may take the exit; in the order in which they come. */
  events: readonly DrillEvent["id"][];
  /** Seconds from the first person to each event, rising. */
  eventSeconds: readonly number[];
  /** How many people come to the exit. */
  people: number;
}

/** Shares of the seeds. */
const OWN_EXIT_BLOCKED = 0.55;
const SOMETHING_FAILS = 0.6;
const EXIT_IS_LOST = 0.65;

/**
 * What meets the person in one drill, the same for the same seed.
 * @param seed a whole number from 0 to 4,294,967,295
 */
export function drawScenario(environment: Environment, seed: number): Scenario {
  const random = seeded(seed);
  const { drill } = EVACUATION_DRILLS[environment];
  const views = (isUsable: boolean) => drill.views.filter((view) => view.isUsable === isUsable);
  const isBlocked = random() < OWN_EXIT_BLOCKED;
  const exit: DrillExit = isBlocked ? "1R" : "1L";
  const ownView = oneOf(random, views(!isBlocked)).id;
  const acrossView = oneOf(random, views(true)).id;
  const fails = random();
  const isAtOpening = random() < 0.4;
  const openFailure = oneOf(random, drill.openFailures);
  const checkFailure = oneOf(random, drill.checkFailures);
  const kinds = (kind: DrillEvent["kind"]) =>
    shuffled(
      random,
      drill.events.filter((event) => event.kind === kind),
    ).map(({ id }) => id);
  const [first = "", second = ""] = kinds("people");
  const [lost = ""] = kinds("exit");
  const isLost = random() < EXIT_IS_LOST;
  // On water the tail settles: the rear doors stay closed, as the briefing says, and both wings are used.
  const others: DrillExit[] =
    environment === "Water"
      ? ["WL", "WR"]
      : [oneOf(random, ["WL", "WR"] as const), oneOf(random, ["2L", "2R"] as const)];
  const firstEvent = 5 + Math.floor(random() * 4);
  return {
    ...{ seed, environment, ownView, acrossView, exit },
    usable: [exit, ...others],
    openFailure: fails < SOMETHING_FAILS && isAtOpening ? openFailure : null,
    checkFailure: fails < SOMETHING_FAILS && !isAtOpening ? checkFailure : null,
    events: [first, isLost ? lost : second],
    eventSeconds: [firstEvent, firstEvent + 7 + Math.floor(random() * 4)],
    people: 44 + Math.floor(random() * 9),
  };
}
