import type { Light, Paint } from "../../../lib/scene/stage-model.ts";
import type { AircraftPart } from "../../../parts/aircraft-shape/aircraft-shape.ts";

/** Our own livery, from the tokens of the look; `token` reads one as a colour. */
export function paintsOf(
  token: (name: string) => string,
  isNight: boolean,
): Record<AircraftPart, Paint> {
  const hull: Paint = { colour: isNight ? "#93a7b5" : "#f1f5f7", gloss: 0.3 };
  const livery = {
    gloss: 0.4,
    // The tail is floodlit, as on an apron.
    ...(isNight ? { colour: "#2596a5", glow: "#0c3b43" } : { colour: token("--wing-3") }),
  };
  const glass = isNight ? "#0b1620" : "#1f3743";
  return {
    hull,
    roof: hull,
    belly: { colour: isNight ? "#5d7280" : "#d3dee2" },
    accent: { colour: token("--dawn"), gloss: 0.3 },
    livery,
    // Matt: a sheen that faint is not seen, and half of the picture would pay for it.
    wings: { colour: isNight ? "#6a7f8d" : "#d9e2e6" },
    cowls: livery,
    metal: { colour: isNight ? "#8b9ba4" : "#b9c5ca", gloss: 0.9 },
    dark: { colour: isNight ? "#10191f" : "#26343b" },
    legs: { colour: token("--d-metal") },
    // Matt: what shines would be white where the sun is, and a window is told by being dark.
    windows: isNight ? { colour: "#2a2114", glow: "#f3bd7d" } : { colour: glass },
    glass: { colour: glass, gloss: 0.05 },
    bands: {
      colour: isNight ? token("--lagoon") : "#0a7f90",
      ...(isNight && { glow: "#12545c" }),
    },
    doors: { colour: isNight ? "#93a6b2" : "#ffffff", gloss: 0.3 },
    lining: { colour: isNight ? "#6d6558" : "#f3f0ea" },
    floor: { colour: isNight ? "#4a4f52" : "#b9c6cb" },
    seats: { colour: isNight ? "#3f8a97" : "#4d8894" },
    walls: { colour: isNight ? "#8c8272" : "#e7dfd2" },
  };
}

export const lightOf = (isNight: boolean): Light =>
  isNight
    ? {
        sky: "#8fb4d8",
        ground: "#33261c",
        key: "#b9d3f2",
        keyStrength: 1.5,
        skyStrength: 1.9,
        shadow: 0.5,
      }
    : {
        sky: "#ffffff",
        ground: "#b9c9cf",
        key: "#fff3df",
        keyStrength: 1.8,
        skyStrength: 1.9,
        shadow: 0.2,
      };
