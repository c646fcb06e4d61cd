import type { Deed, Done, DoorState } from "./state.ts";

/** The way it is done, step by step, for the exit as it was found (crewProcedures of evacuation-equipment). */
export function stepsOf({ task, exit, isFoundWrong }: DoorState): Deed[] {
  const { hasPin, hasArmedLight, arming } = exit.mechanism;
  const isByHand = arming === "girt-bar";
  const arm: Deed[] = [
    ...(hasPin ? (["pull-pin"] as const) : []),
    ...(isByHand ? (["strap-across"] as const) : []),
    "arm",
    ...(hasPin ? (["stow-pin"] as const) : []),
  ];
  const disarm: Deed[] = [
    "disarm",
    ...(hasPin ? (["insert-pin"] as const) : []),
    ...(isByHand ? (["strap-away"] as const) : []),
  ];
  if (exit.isHatch) return ["look-outside", "open", "send-people"];
  switch (task) {
    case "arm":
      return [...arm, "check-own", "cross-check", "report"];
    case "disarm":
      return [...disarm, "check-own", "cross-check", "report"];
    case "open":
      return [
        "permission",
        ...(isFoundWrong ? disarm : []),
        "check-own",
        "look-outside",
        ...(hasArmedLight ? (["lift-handle"] as const) : []),
        "open",
      ];
    case "evacuate":
      return [
        "look-outside",
        ...(isFoundWrong ? arm.filter((deed) => deed !== "stow-pin") : []),
        "check-own",
        "open",
        "hold-assist",
        "pull-inflation",
        "send-people",
      ];
  }
}

export interface Debrief {
  steps: { deed: Deed; isDone: boolean }[];
  /** Slips and what was held back by the door, the first first. */
  slips: readonly Done[];
  /** Every step done, and nothing that should not have been. */
  isClean: boolean;
  /** Something that costs a slide, or people. */
  isCritical: boolean;
  seconds: number;
}

/** What there is to say of an exercise that is over. */
export function debriefOf(state: DoorState): Debrief {
  const { done } = state;
  const steps = stepsOf(state).map((deed) => ({
    deed,
    isDone: done.some((one) => one.deed === deed && one.verdict !== "held"),
  }));
  const slips = done.filter(({ verdict }) => verdict === "slip" || verdict === "critical");
  return {
    steps,
    slips,
    isClean: slips.length === 0 && steps.every(({ isDone }) => isDone),
    isCritical: slips.some(({ verdict }) => verdict === "critical"),
    seconds: Math.round((done.at(-1)?.atMs ?? 0) / 1000),
  };
}
