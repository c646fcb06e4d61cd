import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import {
  type Orbit,
  type OrbitLimits,
  orbitByKey,
  turnedBy,
  ZOOM_STEP,
  zoomedBy,
} from "../../../lib/scene/orbit.ts";
import type { Shot } from "./camera.ts";

const DEGREES_PER_PX = 0.4;
/** A hand that moves less has pressed, not turned. */
const STILL_PX = 5;

/** The camera in a person's hand: it starts at a shot, and again whenever another is asked for. */
export function useCamera(shot: Shot, shotName: string, limits: OrbitLimits) {
  const [held, setHeld] = useState<{ name: string; orbit: Orbit }>({
    name: shotName,
    orbit: shot.orbit,
  });
  const drag = useRef<{ x: number; y: number; moved: number } | null>(null);
  const orbit = held.name === shotName ? held.orbit : shot.orbit;
  const latest = useRef(orbit);
  useEffect(() => {
    latest.current = orbit;
  });
  const set = (next: Orbit) => {
    latest.current = next;
    setHeld({ name: shotName, orbit: next });
  };

  return {
    orbit,
    turn: (yaw: number) => set(turnedBy(latest.current, yaw, 0, limits)),
    zoom: (steps: 1 | -1) => set(zoomedBy(latest.current, ZOOM_STEP ** steps, limits)),
    reset: () => set(shot.orbit),
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = orbitByKey(latest.current, event.key, limits);
      if (!next) return;
      event.preventDefault();
      set(next);
    },
    onPointerDown({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      drag.current = { x: clientX, y: clientY, moved: 0 };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = drag.current;
      if (!from) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      drag.current = {
        x: clientX,
        y: clientY,
        moved: from.moved + Math.abs(dx) + Math.abs(dy),
      };
      set(turnedBy(latest.current, -dx * DEGREES_PER_PX, dy * DEGREES_PER_PX, limits));
    },
    /** @returns whether it was a press in one place */
    onPointerUp(): boolean {
      const wasStill = drag.current !== null && drag.current.moved < STILL_PX;
      drag.current = null;
      return wasStill;
    },
  };
}
