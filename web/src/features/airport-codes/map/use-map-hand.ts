import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { MapPoint } from "./projection.ts";
import { dragged, type Frame, type MapView, zoomed } from "./view.ts";

interface HandOptions {
  element: RefObject<HTMLElement | null>;
  frame: Frame | null;
  onView: (change: (view: MapView) => MapView) => void;
  /** A press that did not move, in pixels of the frame. */
  onTap: (at: MapPoint) => void;
}

/** A hand that trembles less than this still means a press. */
const TREMBLE_PX = 6;
/** Zoom for one step of a trackpad's pinch. */
const PINCH_STEP = 0.01;

/** Dragging with one hand, pinching with two, or with Ctrl and the wheel; the wheel alone scrolls the page. */
export function useMapHand({ element, frame, onView, onTap }: HandOptions) {
  const hands = useRef(new Map<number, MapPoint>());
  const start = useRef<MapPoint | null>(null);
  const [isDragging, setIsDragging] = useState(false);

  const at = (event: { clientX: number; clientY: number }): MapPoint => {
    const box = element.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };

  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  useEffect(() => {
    wheel.current = (event) => {
      if (!event.ctrlKey || !frame) return;
      event.preventDefault();
      const hand = at(event);
      onView((view) => zoomed(view, frame, Math.exp(-event.deltaY * PINCH_STEP), hand));
    };
  });
  useEffect(() => {
    const target = element.current;
    const handle = (event: WheelEvent) => wheel.current(event);
    // React listens passively, and then the page itself would grow.
    target?.addEventListener("wheel", handle, { passive: false });
    return () => target?.removeEventListener("wheel", handle);
  }, [element]);

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const hand = at(event);
    hands.current.set(event.pointerId, hand);
    start.current = hands.current.size === 1 ? hand : null;
  };

  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const before = hands.current.get(event.pointerId);
    if (!before || !frame) return;
    const hand = at(event);
    const other = [...hands.current].find(([id]) => id !== event.pointerId)?.[1];
    const hasMoved =
      start.current === null ||
      Math.hypot(hand.x - start.current.x, hand.y - start.current.y) > TREMBLE_PX;
    if (!hasMoved) return;
    start.current = null;
    if (!isDragging) {
      setIsDragging(true);
      // From now on the hand may leave the map and still moves it.
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    hands.current.set(event.pointerId, hand);
    onView((view) => {
      if (!other) return dragged(view, frame, hand.x - before.x, hand.y - before.y);
      const [was, is] = [before, hand].map(({ x, y }) => Math.hypot(x - other.x, y - other.y)) as [
        number,
        number,
      ];
      const middle = { x: (hand.x + other.x) / 2, y: (hand.y + other.y) / 2 };
      return zoomed(view, frame, is / Math.max(1, was), middle);
    });
  };

  const handleUp = (event: PointerEvent<HTMLElement>) => {
    const isKnown = hands.current.delete(event.pointerId);
    if (isKnown && start.current && event.type === "pointerup") onTap(start.current);
    start.current = null;
    if (hands.current.size === 0) setIsDragging(false);
  };

  return {
    isDragging,
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleUp,
    },
  };
}
