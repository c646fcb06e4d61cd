import { useEffect, useReducer, useRef, useState } from "react";
import { monotonicMs } from "../../../lib/clock.ts";
import type { MediaFault } from "../../../lib/media/media-fault.ts";
import type { Recorder } from "../../../lib/media/use-recorder.ts";
import { firstRun, type Rules, type Run, type RunEvent, reduceRun, secondsLeft } from "./model.ts";

/** More often than once a second, so that no second is shown late. */
const TICK_MS = 200;

export interface RunHold {
  run: Run;
  /** Whole seconds until the phase ends; null where none runs out. */
  left: number | null;
  send(event: RunEvent): void;
}

interface RunInput {
  rules: Rules;
  questionCount: number;
  /** The question to begin with. */
  position: number;
  recorder: Recorder;
  /** A take from before waits on the disk, whatever becomes of this one. */
  hasEarlier: boolean;
}

/** Plays the rules of a one-way interview with a recorder: starts and stops it when its time has come. */
export function useRun({
  rules,
  questionCount,
  position,
  recorder,
  hasEarlier,
}: RunInput): RunHold {
  const [run, send] = useReducer(
    (before: Run, event: RunEvent) => reduceRun(before, event, rules, questionCount),
    null,
    () => firstRun(position, rules, monotonicMs()),
  );
  const [atMs, setAtMs] = useState(monotonicMs);
  const { phase } = run;
  const { state, fault, take, wasCutShort, start, stop } = recorder;
  const isTimed = "untilMs" in phase;
  const hasTake = take !== null || hasEarlier;

  useEffect(() => {
    if (!isTimed) return;
    const tick = () => {
      const now = monotonicMs();
      setAtMs(now);
      send({ type: "ticked", atMs: now });
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    // A tab that was asleep or hidden looks at the clock at once.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [isTimed]);

  const { name } = phase;
  /** What was wrong before the recorder was asked this time: no news. */
  const known = useRef<MediaFault | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the recorder is asked once in each phase.
  useEffect(() => {
    if (name === "starting") {
      known.current = fault;
      void start();
    }
    if (name === "stopping") void stop();
  }, [name]);

  useEffect(() => {
    if (name === "starting") {
      if (state === "recording") send({ type: "recording", atMs: monotonicMs() });
      else if (fault && fault !== known.current) send({ type: "refused", hasTake });
    }
    if (name !== "stopping" && name !== "answering") return;
    if (state === "stopped") send({ type: "stopped", hasTake, wasCut: wasCutShort });
    if (state === "idle") send({ type: "stopped", hasTake: hasEarlier, wasCut: false });
  }, [name, state, fault, hasTake, hasEarlier, wasCutShort]);

  return {
    run,
    left: secondsLeft(phase, atMs),
    send,
  };
}
