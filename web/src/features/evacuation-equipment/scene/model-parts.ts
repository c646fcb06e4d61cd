import type { AircraftGeometry, GeometryExit } from "content/aircraft-geometry/schema";
import type { ExitConfiguration } from "content/evacuation-equipment/schema";
import { type Mesh, merged } from "../../../lib/scene/mesh.ts";
import { box } from "../../../lib/scene/solids.ts";
import type { Part } from "../../../lib/scene/stage-model.ts";
import { aircraftShape } from "../../../parts/aircraft-shape/aircraft-shape.ts";
import { cockpitMesh } from "../../../parts/aircraft-shape/openings.ts";
import { hasSlideGraphic, isDualLane } from "../model.ts";
import { sideOf } from "./door-path.ts";
import { darkMesh, leafMeshes, skinOut, withHole } from "./doorway.ts";
import { type SlideMeshes, type SlidePlace, slideMeshes } from "./slide-mesh.ts";

/** Of the aircraft as it is painted; the doors are ours, so that one can be opened. */
const SHELL = [
  "accent",
  "livery",
  "wings",
  "cowls",
  "metal",
  "dark",
  "legs",
  "windows",
  "bands",
  "floor",
  "seats",
] as const;
/** The parts that a door is cut into. */
const SKIN = ["hull", "roof", "belly"] as const;

/** Names of the parts of the exit that is looked at. */
export const LEAF = "leaf";
export const LEAF_PANE = "leaf-pane";
export const BAR = "bar";

export interface ModelContents {
  geometry: AircraftGeometry;
  exits: readonly ExitConfiguration[];
  /** The exit that is selected: it has a real opening. */
  chosen: string | null;
  /** All slides are out, that of a worked exit apart. */
  areSlidesShown: boolean;
  isWorked: boolean;
}

/** The whole aircraft with its exits, 22 parts at most: a part is one draw call. */
export function modelParts(contents: ModelContents): Part[] {
  const { geometry, chosen, areSlidesShown, isWorked } = contents;
  const shape = aircraftShape(geometry);
  const exit = geometry.exits.find(({ id }) => id === chosen);
  const others = geometry.exits.filter(({ id }) => id !== chosen);
  const leaves = others.map((one) => leafMeshes(geometry, one));
  const slides = contents.exits
    .filter((one) => areSlidesShown && hasSlideGraphic(one))
    .filter(({ exitId }) => !(isWorked && exitId === chosen))
    .flatMap((one) => {
      const place = slidePlace(geometry, one);
      return place ? [slideMeshes(place, 1)] : [];
    });
  const isOut = new Set(
    contents.exits.filter((one) => areSlidesShown && hasSlideGraphic(one)).map((one) => one.exitId),
  );
  const part = (name: string, mesh: Mesh, paint = name): Part => ({ name, mesh, paint });
  return [
    ...SHELL.map((name) => part(name, shape[name])),
    ...SKIN.map((name) => part(name, exit ? withHole(shape[name], exit) : shape[name])),
    part("glass", cockpitMesh(geometry)),
    part(
      "doors",
      merged(others.flatMap(({ id }, at) => (isOut.has(id) ? [] : [leaves[at]?.leaf ?? NONE]))),
    ),
    part(
      "panes",
      merged(others.flatMap(({ id }, at) => (isOut.has(id) ? [] : [leaves[at]?.pane ?? NONE]))),
      "windows",
    ),
    part(
      "ways",
      merged(others.filter(({ id }) => isOut.has(id)).map((one) => darkMesh(geometry, one))),
      "way",
    ),
    ...slideParts("", merged3(slides)),
    ...(exit ? chosenParts(geometry, exit) : []),
  ];
}

const NONE: Mesh = { positions: [], normals: [], indices: [] };

function merged3(all: readonly SlideMeshes[]): SlideMeshes {
  return {
    bed: merged(all.map(({ bed }) => bed)),
    tubes: merged(all.map(({ tubes }) => tubes)),
    line: merged(all.map(({ line }) => line)),
  };
}

/** The three parts of a slide; `of` tells the worked one from the others. */
export function slideParts(of: string, { bed, tubes, line }: SlideMeshes): Part[] {
  return [
    { name: `${of}bed`, mesh: bed, paint: "bed" },
    { name: `${of}tubes`, mesh: tubes, paint: "tubes" },
    { name: `${of}line`, mesh: line, paint: "line" },
  ];
}

function chosenParts(geometry: AircraftGeometry, exit: GeometryExit): Part[] {
  const { leaf, pane } = leafMeshes(geometry, exit);
  const skin = sideOf(exit) * (skinOut(geometry, exit.x, exit.sill) - 0.06);
  const half = exit.width / 2 - 0.04;
  return [
    { name: LEAF, mesh: leaf, paint: "chosen" },
    { name: LEAF_PANE, mesh: pane, paint: "windows" },
    ...(exit.kind === "door"
      ? [
          {
            name: BAR,
            mesh: box(
              [exit.x - half, skin - 0.03, exit.sill + 0.03],
              [exit.x + half, skin + 0.03, exit.sill + 0.09],
            ),
            paint: "bar",
          },
        ]
      : []),
  ];
}

/** Where the slide of an exit hangs; null where nothing is drawn. */
export function slidePlace(geometry: AircraftGeometry, exit: ExitConfiguration): SlidePlace | null {
  const opening = geometry.exits.find(({ id }) => id === exit.exitId);
  if (!opening || !hasSlideGraphic(exit)) return null;
  return {
    x: opening.x,
    side: sideOf(opening),
    skin: skinOut(geometry, opening.x, opening.sill),
    sill: opening.sill,
    isDualLane: isDualLane(exit),
  };
}
