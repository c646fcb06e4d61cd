import type { AircraftGeometry } from "content/aircraft-geometry/schema";
import { useRef } from "react";
import { monotonicMs } from "../../../lib/clock.ts";
import { type Orbit, orbitByKey, turnedBy, zoomedBy } from "../../../lib/scene/orbit.ts";
import { eased, limitsOf, type Pose, poseBetween } from "./poses.ts";

const MOVE_MS = 700;

/**
 * The camera of one aircraft. It is moved without drawing the page anew: twenty degrees a second would be twenty pages.
 * @param show puts the camera where a pose says
 */
export function useCamera(geometry: AircraftGeometry, show: (pose: Pose) => void) {
  const pose = useRef<Pose | null>(null);
  const move = useRef(0);
  const limits = limitsOf(geometry);

  const stop = () => {
    cancelAnimationFrame(move.current);
    move.current = 0;
  };
  const set = (next: Pose) => {
    pose.current = next;
    show(next);
  };
  const setOrbit = (change: (orbit: Orbit) => Orbit) => {
    stop();
    const { current } = pose;
    if (current) set({ ...current, orbit: change(current.orbit) });
  };

  return {
    pose: () => pose.current,
    jump(to: Pose) {
      stop();
      set(to);
    },
    /** Goes there in its time, or at once where motion is unwanted. */
    go(to: Pose, isStill: boolean) {
      const from = pose.current;
      stop();
      if (!from || isStill) {
        set(to);
        return;
      }
      const begin = monotonicMs();
      const step = () => {
        const part = Math.min(1, (monotonicMs() - begin) / MOVE_MS);
        set(poseBetween(from, to, eased(part)));
        move.current = part < 1 ? requestAnimationFrame(step) : 0;
      };
      move.current = requestAnimationFrame(step);
    },
    turn: (yaw: number, pitch = 0) => setOrbit((orbit) => turnedBy(orbit, yaw, pitch, limits)),
    zoom: (factor: number) => setOrbit((orbit) => zoomedBy(orbit, factor, limits)),
    /** Whether the key meant the camera. */
    key(key: string): boolean {
      const next = pose.current && orbitByKey(pose.current.orbit, key, limits);
      if (next) setOrbit(() => next);
      return next !== null;
    },
    isMoving: () => move.current !== 0,
    stop,
  };
}
