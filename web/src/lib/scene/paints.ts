import {
  DoubleSide,
  FrontSide,
  type Material,
  MeshLambertMaterial,
  MeshPhongMaterial,
} from "three";
import type { Paint } from "./stage-model.ts";

/** Light per corner and per pixel is all a drawing needs: a physical material costs a software renderer twice as much. */
export function materialOf({ colour, gloss = 0, glow, opacity = 1, isTwoSided }: Paint): Material {
  const look = {
    color: colour,
    emissive: glow ?? "#000000",
    side: isTwoSided ? DoubleSide : FrontSide,
    opacity,
    transparent: opacity < 1,
    depthWrite: opacity === 1,
  };
  if (gloss === 0) return new MeshLambertMaterial(look);
  const shine = Math.round(60 + 195 * gloss).toString(16);
  return new MeshPhongMaterial({
    ...look,
    specular: `#${shine}${shine}${shine}`,
    shininess: 20 + 100 * gloss,
  });
}
