import { EVACUATION_DRILLS } from "content/evacuation/evacuation-drills";
import { EVACUATION_TIMEFRAMES } from "content/evacuation/terms";
import type { Drill } from "./state.ts";

/** Seconds in which a step should be over, as this course counts; null where it has no such time. */
export function windowOf(timeframe: string): { from: number; to: number | null } | null {
  const [, from, to] = /^(\d+)(?:-(\d+))?/.exec(timeframe) ?? [];
  if (from === undefined) return null;
  return { from: Number(from), to: to === undefined ? null : Number(to) };
}

export interface StepTime {
  /** 1 to 7. */
  step: number;
  stretch: { from: number; to: number | null } | null;
  /** When the last of its actions was done, in seconds of the drill; null where one is missing. */
  doneAtSeconds: number | null;
  /** Null without a clock, without a stretch or without an end. */
  isInTime: boolean | null;
}

export interface Debrief {
  /** Of all cards that were taken, those that were a step at its time. */
  order: { right: number; of: number };
  /** Decisions: views, failures, slide or raft, events. */
  decisions: { right: number; of: number };
  critical: number;
  steps: readonly StepTime[];
  /** Seconds at which the cabin had been searched; null where it was not. */
  searchedAtSeconds: number | null;
  /** Seconds from the first act at the exit to slide or raft checked; null where it was not reached. */
  readySeconds: number | null;
  isFinished: boolean;
  verdict: "passed" | "again";
}

/** The training stretch (specification 2, section 9). */
export const DRILL_SECONDS = 90;
/** Slips that are not critical and may still be passed with. */
export const SLIPS_ALLOWED = 2;

/**
 * What was done, against what is taught. Passed: finished, no critical slip, at most two others, and with
 * a clock the cabin searched within 90 seconds. Everything is counted from the person's own acts.
 */
export function debriefOf(drill: Drill): Debrief {
  const { run, drill: rules } = EVACUATION_DRILLS[drill.scenario.environment];
  const { done, slips, decisions, isTimed } = drill;
  const atSeconds = (step: string) => {
    const atMs = done.find((entry) => entry.step === step)?.atMs;
    return atMs === undefined ? null : atMs / 1000;
  };
  const steps = EVACUATION_TIMEFRAMES[drill.scenario.environment].map(
    (timeframe, index): StepTime => {
      const own = run.steps.filter(({ partOf }) => partOf === index + 1);
      const times = own.map(({ id }) => atSeconds(id));
      const isDone = times.every((time) => time !== null);
      const doneAtSeconds = isDone ? Math.max(...times.map((time) => time ?? 0)) : null;
      const stretch = windowOf(timeframe);
      const isInTime =
        !isTimed || !stretch || stretch.to === null || doneAtSeconds === null
          ? null
          : doneAtSeconds <= stretch.to;
      return { step: index + 1, stretch, doneAtSeconds, isInTime };
    },
  );
  const wrongCards = slips.filter(({ kind }) => kind === "order" || kind === "decoy").length;
  const critical = slips.filter(({ isCritical }) => isCritical).length;
  const searchedAtSeconds = atSeconds(rules.at.search);
  const looked = atSeconds(rules.at.look);
  const checked = atSeconds(rules.at.check);
  const isFinished = done.length === run.steps.length;
  const isInTime = !isTimed || (searchedAtSeconds !== null && searchedAtSeconds <= DRILL_SECONDS);
  return {
    order: { right: done.length, of: done.length + wrongCards },
    decisions: { right: decisions.filter(({ isRight }) => isRight).length, of: decisions.length },
    ...{ critical, steps, searchedAtSeconds, isFinished },
    readySeconds: looked === null || checked === null ? null : checked - looked,
    verdict:
      isFinished && critical === 0 && slips.length - critical <= SLIPS_ALLOWED && isInTime
        ? "passed"
        : "again",
  };
}
