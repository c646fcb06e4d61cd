import type { Shape } from "./shape.tsx";

const SHIRT: readonly Shape[] = [
  ["M101 219c10 9 28 9 38 0l-19 36z", "#fbfaf6"],
  ["M96 209l24 44 24-44 6 4-30 64-30-64z", "#fbfaf6"],
  ["M84 217l36 74 36-74 14 6-34 77h-32L70 223z", "lapel"],
];

export const NECK_SCARF: readonly Shape[] = [
  ...SHIRT,
  ["M97 203c8 12 38 12 46 0l5 11c-10 15-46 15-56 0z", "accent"],
  ["M118 221c-2 14-10 24-18 33 10 3 20 0 26-8 1-9 0-18-3-26z", "accent"],
  ["M118 221c-2 14-10 24-18 33 4 1 8 1.5 11 1 6-10 9-22 10-34z", "#000", 0, 0.1],
  ["M113 214c4-3 10-3 14 0 2 5 1 9-2 12-4 2-8 1-11-1-2-4-3-7-1-11z", "#fff", 0, 0.16],
];

export const TIE: readonly Shape[] = [
  ...SHIRT,
  ["M114 220h12l3 10-4 8 6 62h-22l6-62-4-8z", "accent"],
  ["M111 230l9 7 9-7-3-10h-12z", "#000", 0, 0.13],
];

/** A plain jumper under an open jacket: a candidate, not crew. */
export const ROLL_NECK: readonly Shape[] = [
  ["M99 206c4 20 38 20 42 0l10 6c-2 30-60 30-62 0z", "accent"],
  ["M89 212c2 30 60 30 62 0l9 4c-8 44-72 44-80 0z", "accent"],
  ["M92 219c8 20 48 20 56 0", "#000", 2, 0.12],
  ["M82 216L110 300H60C62 262 66 236 82 216zM158 216l-28 84h50c-2-38-6-64-22-84z", "lapel"],
];
