import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

interface HandOptions {
  element: RefObject<HTMLElement | null>;
  /** Degrees to turn about the vertical and to tilt. */
  onTurn: (yaw: number, pitch: number) => void;
  /** Over 1 comes nearer. */
  onZoom: (factor: number) => void;
}

const DEGREES_PER_PX = 0.35;
/** Zoom for one step of a trackpad's pinch. */
const PINCH_STEP = 0.01;

interface Place {
  x: number;
  y: number;
}

/** Dragging with one hand, pinching with two, or with Ctrl and the wheel; the wheel alone scrolls the page. */
export function useHand({ element, onTurn, onZoom }: HandOptions) {
  const hands = useRef(new Map<number, Place>());
  const zoom = useRef(onZoom);
  useEffect(() => {
    zoom.current = onZoom;
  });
  useEffect(() => {
    const target = element.current;
    const handle = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom.current(Math.exp(-event.deltaY * PINCH_STEP));
    };
    // React listens passively, and then the page itself would grow.
    target?.addEventListener("wheel", handle, { passive: false });
    return () => target?.removeEventListener("wheel", handle);
  }, [element]);

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hands.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const before = hands.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...hands.current].find(([id]) => id !== event.pointerId)?.[1];
    hands.current.set(event.pointerId, now);
    if (other) {
      const apart = (at: Place) => Math.hypot(at.x - other.x, at.y - other.y);
      if (apart(before) > 0) onZoom(apart(now) / apart(before));
    } else onTurn((before.x - now.x) * DEGREES_PER_PX, (now.y - before.y) * DEGREES_PER_PX);
  };
  const handleUp = (event: PointerEvent<HTMLElement>) => {
    hands.current.delete(event.pointerId);
  };

  return {
    isHeld: () => hands.current.size > 0,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleUp,
    },
  };
}
