import type { Light, Paint } from "../../../lib/scene/stage-model.ts";

/** A token of the look, as the page has it now. */
type Token = (name: string) => string;

/** Paints of the parts in the tokens of the look, which day and night share. */
export function paintsOf(token: Token, isNight: boolean): Record<string, Paint> {
  const skin: Paint = { colour: isNight ? "#8fa6b5" : "#fbfcfc", gloss: 0.25, isTwoSided: true };
  const lit = isNight ? "#ffd9a0" : "#26404b";
  return {
    hull: skin,
    roof: skin,
    belly: { colour: isNight ? "#6d8393" : "#dfe7ea", isTwoSided: true },
    accent: { colour: token("--dawn") },
    livery: { colour: token("--wing-3") },
    wings: { colour: isNight ? "#748b9b" : "#dfe7ea" },
    cowls: { colour: isNight ? "#8299a8" : "#f1f5f6", gloss: 0.3 },
    metal: { colour: "#aab8be", gloss: 0.7 },
    dark: { colour: "#22333c" },
    legs: { colour: "#8d9ba1" },
    windows: { colour: lit, glow: isNight ? "#c58a3f" : "#000000", gloss: isNight ? 0 : 0.6 },
    glass: { colour: "#1d343e", gloss: 0.8 },
    bands: { colour: token("--wing-3") },
    floor: { colour: isNight ? "#7d6a52" : "#b9c8cd", isTwoSided: true },
    seats: { colour: token("--d-seat") },
    doors: { colour: isNight ? "#a3bac8" : "#ffffff", gloss: 0.2, isTwoSided: true },
    chosen: { colour: isNight ? "#9fe0e4" : "#c4e6ea", gloss: 0.3, isTwoSided: true },
    way: { colour: isNight ? "#e2a862" : "#3b4f59", glow: isNight ? "#6b4417" : "#000000" },
    bed: { colour: token("--p-slide"), isTwoSided: true },
    tubes: { colour: token("--p-slide-3"), gloss: 0.2, isTwoSided: true },
    line: { colour: token("--p-slide-2"), isTwoSided: true },
    bar: { colour: token("--d-yellow"), gloss: 0.5 },
  };
}

export function lightOf(isNight: boolean): Light {
  return isNight
    ? {
        sky: "#8fb4d6",
        ground: "#34475a",
        key: "#cfe0f2",
        keyStrength: 1.5,
        skyStrength: 1.9,
        shadow: 0.45,
      }
    : {
        sky: "#e9f6fb",
        ground: "#b7c3c4",
        key: "#fff3df",
        keyStrength: 2.1,
        skyStrength: 1.7,
        shadow: 0.3,
      };
}
