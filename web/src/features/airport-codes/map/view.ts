import { MAP_HEIGHT, MAP_WIDTH, type MapPoint } from "./projection.ts";

/** What of the map is in its frame. */
export interface MapView {
  /** Middle of the frame, in map units. */
  x: number;
  y: number;
  /** 1 where the map just covers the frame. */
  zoom: number;
}

export interface Frame {
  widthPx: number;
  heightPx: number;
}

export const MAX_ZOOM = 40;
export const WHOLE: MapView = { x: MAP_WIDTH / 2, y: MAP_HEIGHT * 0.46, zoom: 1 };

/** CSS pixels for one map unit. */
export function scaleOf(view: MapView, { widthPx, heightPx }: Frame): number {
  return Math.max(widthPx / MAP_WIDTH, heightPx / MAP_HEIGHT) * view.zoom;
}

/** The view with nothing beyond the map in its frame. */
export function clamped(view: MapView, frame: Frame): MapView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom));
  const scale = scaleOf({ ...view, zoom }, frame);
  const inside = (value: number, half: number, size: number) =>
    Math.min(Math.max(value, half), Math.max(half, size - half));
  return {
    x: inside(view.x, frame.widthPx / 2 / scale, MAP_WIDTH),
    y: inside(view.y, frame.heightPx / 2 / scale, MAP_HEIGHT),
    zoom,
  };
}

/** Where a point of the map stands in the frame, in CSS pixels from its left top corner. */
export function inFrame(point: MapPoint, view: MapView, frame: Frame): MapPoint {
  const scale = scaleOf(view, frame);
  return {
    x: (point.x - view.x) * scale + frame.widthPx / 2,
    y: (point.y - view.y) * scale + frame.heightPx / 2,
  };
}

/** Nearer or farther, with the place under the hand kept where it is. */
export function zoomed(view: MapView, frame: Frame, factor: number, hand?: MapPoint): MapView {
  const { widthPx, heightPx } = frame;
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor));
  const [before, after] = [scaleOf(view, frame), scaleOf({ ...view, zoom }, frame)];
  const [right, down] = [
    (hand?.x ?? widthPx / 2) - widthPx / 2,
    (hand?.y ?? heightPx / 2) - heightPx / 2,
  ];
  return clamped(
    {
      x: view.x + right / before - right / after,
      y: view.y + down / before - down / after,
      zoom,
    },
    frame,
  );
}

/** Moved by a hand over so many CSS pixels. */
export function dragged(view: MapView, frame: Frame, rightPx: number, downPx: number): MapView {
  const scale = scaleOf(view, frame);
  return clamped({ ...view, x: view.x - rightPx / scale, y: view.y - downPx / scale }, frame);
}

/** Share of the frame that stays free around what is fitted into it. */
const MARGIN = 0.16;
/** A single airport is shown with its part of the continent. */
const CLOSEST_FIT = 5;

/** All the points in the frame, as large as they go; the whole world for none. */
export function fitted(points: readonly MapPoint[], frame: Frame): MapView {
  if (points.length === 0) return clamped(WHOLE, frame);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, foot] = [
    ...[Math.min(...xs), Math.max(...xs)],
    ...[Math.min(...ys), Math.max(...ys)],
  ] as [number, number, number, number];
  const room = 1 - 2 * MARGIN;
  const fit = Math.min(
    (frame.widthPx * room) / Math.max(1, right - left),
    (frame.heightPx * room) / Math.max(1, foot - top),
  );
  const zoom = Math.min(CLOSEST_FIT, fit / scaleOf(WHOLE, frame));
  return clamped({ x: (left + right) / 2, y: (top + foot) / 2, zoom }, frame);
}
