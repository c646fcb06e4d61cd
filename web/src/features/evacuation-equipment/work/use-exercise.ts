import { operate, startOf } from "coach/door-operation/operate";
import { movementAt, restsAtMs } from "coach/door-operation/picture";
import type { Deed, DoorState, Task, WorkedExit } from "coach/door-operation/state";
import { useCallback, useEffect, useRef, useState } from "react";
import { monotonicMs } from "../../../lib/clock.ts";
import { randomBetween } from "../../../lib/random.ts";

/** Fine enough for the eye, and coarse where motion is unwanted: the slide's time stays true. */
const FRAME_MS = 40;
const CALM_FRAME_MS = 1000;

export interface Exercise {
  state: DoorState;
  opening: number;
  inflation: number;
  /** Of the slide's filling, whole. */
  filledSeconds: number;
  isMoving: boolean;
  act: (deed: Deed) => void;
  begin: (task: Task) => void;
}

/** An exit that is worked, with its own time: measured, not counted, and running only while something moves. */
export function useExercise(exit: WorkedExit, first: Task): Exercise {
  const [state, setState] = useState(() => startOf(first, exit, drawFoundWrong()));
  const startedAtMs = useRef(0);
  const [nowMs, setNowMs] = useState(0);
  const read = useCallback(() => {
    if (startedAtMs.current === 0) startedAtMs.current = monotonicMs();
    return monotonicMs() - startedAtMs.current;
  }, []);
  const restsAt = restsAtMs(state);
  const isMoving = restsAt !== null && nowMs < restsAt;

  useEffect(() => {
    if (!isMoving) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setInterval(() => setNowMs(read()), isCalm ? CALM_FRAME_MS : FRAME_MS);
    return () => clearInterval(timer);
  }, [isMoving, read]);

  const { opening, inflation } = movementAt(state, nowMs);
  return {
    state,
    opening,
    inflation,
    filledSeconds: Math.floor(inflation * state.exit.slideSeconds),
    isMoving,
    act(deed) {
      const at = read();
      setNowMs(at);
      setState((before) => operate(before, deed, at));
    },
    begin(task) {
      startedAtMs.current = monotonicMs();
      setNowMs(0);
      setState(startOf(task, exit, drawFoundWrong()));
    },
  };
}

/** Every other door is not as one was told: reading it has to pay. */
const drawFoundWrong = () => randomBetween(0, 1) < 0.5;
