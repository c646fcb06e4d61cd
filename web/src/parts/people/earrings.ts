import { circles } from "./circles.ts";
import type { Shape } from "./shape.tsx";

const GOLD = "#dcb25c";

const pair = (y: number, radius: number) =>
  circles([
    [72, y, radius],
    [168, y, radius],
  ]);

export const GOLD_HOOPS: readonly Shape[] = [[pair(145, 7), GOLD, 2.6]];
export const SMALL_HOOPS: readonly Shape[] = [[pair(139.5, 3.4), "#e9e4d8", 2]];
export const JADE_STUDS: readonly Shape[] = [[pair(138, 3), "#5aa187"]];
export const GOLD_DROPS: readonly Shape[] = [
  [pair(138, 2.4), GOLD],
  ["M71 141l-4 13q4 5 8 0zM169 141l-4 13q4 5 8 0z", GOLD],
];
