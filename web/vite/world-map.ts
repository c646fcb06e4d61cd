import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { MAP_WIDTH, type MapPoint, project } from "../src/features/airport-codes/map/projection.ts";

/**
 * `virtual:world-map`: the coasts and borders of Natural Earth (public domain) as two SVG paths in map units,
 * projected and thinned at build, so that the browser gets a picture and no geometry.
 */
const INDEX = "virtual:world-map";
const require = createRequire(import.meta.url);
const ATLAS = require.resolve("world-atlas/countries-50m.json");

/** Bends flatter than this many map units are left out: a pixel where the whole of Europe fills a screen. */
const TOLERANCE = 4;
/** Islands smaller than this in both directions are left out; an airport on one is a point all the same. */
const LEAST_ISLAND = 12;
/** Antarctica lies below every airport. */
const ANTARCTICA = "010";

/** Arcs of a ring: the complement of an index runs backwards. */
type Ring = number[];
interface Shape {
  type: string;
  id?: string;
  arcs: Ring[] | Ring[][];
}
interface Atlas {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { countries: { geometries: Shape[] } };
}

/** The arcs with their steps summed up and projected. */
function linesOf({ arcs, transform }: Atlas): MapPoint[][] {
  const [scaleX, scaleY] = transform.scale;
  const [startX, startY] = transform.translate;
  return arcs.map((steps) => {
    let [column, row] = [0, 0];
    const line = steps.map(([right, up]) => {
      column += right;
      row += up;
      return project(column * scaleX + startX, row * scaleY + startY);
    });
    return unbroken(line);
  });
}

/** A coast that crosses the map's edge (an island of the Aleutians does) stays on the side where it begins. */
function unbroken(line: MapPoint[]): MapPoint[] {
  const start = line[0]?.x ?? 0;
  const isFar = (x: number) => Math.abs(x - start) > MAP_WIDTH / 2;
  return line.map(({ x, y }) => ({ x: isFar(x) ? x + (x < start ? 1 : -1) * MAP_WIDTH : x, y }));
}

/** Douglas and Peucker's way of leaving out what lies within the tolerance of a straight line. */
function thinned(line: MapPoint[]): MapPoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const distance = distanceTo(first, last, point);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= TOLERANCE) return [first, last];
  return [...thinned(line.slice(0, at + 1)), ...thinned(line.slice(at)).slice(1)];
}

function distanceTo(from: MapPoint, to: MapPoint, { x, y }: MapPoint): number {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const length = width * width + height * height;
  const share = length ? ((x - from.x) * width + (y - from.y) * height) / length : 0;
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(x - from.x - along * width, y - from.y - along * height);
}

function ringsOf({ type, arcs }: Shape): Ring[] {
  return type === "MultiPolygon" ? (arcs as Ring[][]).flat() : (arcs as Ring[]);
}

/** Steps from point to point in whole units; "" where rounding leaves nothing. */
function pathOf(line: MapPoint[]): string {
  let [column, row] = [0, 0];
  let path = "";
  for (const [index, point] of line.entries()) {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    const step = `${x - column}${y < row ? "" : " "}${y - row}`;
    if (index === 0) path = `M${x} ${y}l`;
    else if (x !== column || y !== row)
      path += path.endsWith("l") || step.startsWith("-") ? step : ` ${step}`;
    [column, row] = [x, y];
  }
  return path.endsWith("l") ? "" : path;
}

const spanOf = (values: number[]) => Math.max(...values) - Math.min(...values);

/** Both paths: land is filled, borders between two countries are drawn as lines. */
function drawWorld(): { land: string; borders: string } {
  const atlas = JSON.parse(readFileSync(ATLAS, "utf8")) as Atlas;
  const lines = linesOf(atlas).map(thinned);
  const users = new Map<number, number>();
  const rings = atlas.objects.countries.geometries
    .filter(({ id }) => id !== ANTARCTICA)
    .flatMap(ringsOf);
  for (const arc of rings.flat()) {
    const index = arc < 0 ? ~arc : arc;
    users.set(index, (users.get(index) ?? 0) + 1);
  }
  const lineOf = (arc: number) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []));
  const land = rings
    .map((ring) => ring.flatMap((arc, index) => lineOf(arc).slice(index === 0 ? 0 : 1)))
    .filter(
      (line) =>
        spanOf(line.map(({ x }) => x)) >= LEAST_ISLAND ||
        spanOf(line.map(({ y }) => y)) >= LEAST_ISLAND,
    )
    .map((line) => `${pathOf(line)}z`);
  const borders = [...users].filter(([, count]) => count > 1).map(([arc]) => pathOf(lineOf(arc)));
  return { land: land.join(""), borders: borders.join("") };
}

export function worldMap(): Plugin {
  return {
    name: "world-map",
    resolveId: (id) => (id === INDEX ? `\0${INDEX}` : null),
    load(id) {
      if (id !== `\0${INDEX}`) return null;
      const { land, borders } = drawWorld();
      return `export const land = ${JSON.stringify(land)};
        export const borders = ${JSON.stringify(borders)};`;
    },
  };
}
