import { useEffect, useRef } from "react";

/** Specification 2, section 9: one degree every 50 ms. */
const STEP_MS = 50;
const STEP_DEGREES = 1;

/** Turns as long as it is on; `turn` is given one degree a time. */
export function useRotation(isRotating: boolean, turn: (degrees: number) => void) {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (!isRotating) return;
    const timer = setInterval(() => latest.current(STEP_DEGREES), STEP_MS);
    return () => clearInterval(timer);
  }, [isRotating]);
}
