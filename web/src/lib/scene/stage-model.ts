import type { Mesh, Vec3 } from "./mesh.ts";
import type { Orbit } from "./orbit.ts";

/** How a surface looks. Colours as CSS writes them. */
export interface Paint {
  readonly colour: string;
  /** 0 is matt, which costs least; over 0 has a highlight, up to 1 for polished metal. */
  readonly gloss?: number;
  /** Light that it gives off itself, as a lit window. */
  readonly glow?: string;
  /** Under 1 lets through what is behind. */
  readonly opacity?: number;
  /** Seen from behind too, as a sheet. */
  readonly isTwoSided?: boolean;
}

export interface Part {
  readonly name: string;
  readonly mesh: Mesh;
  /** Name of its paint. */
  readonly paint: string;
}

/** Where a part stands once it has been moved: turned about an axis through `pivot`, then shifted. */
export interface Placement {
  readonly shift?: Vec3;
  readonly pivot?: Vec3;
  readonly axis?: Vec3;
  readonly degrees?: number;
}

export interface Light {
  readonly sky: string;
  readonly ground: string;
  readonly key: string;
  /** Of the sun that casts the shadow; the fill light of the sky is apart. */
  readonly keyStrength: number;
  readonly skyStrength: number;
  /** 0 casts none. */
  readonly shadow: number;
}

export interface ScreenPoint {
  /** CSS pixels from the picture's left and top edge. */
  readonly x: number;
  readonly y: number;
  /** Before the camera and within the picture. */
  readonly isInPicture: boolean;
}

export interface Stage {
  /** Shows these parts and no others; a part is one draw call. */
  setParts(parts: readonly Part[]): void;
  /** Replaces one part's mesh, or adds it: for what changes its shape. */
  setPart(part: Part): void;
  setShown(name: string, isShown: boolean): void;
  place(name: string, placement: Placement): void;
  /** Every paint by name, and the light; at first, and again when the theme changes. */
  setLook(paints: Readonly<Record<string, Paint>>, light: Light): void;
  /** The middle of the ground that shadows fall on, and how far they may fall from there. */
  setGround(middle: Vec3, reach: number): void;
  /** The camera; draws one frame. `shift`: how far the target stands left of and above the picture's middle, CSS pixels. */
  look(orbit: Orbit, target: Vec3, shift?: readonly [right: number, down: number]): void;
  project(point: Vec3): ScreenPoint;
  dispose(): void;
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  /** Degrees of the picture's height. */
  readonly fov: number;
  /** After each frame, so that what lies over the picture moves with it. */
  readonly onFrame?: () => void;
  /** The picture has another shape; `aspect` is width by height. */
  readonly onShape?: (aspect: number) => void;
  /** The device took the drawing surface away; it comes back by itself or not at all. */
  readonly onLost?: (isLost: boolean) => void;
}
